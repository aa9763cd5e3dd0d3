import { expect } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** The first group of the pattern in the newest e-mail to an address that has it. Waits for the e-mail. */
export async function findInMailTo(origin: string, email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${origin}/_mail.json`)).json()) as Mail[];
      [found] = mails.filter(({ to }) => to === email).flatMap(({ html }) => pattern.exec(html)?.[1] ?? []);
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** The link in the newest e-mail to an address. Waits for the e-mail. */
export async function linkInMailTo(origin: string, email: string): Promise<string> {
  return (await findInMailTo(origin, email, /href="([^"]*token_hash[^"]*)"/)).replaceAll('&amp;', '&');
}

/** The six digits in the newest e-mail to an address. Waits for the e-mail. */
export const codeInMailTo = (origin: string, email: string): Promise<string> =>
  findInMailTo(origin, email, />\s*([0-9]{6})\s*</);
