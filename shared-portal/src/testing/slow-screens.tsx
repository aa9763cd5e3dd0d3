import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import type { ComponentType } from 'react';
import { useSession } from '../portal';
import { matchRoute } from '../routes';
import { openPortal, openScenario, prepareScenario, renderRoutes } from './open-scenario';
import { holdRequests, MAX_ROUNDS } from './request-rounds';

/**
 * Long enough to be visible, short enough for a test; a scenario's own three seconds are for manual viewing.
 */
const LATENCY_MS = 400;
/** A screen may send several requests in sequence. */
const SLOW_TIMEOUT = { timeout: 10_000 };

export interface SlowScreen {
  readonly name: string;
  readonly scenario: Scenario;
  /** Content that appears only after everything has loaded. */
  readonly arrived: string | RegExp;
  /** Number of placeholder items, where specified. */
  readonly pieces?: number;
}

const waiting = () => document.querySelector<HTMLElement>('[aria-busy="true"]:has([data-skeleton])');
const shape = () => document.querySelector<HTMLElement>('[data-skeleton]');

/**
 * One test per screen: it shows and announces its placeholder while responses are late, and then the data.
 */
export function testSlowScreens(Routes: ComponentType, screens: readonly SlowScreen[]): void {
  it.each(screens)(
    '$name: announces loading, then shows the data',
    async ({ scenario, arrived, pieces }) => {
      await openScenario(Routes, { ...scenario, latencyMs: LATENCY_MS });
      await waitFor(() => expect(waiting()).toBeInTheDocument(), SLOW_TIMEOUT);
      expect(within(waiting() as HTMLElement).getAllByText('Carregando').length).toBeGreaterThan(0);
      expect(shape()).toHaveAttribute('aria-hidden', 'true');
      expect(shape()?.querySelector('button, a, input, select')).toBeNull();
      if (pieces !== undefined) expect(shape()?.firstElementChild?.children).toHaveLength(pieces);
      expect(screen.queryByText(arrived)).not.toBeInTheDocument();

      expect((await screen.findAllByText(arrived, undefined, SLOW_TIMEOUT)).length).toBeGreaterThan(0);
      await waitFor(() => expect(shape()).not.toBeInTheDocument(), SLOW_TIMEOUT);
      expect(screen.queryByText('Carregando')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    30_000,
  );

  it.each(screens)('$name: requests its data in at most two rounds', async ({ scenario, arrived }) => {
    const client = await prepareScenario({ ...scenario, latencyMs: 0 });
    const { answerUntil } = holdRequests();
    const portal = openPortal(client);
    void portal.start();
    renderRoutes(() => <Guarded path={scenario.path} Routes={Routes} />, portal);
    const hasArrived = () => shape() === null && screen.queryAllByText(arrived).length > 0;
    const rounds = await answerUntil(hasArrived);
    expect({ rounds, hasArrived: hasArrived() }).toEqual({ rounds: expect.anything(), hasArrived: true });
    expect(rounds.length > MAX_ROUNDS ? rounds : []).toEqual([]);
  });
}

/** The shell's guard holds back an area until the account is known, except on public screens. */
function Guarded({ path, Routes }: { readonly path: string; readonly Routes: ComponentType }) {
  const session = useSession();
  const isPublic = matchRoute(new URL(path, window.location.origin).pathname)?.access.kind === 'public';
  const isKnown = session.phase === 'signed-in' && session.account.state !== 'loading';
  return isPublic || isKnown ? <Routes /> : null;
}
