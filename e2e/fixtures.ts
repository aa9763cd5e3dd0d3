import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { clockAheadMs, startClock, stopClock, testInstant } from 'embedded-backend/test-clock';
import type { Person } from './support/people.ts';
import { moveClockOf } from './support/browser-clock.ts';
import { collectComplaints, collectStrangers, unexpectedComplaints } from './support/strict-console.ts';
import { startWorkerPortal, type StoredState, type WorkerPortal } from './support/worker-portal.ts';

interface Options {
  /** Who opens `page`; set with `test.use({ as: 'patient' })`. */
  readonly as: Person;
  /** Complaints of the console that the test brings about on purpose. */
  readonly expectedComplaints: RegExp | null;
}

interface Fixtures {
  /** Opens another browser as somebody else. */
  readonly openAs: (person: Person) => Promise<Page>;
  /** How far the clock of test, portal and browsers runs ahead of the machine's, in milliseconds. */
  readonly aheadMs: number;
  readonly complaints: string[];
}

const stateOf = (portal: WorkerPortal, person: Person): StoredState | undefined =>
  person === 'visitor' ? undefined : portal.states[person];

/**
 * The test function of the journeys. Each worker has a portal of its own, which every test finds as the seed
 * left it, at the same instant, and a test fails when a page complains in the console or asks anybody but the portal for anything.
 */
export const test = base.extend<Options & Fixtures, { portal: WorkerPortal }>({
  as: ['visitor', { option: true }],
  expectedComplaints: [null, { option: true }],

  portal: [
    // Playwright demands a pattern here, and an empty one reads as a mistake.
    async ({ browserName: _ }, use) => {
      const portal = await startWorkerPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ portal }, use) => use(portal.origin),
  storageState: async ({ portal, as }, use) => use(stateOf(portal, as)),

  aheadMs: [
    async ({ portal }, use) => {
      startClock(testInstant());
      const aheadMs = clockAheadMs();
      await portal.control('reset', String(aheadMs));
      await use(aheadMs);
      stopClock();
    },
    { auto: true },
  ],

  complaints: [
    async ({ expectedComplaints }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(unexpectedComplaints(complaints, expectedComplaints)).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, portal, complaints, aheadMs }, use) => {
    await moveClockOf(context, aheadMs);
    collectComplaints(context, complaints);
    collectStrangers(context, portal.origin, complaints);
    await use(context);
  },

  openAs: async ({ browser, portal, complaints, aheadMs }, use) => {
    const opened: Page[] = [];
    await use(async (person) => {
      const page = await openContext(browser, portal, person, complaints);
      opened.push(page);
      await moveClockOf(page.context(), aheadMs);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

async function openContext(
  browser: Browser,
  portal: WorkerPortal,
  person: Person,
  complaints: string[],
): Promise<Page> {
  // A visitor's is empty: without one, the context would begin as the test's own person.
  const storageState = stateOf(portal, person) ?? { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: portal.origin, storageState });
  collectComplaints(context, complaints);
  collectStrangers(context, portal.origin, complaints);
  return context.newPage();
}

export { expect } from '@playwright/test';
export { expectAccessible } from './support/accessibility.ts';
