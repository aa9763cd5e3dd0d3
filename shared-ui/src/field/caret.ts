const SIGNIFICANT = /[\p{L}\p{N}]/u;

const countSignificant = (text: string) => [...text].filter((char) => SIGNIFICANT.test(char)).length;

/**
 * Caret position after a value is masked again: after the same letters and digits as before, whatever
 * separators the mask inserted.
 * @param typed text of the input as the user left it, `caret` included
 * @param format the mask
 */
export function caretAfterMask(typed: string, caret: number, format: (text: string) => string): number {
  const formatted = format(typed);
  if (caret >= typed.length) return formatted.length;
  // Applies the mask, because it may add letters of its own ("06" becomes "CRP-06").
  let wanted = countSignificant(format(typed.slice(0, caret)));
  let position = 0;
  while (wanted > 0 && position < formatted.length) {
    if (SIGNIFICANT.test(formatted.charAt(position))) wanted -= 1;
    position += 1;
  }
  return position;
}
