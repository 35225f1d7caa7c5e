// Share a link with the device's share dialog, or copy it to the clipboard.

/** Whether the link is in the clipboard now. */
export async function share(url: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ title: "Tacora", url }).catch(() => undefined);
    return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Browsers offer their clipboard only over https; the old way works everywhere.
    const before = document.activeElement as HTMLElement | null;
    const field = Object.assign(document.createElement("input"), { value: url });
    Object.assign(field.style, { position: "fixed", opacity: "0" });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }
}
