import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects what the pages of a context complain about: errors and warnings in the console, uncaught errors. */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if ((message.type() !== 'error' && message.type() !== 'warning') || isUnknownAddress(message)) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${String(error.error())}`));
}

/** Collects every request of a context that does not go to the portal: a page that asks elsewhere tells somebody. */
export function collectStrangers(context: BrowserContext, origin: string, complaints: string[]): void {
  context.on('request', (request) => {
    const { protocol, origin: asked, pathname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin)
      complaints.push(`a request to ${asked}${pathname}`);
  });
}

/** The browser itself says that the address a person opened does not exist; the page is there to tell so. */
function isUnknownAddress(message: ConsoleMessage): boolean {
  return message.text().includes('status of 404') && message.location().url === message.page()?.url();
}

/** The complaints that a test did not announce. */
export function unexpectedComplaints(
  complaints: readonly string[],
  expected: RegExp | null,
): readonly string[] {
  return complaints.filter((complaint) => !expected?.test(complaint));
}
