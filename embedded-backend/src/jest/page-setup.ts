import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { format } from 'node:util';
import * as React from 'react';
import { resetScenario, server } from './page-server';

expect.extend(toHaveNoViolations);
// A screen's chunk is compiled on first use, and queries retry before they fail.
configure({ asyncUtilTimeout: 8000 });
// Testing Library would print the page at each failed attempt of `waitFor` and `findBy`, a tenth of these tests'
// time; here it prints the page when the message is read, after the last attempt.
const { getElementError } = getConfig();
const elementError: typeof getElementError = (text, container) => {
  const isAttempt = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = isAttempt
    ? Object.defineProperties(new Error(), {
        name: { value: 'TestingLibraryElementError' },
        message: { get: () => getElementError(text, container).message, configurable: true },
      })
    : getElementError(text, container);
  // The failed query comes first on the stack.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });
jest.setTimeout(30_000);
// `npm test -- --second-try`
if (process.env['SECOND_TRY']) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// React would note the call stack of every element it creates, a tenth of these tests' time. Its warnings
// still name the component.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => resetScenario());
afterAll(() => server.close());

const CHANNELS = ['error', 'warn'] as const;
// A test that waits for the server lets components update outside React's act().
const NOT_A_DEFECT = /not wrapped in act\(/;
let unexpectedMessages: string[] = [];

// Console output is a defect: it fails the test that caused it.
beforeEach(() => {
  unexpectedMessages = [];
  for (const channel of CHANNELS) {
    jest.spyOn(console, channel).mockImplementation((...words: unknown[]) => {
      const text = format(...words);
      if (!NOT_A_DEFECT.test(text)) unexpectedMessages.push(text);
    });
  }
});

afterEach(() => {
  for (const channel of CHANNELS) jest.mocked(console[channel]).mockRestore();
  expect(unexpectedMessages).toEqual([]);
});
