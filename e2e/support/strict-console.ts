import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects console errors, warnings and uncaught errors of a context's pages. */
export function collectConsoleErrors(context: BrowserContext, consoleErrors: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (isUnknownAddress(message) || isLostSocket(message)) return;
    consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => consoleErrors.push(`uncaught: ${String(error.error())}`));
}

/** Collects every request of a context to another origin, which would leak data. */
export function collectForeignRequests(
  context: BrowserContext,
  origin: string,
  consoleErrors: string[],
): void {
  context.on('request', (request) => {
    const { protocol, origin: asked, pathname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin)
      consoleErrors.push(`a request to ${asked}${pathname}`);
  });
}

/** The browser logs that an opened URL does not exist; the not-found page is shown for that purpose. */
function isUnknownAddress(message: ConsoleMessage): boolean {
  return message.text().includes('status of 404') && message.location().url === message.page()?.url();
}

/** The browser logs each attempt to connect without a network or server; a page cannot prevent it. */
function isLostSocket(message: ConsoleMessage): boolean {
  return message.text().startsWith('WebSocket connection to ');
}

/** The messages that a test did not expect. */
export function unexpectedConsoleErrors(
  consoleErrors: readonly string[],
  expected: RegExp | null,
): readonly string[] {
  return consoleErrors.filter((error) => !expected?.test(error));
}
