// The focus is never lost: when the focused element is removed, the nearest element left gets it.

const ABLE =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea, [tabindex]";

export function keepFocus(root: HTMLElement): void {
  let last: Element[] = [];
  root.addEventListener("focusin", (event) => {
    last = [];
    for (
      let each = event.target as Element | null;
      each && each !== root;
      each = each.parentElement
    )
      last.push(each);
  });
  const mend = (): void => {
    const now = document.activeElement;
    const lost = !now || now === document.body;
    // A click on the background removes the focus on purpose.
    if (!lost || !last.length || (last[0]!.isConnected && last[0]!.matches(ABLE))) return;
    const near =
      last.find((each) => each.isConnected && each.matches(ABLE)) ??
      root.querySelector("[data-home]") ??
      root.querySelector("h1");
    (near as HTMLElement | null)?.focus({ preventScroll: true });
  };
  // A button that becomes disabled loses the focus only after the next frame.
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(mend))).observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
}
