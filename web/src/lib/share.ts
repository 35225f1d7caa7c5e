// Share a link, a text or a picture with the device's share dialog; or copy it, or save it.

/** Whether the link is in the clipboard now. */
export const share = (url: string): Promise<boolean> => give({ title: "Tacora", url }, url);

/** Whether the text is in the clipboard now. */
export const shareText = (text: string): Promise<boolean> => give({ text }, text);

/** Share a picture; a device without a dialog for files saves it. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch(() => undefined);
    return;
  }
  const href = URL.createObjectURL(picture);
  const saved = Object.assign(document.createElement("a"), { href, download: name });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

async function give(data: ShareData, plain: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share(data).catch(() => undefined);
    return false;
  }
  try {
    await navigator.clipboard.writeText(plain);
    return true;
  } catch {
    // Browsers offer their clipboard only over https; the old way works everywhere.
    const before = document.activeElement as HTMLElement | null;
    const field = Object.assign(document.createElement("textarea"), { value: plain });
    Object.assign(field.style, { position: "fixed", opacity: "0" });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }
}
