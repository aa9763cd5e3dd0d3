import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { format } from 'node:util';
import { resetScenario, server } from './page-server';

expect.extend(toHaveNoViolations);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => resetScenario());
afterAll(() => server.close());

const CHANNELS = ['error', 'warn'] as const;
let said: string[] = [];

// What is said on the console is a defect: it fails the test that caused it.
beforeEach(() => {
  said = [];
  for (const channel of CHANNELS) {
    jest.spyOn(console, channel).mockImplementation((...words: unknown[]) => {
      said.push(format(...words));
    });
  }
});

afterEach(() => {
  for (const channel of CHANNELS) jest.mocked(console[channel]).mockRestore();
  expect(said).toEqual([]);
});

declare module 'expect' {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
