import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import { scenarios as consultations } from './consultations/scenarios';
import { AdminRoutes } from './routes';

const SCALE = 100;
jest.mock('shared-portal/time-limit', () => {
  const actual = jest.requireActual<typeof import('shared-portal/time-limit')>('shared-portal/time-limit');
  return {
    ...actual,
    // Half a minute passes in a third of a second where nothing responds.
    withTimeLimit: (work: Promise<unknown>, seconds: number) =>
      actual.withTimeLimit(work, seconds === 30 && mockShort ? seconds / SCALE : seconds),
  };
});
let mockShort = false;
beforeEach(() => (mockShort = false));

const LIST = '/rest/v1/rpc/list_consultations';
const hanging: Scenario = {
  ...consultations.few,
  title: 'Consultas que não chegam',
  faults: [{ path: LIST, answer: 'never', once: true }],
};
/** The requests for the list, out of all requests. */
const lists = (asked: jest.SpyInstance<unknown, Parameters<typeof fetch>>) =>
  asked.mock.calls.filter(([input]) => typeof input === 'string' && input.endsWith(LIST));
const search = () => screen.findByRole('searchbox', { name: 'Buscar' });

describe('a list with a slow server', () => {
  it('shows a message after a while, accepts a new search, and uses only its response', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { user } = await openScenario(AdminRoutes, hanging);
    expect(await screen.findByText(/^Está demorando mais que o normal/, {}, { timeout: 8000 })).toBeVisible();
    await user.type(await search(), 'teles@{Enter}');
    expect(await screen.findAllByRole('row', {}, { timeout: 5000 })).toHaveLength(4);
    expect(screen.queryByText(/^Está demorando/)).not.toBeInTheDocument();
    expect(lists(asked).map(([, init]) => init?.signal?.aborted)).toEqual([true, false]);
    asked.mockRestore();
  }, 20_000);

  it('shows no message while a loaded list is refetched', async () => {
    await openScenario(AdminRoutes, consultations.few);
    const { length } = await screen.findAllByRole('row');
    const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers({
      now: Date.now() + 60_000,
      doNotFake: ['performance', 'nextTick', 'queueMicrotask'],
    });
    fireEvent(window, new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(lists(asked)).toHaveLength(1);
    expect(screen.queryByText(/^Está demorando/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(length);
    asked.mockRestore();
  });

  it('times out without a response, once, aborts the request, and can be retried', async () => {
    mockShort = true;
    const asked = jest.spyOn(globalThis, 'fetch');
    const { user, toasts } = await openScenario(AdminRoutes, hanging);
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao carregar', text: 'Não foi possível carregar as consultas.' },
      ]),
    );
    expect(lists(asked).map(([, init]) => init?.signal?.aborted)).toEqual([true]);
    asked.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(4);
  });
});
