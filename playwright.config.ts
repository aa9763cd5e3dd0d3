import { defineConfig } from '@playwright/test';
import { oneFontEnvironment } from './e2e/support/one-font.ts';
import { findBrowser } from './tools/testing/browser.ts';

export default defineConfig({
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
    // Recording one costs a sixth of the run's processor time: ask for it with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { ...findBrowser() },
  },
  // In this order: what runs one after another begins first, beside the journeys.
  projects: [
    // The commands of developers and QA, each with portals of its own; some edit the sources for a while.
    { name: 'commands', testDir: 'e2e/commands', workers: 1, fullyParallel: false, timeout: 180_000 },
    // Each worker has a portal of its own, in memory.
    { name: 'portal', testDir: 'e2e/journeys' },
    // The pages that may not move while their fonts come, on a machine that has next to none.
    {
      name: 'one-font',
      testDir: 'e2e',
      testMatch: ['fonts/*.spec.ts', 'journeys/prerendered.spec.ts'],
      use: { launchOptions: { ...findBrowser(), env: oneFontEnvironment() } },
    },
  ],
});
