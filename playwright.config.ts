import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/fixtures.ts';
import { oneFontEnvironment } from './e2e/support/one-font.ts';
import { findBrowser } from './tools/testing/browser.ts';
import { journeysByInstant, OTHER_INSTANTS_VARIABLE } from './tools/testing/other-instants.ts';
import { QUICK } from './tools/testing/quick.ts';

const JOURNEYS = 'e2e/journeys';
const BROWSER = findBrowser();
const QUICK_TAG = new RegExp(QUICK);

/**
 * The journeys of `npm test -- --all`: the quick ones at the usual instant, a third of the others at each other one.
 */
const atOtherInstants = () => [
  { name: 'portal', testDir: JOURNEYS, grep: QUICK_TAG },
  ...journeysByInstant().map(({ name, instant, files }) => ({
    name,
    testDir: JOURNEYS,
    testMatch: [...files],
    grepInvert: QUICK_TAG,
    use: { instant },
  })),
];

export default defineConfig<object, WorkerOptions>({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test -- --second-try`
  retries: process.env['SECOND_TRY'] ? 1 : 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './e2e/support/build-first.ts',
  outputDir: 'test-results',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording a trace takes a sixth of the run's CPU time: enable it with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { ...BROWSER },
  },
  // In this order: serial tests start first, beside the journeys.
  projects: [
    // The commands for developers and QA, each with its own portals; some edit the sources temporarily.
    { name: 'commands', testDir: 'e2e/commands', workers: 1, fullyParallel: false, timeout: 180_000 },
    // Each worker has its own in-memory portal.
    ...(process.env[OTHER_INSTANTS_VARIABLE] ? atOtherInstants() : [{ name: 'portal', testDir: JOURNEYS }]),
    // Pages that must not shift while their fonts load, on a machine with a single font.
    {
      name: 'one-font',
      testDir: 'e2e',
      testMatch: ['fonts/*.spec.ts', 'journeys/prerendered.spec.ts'],
      use: {
        launchOptions: { ...BROWSER, env: { ...(BROWSER?.env ?? process.env), ...oneFontEnvironment() } },
      },
    },
  ],
});
