import { act, fireEvent, screen } from '@testing-library/react';
import { TEST_USER_PAUSE_MS } from 'shared-domain/test-users';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { createTestUser } from './create-test-user';
import { scenarios } from './scenarios';

jest.mock('./create-test-user', () => ({
  ...jest.requireActual<object>('./create-test-user'),
  createTestUser: jest.fn(() => Promise.resolve('abcDEF123456')),
}));

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('pauses for a second and a half between two accounts, not before the first or after the last', async () => {
  const { toasts } = await openScenario(PublicRoutes, scenarios.before);
  const button = await screen.findByRole('button', { name: 'Criar contas de teste' }, { timeout: 10_000 });
  jest.useFakeTimers();
  fireEvent.click(button);
  await wait(0);
  for (const made of [1, 2]) {
    expect(createTestUser).toHaveBeenCalledTimes(made);
    await wait(TEST_USER_PAUSE_MS - 1);
    expect(createTestUser).toHaveBeenCalledTimes(made);
    await wait(1);
  }
  expect(TEST_USER_PAUSE_MS).toBe(1500);
  expect(createTestUser).toHaveBeenCalledTimes(3);
  expect(toasts().at(-1)?.title).toBe('Processo concluído!');
});
