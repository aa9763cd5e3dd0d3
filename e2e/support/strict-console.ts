import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects console errors, warnings and uncaught errors of a context's pages. */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if ((message.type() !== 'error' && message.type() !== 'warning') || isUnknownAddress(message)) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${String(error.error())}`));
}

/** Collects every request of a context to another origin, which would leak data. */
export function collectStrangers(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('request', (request) => {
    const { protocol, origin: asked, pathname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin)
      complaints.push(`a request to ${asked}${pathname}`);
  });
}

/** The browser logs that an opened URL does not exist; the not-found page is shown for that purpose. */
function isUnknownAddress(message: ConsoleMessage): boolean {
  return message.text().includes('status of 404') && message.location().url === message.page()?.url();
}

/** The messages that a test did not expect. */
export function unexpectedComplaints(
  complaints: readonly string[],
  expected: RegExp | null,
): readonly string[] {
  return complaints.filter((complaint) => !expected?.test(complaint));
}
