import type { BrowserContext } from '@playwright/test';

/**
 * A text that does harm where it is not treated as plain text: HTML, script, SVG, a style, Markdown, several
 * template languages, an e-mail header, a formula. `mark` identifies where it was stored; `length` truncates
 * it.
 */
export const hostile = (mark: string, length = 120): string =>
  `${mark}<img src=x onerror=pwned()><svg/onload=pwned()>"'><script>pwned()</script>{{7*7}}\${7*7}[a](javascript:pwned())`.slice(
    0,
    length,
  );

/** Records when a part of a hostile text runs in a page of the context. */
export async function setTripwire(context: BrowserContext, consoleErrors: string[]): Promise<void> {
  await context.exposeFunction('pwned', () => consoleErrors.push('a hostile text ran'));
  context.on('dialog', (dialog) => {
    consoleErrors.push(`a dialog shows ${dialog.message()}`);
    void dialog.dismiss();
  });
}
