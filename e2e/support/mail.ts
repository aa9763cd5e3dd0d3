import { expect } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** Address of the link in the newest mail to somebody. Waits for the mail. */
export async function linkInMailTo(origin: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${origin}/_mail.json`)).json()) as Mail[];
      const html = mails.find(({ to }) => to === email)?.html;
      link = html && /href="([^"]*token_hash[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
