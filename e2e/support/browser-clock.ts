import type { BrowserContext } from '@playwright/test';
import { replaceNow } from 'embedded-backend/test-clock';

/** Lets the pages of a context run so many milliseconds ahead of the machine's clock. Their timers stay as they are. */
export async function moveClockOf(context: BrowserContext, aheadMs: number): Promise<void> {
  const content = `{ const { now } = Date; (${String(replaceNow)})(() => now() + ${aheadMs}); }`;
  await context.addInitScript({ content });
}
