/** Downloads a text as a file. `type` is its media type. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(url));
}
