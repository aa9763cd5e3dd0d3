const RELEASED_AFTER_MS = 60_000;

/** Hands a file to the browser, which saves it under the name. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS);
}
