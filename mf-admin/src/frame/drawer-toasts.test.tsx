import { act, screen, waitFor, within } from '@testing-library/react';
import { openScenario } from 'shared-portal/testing';
import { Toaster } from 'shared-ui/toaster';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const PageWithToasts = () => (
  <>
    <AdminRoutes />
    <Toaster />
  </>
);

const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: true });
});
afterEach(() => {
  window.matchMedia = wide;
});

it('shows toasts in the open menu, whose mask covers the header, and in the header once it closes', async () => {
  const { user, portal } = await openScenario(PageWithToasts, scenarios.none);
  const toggle = await screen.findByRole('button', { name: 'Mostrar ou esconder o menu' });
  act(() => portal.toasts.getState().show({ kind: 'info', title: 'Aviso', seconds: 60 }));
  const toast = await screen.findByText('Aviso');
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toContainElement(toast));
  await user.click(toggle);
  const menu = await screen.findByRole('dialog');
  await waitFor(() => expect(menu).toContainElement(toast));
  await user.click(within(menu).getByRole('button', { name: 'Fechar o menu' }));
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toContainElement(toast));

  await user.click(toggle);
  await waitFor(() => expect(menu).toContainElement(toast));
  await user.click(within(menu).getByRole('button', { name: 'Fechar aviso' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});
