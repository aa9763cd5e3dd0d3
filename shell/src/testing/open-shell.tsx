import { GoTrueClient } from '@supabase/supabase-js';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_ORIGIN, applyScenario, server } from 'embedded-backend/jest';
import type { Scenario } from 'embedded-backend/scenario';
import { http, HttpResponse } from 'msw';
import { portalHistory, type PortalHistory } from 'shared-portal/history';
import { routeTable } from 'shared-portal/routes';
import { SilentSocket } from 'shared-portal/testing';
import { detectLink } from '../auth/email-link/detect-link';
import { createPortal } from '../session/create-portal';
import { SESSION_KEY } from '../session/stored-session';
import { watchSession } from '../session/watch-session';
import { Shell } from '../shell';

let stopWatching: (() => void) | undefined;

/** The areas that every test knows (`tools/testing/register-routes.ts`). */
const AREAS = routeTable.getState().areas;

/** Files that a host publishes next to the API. */
const PORTAL_FILES = [
  http.get('*/portal-config.json', () =>
    HttpResponse.json({ supabaseUrl: API_ORIGIN, publishableKey: embedded.keys.publishable }),
  ),
  http.get('*/remotes.json', () =>
    HttpResponse.json({
      contract: '1.0.0',
      areas: AREAS.map(({ name, routes }) => ({
        name,
        routes,
        version: '0.1.0',
        contract: '1.0.0',
        entry: `/mf/${name}/0.1.0/mf-manifest.json`,
        integrity: {},
        enabled: true,
      })),
    }),
  ),
];

beforeEach(() => {
  server.use(...PORTAL_FILES);
  Object.assign(globalThis, { WebSocket: SilentSocket });
  // Each test is a new page with its own client.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
});
afterEach(() => {
  cleanup();
  stopWatching?.();
  server.resetHandlers();
});

/**
 * Opens the whole portal at a scenario's address, on the real backend definition, signed in as the scenario's
 * user.
 */
export async function openShell(scenario: Scenario) {
  const session = await applyScenario(scenario);
  // What an earlier visit leaves in the browser.
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  const history = portalHistory();
  history.navigator.replace(scenario.path);

  const page = openPage(history);
  return {
    ...page,
    history,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    /** The current address. */
    address: () => window.location.pathname + window.location.search,
    /**
     * Reopens the page at the current address with the browser's storage. A browser reload does not unmount
     * components, so their cleanup must not run.
     */
    reload: ({ isBrowsers = false } = {}) => {
      const kept = Object.entries(sessionStorage) as [string, string][];
      cleanup();
      if (isBrowsers) for (const [key, value] of kept) sessionStorage.setItem(key, value);
      stopWatching?.();
      Reflect.set(GoTrueClient, 'nextInstanceID', {});
      return openPage(history);
    },
  };
}

function openPage(history: PortalHistory) {
  const portal = createPortal(history);
  detectLink(history, portal.toasts);
  stopWatching = watchSession(portal);
  return { ...render(<Shell portal={portal} />), portal };
}
