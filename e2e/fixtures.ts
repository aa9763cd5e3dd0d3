import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { clockAheadMs, startClock, stopClock, testInstant } from 'embedded-backend/test-clock';
import type { ScenarioPerson } from 'embedded-backend/scenario';
import { startBank, type TestBank } from '../supabase/bank/start-bank.ts';
import { moveClockOf } from './support/browser-clock.ts';
import {
  collectConsoleErrors,
  collectForeignRequests,
  unexpectedConsoleErrors,
} from './support/strict-console.ts';
import { startTurnServer, type TurnServer } from './support/turn-server.ts';
import { startWorkerPortal, type StoredState, type WorkerPortal } from './support/worker-portal.ts';

export { QUICK } from '../tools/testing/quick.ts';

interface Options {
  /** User of `page`; set with `test.use({ as: 'patient' })`. */
  readonly as: ScenarioPerson;
  /** Console messages that the test causes on purpose. */
  readonly expectedConsoleErrors: RegExp | null;
}

/** Options of a project, whose workers it shares with no other. */
export interface WorkerOptions {
  /** Instant at which its tests start; null: the environment's. */
  readonly instant: string | null;
  /** Whether its portal has an account at the double of a bank. */
  readonly withBank: boolean;
  /** Whether calls go through a TURN server. */
  readonly withRelay: boolean;
  /** Whether its portal renders the public pages on the server, for each request or as users' portals do. */
  readonly withServedPages: boolean | 'cached';
}

type Device = Pick<BrowserContextOptions, 'timezoneId'>;

interface Fixtures {
  /** Opens another browser as another user. */
  readonly openAs: (person: ScenarioPerson, device?: Device) => Promise<Page>;
  /** Offset of the clock of test, portal and browsers from the machine's, in milliseconds. */
  readonly aheadMs: number;
  readonly consoleErrors: string[];
}

const stateOf = (portal: WorkerPortal, person: ScenarioPerson): StoredState | undefined =>
  person === 'visitor' ? undefined : portal.states[person];

/**
 * The test function of the journeys. Each worker has its own portal, reset to the seed and the same instant
 * before every test. A test fails when a page logs an unexpected console message or sends a request to
 * another origin.
 */
export const test = base.extend<
  Options & Fixtures,
  WorkerOptions & { portal: WorkerPortal; bank: TestBank | null; relay: TurnServer | null }
>({
  as: ['visitor', { option: true }],
  expectedConsoleErrors: [null, { option: true }],
  instant: [null, { option: true, scope: 'worker' }],
  withBank: [false, { option: true, scope: 'worker' }],
  withRelay: [false, { option: true, scope: 'worker' }],
  withServedPages: [false, { option: true, scope: 'worker' }],

  bank: [
    async ({ withBank }, use) => {
      const bank = withBank ? await startBank() : null;
      await use(bank);
      await bank?.stop();
    },
    { scope: 'worker' },
  ],

  relay: [
    async ({ withRelay }, use) => {
      const relay = withRelay ? await startTurnServer() : null;
      await use(relay);
      await relay?.stop();
    },
    { scope: 'worker' },
  ],

  portal: [
    async ({ instant, bank, relay, withServedPages }, use) => {
      if (instant !== null) process.env['TEST_INSTANT'] = instant;
      const portal = await startWorkerPortal({
        ...bank?.settings,
        ...relay?.settings,
        ...(withServedPages && { E2E_SERVED_PAGES: String(withServedPages) }),
      });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
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

  consoleErrors: [
    async ({ expectedConsoleErrors }, use) => {
      const consoleErrors: string[] = [];
      await use(consoleErrors);
      expect(unexpectedConsoleErrors(consoleErrors, expectedConsoleErrors)).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, portal, consoleErrors, aheadMs }, use) => {
    await moveClockOf(context, aheadMs);
    collectConsoleErrors(context, consoleErrors);
    collectForeignRequests(context, portal.origin, consoleErrors);
    await use(context);
  },

  openAs: async ({ browser, portal, consoleErrors, aheadMs }, use) => {
    const opened: Page[] = [];
    await use(async (person, device) => {
      const page = await openContext(browser, portal, person, consoleErrors, device);
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
  person: ScenarioPerson,
  consoleErrors: string[],
  device?: Device,
): Promise<Page> {
  // A visitor's state is empty, because an undefined one would use the test's own user.
  const storageState = stateOf(portal, person) ?? { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: portal.origin, storageState, ...device });
  collectConsoleErrors(context, consoleErrors);
  collectForeignRequests(context, portal.origin, consoleErrors);
  return context.newPage();
}

export { expect } from '@playwright/test';
export { expectAccessible } from './support/accessibility.ts';
