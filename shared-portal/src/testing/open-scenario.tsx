import { createClient } from '@supabase/supabase-js';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_ORIGIN, applyScenario } from 'embedded-backend/jest';
import type { Scenario } from 'embedded-backend/scenario';
import { Suspense, type ComponentType } from 'react';
import type { PortalClient } from '../contract';
import type { Database } from '../database.types';
import { portalHistory } from '../history';
import { createIsolatedPortal, type IsolatedPortal } from '../isolated';
import { PortalProvider } from '../portal';
import { PortalRouter } from '../portal-router';
import { SilentSocket } from './silent-socket';

/** Timers stay real: the backend and the network need them. */
const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets and freezes the device's clock; the backend has its own. */
export const setDeviceClock = (now: Date): void =>
  void jest.useFakeTimers({ now, doNotFake: [...REAL_TIMERS] });

let openPortals: IsolatedPortal[] = [];

afterEach(() => {
  cleanup();
  for (const portal of openPortals) portal.stop();
  openPortals = [];
  jest.useRealTimers();
});

/** Options of page tests. */
export interface ScenarioOptions {
  /** Whether Realtime can be reached; by default pages read again by their timers. */
  readonly hasSockets?: boolean;
}

/**
 * Sets up the backend, the address and a client for a scenario; its user's session is stored in the client.
 */
export async function prepareScenario(
  scenario: Scenario,
  { hasSockets = false }: ScenarioOptions = {},
): Promise<PortalClient> {
  const session = await applyScenario(scenario);
  if (scenario.now) setDeviceClock(new Date(scenario.now));
  const client: PortalClient = createClient<Database>(API_ORIGIN, embedded.keys.publishable, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, storageKey: crypto.randomUUID() },
    db: { retry: false },
    ...(hasSockets ? {} : { realtime: { transport: SilentSocket as never } }),
  });
  if (session) await client.auth.setSession(session);
  portalHistory().navigator.replace(scenario.path);
  return client;
}

/** Creates the portal of a prepared client, which reads the account by itself. It ends with the test. */
export function openPortal(client: PortalClient): IsolatedPortal {
  const portal = createIsolatedPortal(client);
  openPortals.push(portal);
  return portal;
}

/** Renders an area's routes in a portal. */
export const renderRoutes = (Routes: ComponentType, portal: IsolatedPortal) =>
  render(
    <PortalProvider portal={portal}>
      <PortalRouter>
        <Suspense fallback={null}>
          <Routes />
        </Suspense>
      </PortalRouter>
    </PortalProvider>,
  );

/** Opens an area's routes at a scenario's address, on the real backend definition, as the scenario's user. */
export async function openScenario(Routes: ComponentType, scenario: Scenario, options?: ScenarioOptions) {
  const client = await prepareScenario(scenario, options);
  const portal = openPortal(client);
  await portal.start();
  await waitFor(() => expect(portal.session.getState()).not.toHaveProperty('account.state', 'loading'));
  const view = renderRoutes(Routes, portal);
  return {
    ...view,
    portal,
    client,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    /** Texts of the toasts, oldest first. */
    toasts: () => portal.toasts.getState().toasts.map(({ title, text }) => ({ title, text })),
    /** The current address. */
    address: () => window.location.pathname + window.location.search,
  };
}
