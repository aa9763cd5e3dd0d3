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
    // Recording a trace takes a sixth of the run's CPU time: enable it with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { ...findBrowser() },
  },
  // In this order: serial tests start first, beside the journeys.
  projects: [
    // The commands for developers and QA, each with its own portals; some edit the sources temporarily.
    { name: 'commands', testDir: 'e2e/commands', workers: 1, fullyParallel: false, timeout: 180_000 },
    // Each worker has its own in-memory portal.
    { name: 'portal', testDir: 'e2e/journeys' },
    // Pages that must not shift while their fonts load, on a machine with a single font.
    {
      name: 'one-font',
      testDir: 'e2e',
      testMatch: ['fonts/*.spec.ts', 'journeys/prerendered.spec.ts'],
      use: { launchOptions: { ...findBrowser(), env: oneFontEnvironment() } },
    },
  ],
});
