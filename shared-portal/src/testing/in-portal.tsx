import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CONTRACT_VERSION, type Portal } from '../contract';
import { PortalProvider } from '../portal';
import { PortalRouter } from '../portal-router';
import { createSessionStore } from '../session';
import { createToastStore } from '../toasts';

const noServer = () => Promise.reject(new Error('component tests have no server'));

/** A portal without a server, for component tests. */
function createBarePortal(): Portal {
  return {
    contract: CONTRACT_VERSION,
    session: createSessionStore(),
    toasts: createToastStore(),
    supabase: noServer,
    signOut: noServer,
    refreshAccount: noServer,
  };
}

/** Renders inside a portal and its router; returns the portal's toasts and a user-event user. */
export function renderInPortal(children: ReactNode) {
  const portal = createBarePortal();
  const inside = (content: ReactNode) => (
    <PortalProvider portal={portal}>
      <PortalRouter>{content}</PortalRouter>
    </PortalProvider>
  );
  const user = userEvent.setup();
  const view = render(inside(children));
  return {
    ...view,
    user,
    rerender: (content: ReactNode) => view.rerender(inside(content)),
    show: portal.toasts.getState().show,
    toasts: () => portal.toasts.getState().toasts.map(({ kind, title, text }) => ({ kind, title, text })),
  };
}
