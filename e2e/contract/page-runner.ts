import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Config } from '@jest/types';
import { createEmptyTestResult, type AssertionResult, type Test, type TestResult } from '@jest/test-result';
import type { CallbackTestRunnerInterface, OnTestFailure, OnTestStart, OnTestSuccess } from 'jest-runner';
import type { TestWatcher } from 'jest-watcher';
import type { RunContract, TestOutcome } from '../../embedded-backend/src/testing/page/suite.ts';
import { findBrowser } from '../../tools/testing/browser.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { serveContract } from './contract-site.ts';

const SOURCES = path.join(REPOSITORY, 'embedded-backend/src');

/**
 * Runs test files of the embedded backend for Jest in Chromium, each in its own page with the backend inside.
 */
export class PageRunner implements CallbackTestRunnerInterface {
  /** The runner itself opens as many pages at once as there may be workers. */
  readonly isSerial = true;
  readonly supportsEventEmitters = false;
  readonly #config: Config.GlobalConfig;

  constructor(config: Config.GlobalConfig) {
    this.#config = config;
  }

  async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const site = await serveContract();
    const browser = await startBrowser();
    const waiting = tests.values();
    const runWaiting = async () => {
      for (const test of waiting) {
        if (watcher.isInterrupted()) break;
        await onStart(test);
        try {
          await onResult(test, await this.#run(browser, site.origin, test));
        } catch (error) {
          const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
          await onFailure(test, { message, stack, type: 'Error', code: undefined });
        }
      }
    };
    try {
      await Promise.all(Array.from({ length: this.#config.maxWorkers }, runWaiting));
    } finally {
      await browser.close();
      await site.close();
    }
  }

  async #run(browser: Browser, origin: string, test: Test): Promise<TestResult> {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(origin);
      const start = Date.now();
      const file = path.relative(SOURCES, test.path).replaceAll(path.sep, '/');
      const pattern = this.#config.testNamePattern ?? null;
      const outcomes = await page.evaluate(
        ([name, only]) => (globalThis as unknown as { runContract: RunContract }).runContract(name, only),
        [file, pattern] as const,
      );
      return resultOf(test, outcomes, start);
    } finally {
      await context.close();
    }
  }
}

function startBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (!found)
    throw new Error('Chromium was not found to run the contract tests: npx playwright install chromium');
  return chromium.launch(found);
}

function resultOf(test: Test, outcomes: readonly TestOutcome[], start: number): TestResult {
  const testResults = outcomes.map(assertionOf);
  const numberOf = (status: AssertionResult['status']) =>
    testResults.filter((result) => result.status === status).length;
  const failed = testResults.filter(({ status }) => status === 'failed');
  const end = Date.now();
  const { displayName } = test.context.config;
  return {
    ...createEmptyTestResult(),
    testFilePath: test.path,
    ...(displayName && { displayName }),
    testResults,
    numFailingTests: failed.length,
    numPassingTests: numberOf('passed'),
    numPendingTests: numberOf('pending'),
    failureMessage: failed.length ? failed.map(messageOf).join('\n') : null,
    perfStats: { ...createEmptyTestResult().perfStats, start, end, runtime: end - start },
  };
}

function assertionOf({
  ancestorTitles,
  title,
  passed,
  milliseconds,
  failures,
}: TestOutcome): AssertionResult {
  return {
    ancestorTitles: [...ancestorTitles],
    title,
    fullName: [...ancestorTitles, title].join(' '),
    status: passed === null ? 'pending' : passed ? 'passed' : 'failed',
    duration: milliseconds,
    failureMessages: [...failures],
    failureDetails: [],
    numPassingAsserts: 0,
  };
}

const messageOf = ({ fullName, failureMessages }: AssertionResult) =>
  `  ● ${fullName}\n\n${failureMessages.join('\n').replaceAll(/^/gm, '    ')}\n`;
