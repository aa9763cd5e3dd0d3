import type { BrowserContext } from '@playwright/test';
import { replaceNow } from 'embedded-backend/test-clock';

/** Shifts the clock of a context's pages by milliseconds from the machine's. Their timers are unchanged. */
export async function moveClockOf(context: BrowserContext, aheadMs: number): Promise<void> {
  const content = `{ const { now } = Date; (${String(replaceNow)})(() => now() + ${aheadMs}); }`;
  await context.addInitScript({ content });
}
