import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects what the pages of a context complain about: errors and warnings in the console, uncaught errors. */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if ((message.type() !== 'error' && message.type() !== 'warning') || isUnknownAddress(message)) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${String(error.error())}`));
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
