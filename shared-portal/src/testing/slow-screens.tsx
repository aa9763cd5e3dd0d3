import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import type { ComponentType } from 'react';
import type { SessionState } from '../session';
import { useSession } from '../portal';
import { matchRoute } from '../routes';
import { openPortal, prepareScenario, renderRoutes } from './open-scenario';
import { holdRequests, MAX_ROUNDS } from './request-rounds';

/** A screen's chunk is compiled on first use. */
const SLOW_TIMEOUT = { timeout: 10_000 };

export interface SlowScreen {
  readonly name: string;
  readonly scenario: Scenario;
  /** Content that appears only after everything has loaded. */
  readonly arrived: string | RegExp;
  /** Number of placeholder items, where specified. */
  readonly pieces?: number;
  /** Requests that only follow what is shown, such as marking it as read. */
  readonly afterwards?: readonly string[];
}

const waiting = () => document.querySelector<HTMLElement>('[aria-busy="true"]:has([data-skeleton])');
const shape = () => document.querySelector<HTMLElement>('[data-skeleton]');

/**
 * One test per screen: it shows and announces its placeholder while responses are pending, and the data after at
 * most two rounds of requests.
 */
export function testSlowScreens(Routes: ComponentType, screens: readonly SlowScreen[]): void {
  it.each(screens)(
    '$name: announces loading, then shows the data after at most two rounds of requests',
    async ({ scenario, arrived, pieces, afterwards = [] }) => {
      const client = await prepareScenario({ ...scenario, latencyMs: 0 });
      const { answerUntil, answerAll } = holdRequests();
      const portal = openPortal(client);
      void portal.start();
      renderRoutes(() => <Guarded path={scenario.path} Routes={Routes} />, portal);
      const rounds = isPublic(scenario.path)
        ? []
        : await answerUntil(() => isKnown(portal.session.getState()));

      await waitFor(() => expect(waiting()).toBeInTheDocument(), SLOW_TIMEOUT);
      expect(within(waiting() as HTMLElement).getAllByText('Carregando').length).toBeGreaterThan(0);
      expect(shape()).toHaveAttribute('aria-hidden', 'true');
      expect(shape()?.querySelector('button, a, input, select')).toBeNull();
      if (pieces !== undefined) expect(shape()?.firstElementChild?.children).toHaveLength(pieces);
      expect(screen.queryByText(arrived)).not.toBeInTheDocument();

      const hasArrived = () => shape() === null && screen.queryAllByText(arrived).length > 0;
      const own = await answerAll(hasArrived);
      rounds.push(...own.filter((round) => round.some((name) => !afterwards.includes(name))));
      expect({ rounds, hasArrived: hasArrived() }).toEqual({ rounds: expect.anything(), hasArrived: true });
      expect(rounds.length > maxRounds(scenario.path) ? rounds : []).toEqual([]);
      expect(screen.queryByText('Carregando')).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    30_000,
  );
}

const isKnown = (session: SessionState) =>
  session.phase === 'signed-in' && session.account.state !== 'loading';
const isPublic = (path: string) =>
  matchRoute(new URL(path, window.location.origin).pathname)?.access.kind === 'public';

/** A public screen does not wait for the account. */
const maxRounds = (path: string) => (isPublic(path) ? MAX_ROUNDS - 1 : MAX_ROUNDS);

/** The shell's guard holds back an area until the account is known, except on public screens. */
function Guarded({ path, Routes }: { readonly path: string; readonly Routes: ComponentType }) {
  const session = useSession();
  return isPublic(path) || isKnown(session) ? <Routes /> : null;
}
