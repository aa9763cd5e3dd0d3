import type { BrowserContext } from '@playwright/test';

/**
 * A text that harms a page which reads it as anything but text: HTML, script, SVG, a style, Markdown, templates of
 * several kinds, a mail's header, a formula. `mark` tells where it was planted; `length` cuts it.
 */
export const hostile = (mark: string, length = 120): string =>
  `${mark}<img src=x onerror=pwned()><svg/onload=pwned()>"'><script>pwned()</script>{{7*7}}\${7*7}[a](javascript:pwned())`.slice(
    0,
    length,
  );

/** Where every page of a context tells that something of a hostile text ran. */
export async function setTripwire(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('pwned', () => complaints.push('a planted text ran'));
  context.on('dialog', (dialog) => {
    complaints.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
}
