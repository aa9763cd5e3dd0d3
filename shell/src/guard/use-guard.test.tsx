import { render, screen, waitFor } from '@testing-library/react';
import { portalHistory } from 'shared-portal/history';
import { PortalProvider } from 'shared-portal/portal';
import { Router } from 'shared-portal/router';
import { createPortal } from '../session/create-portal';
import { RouteGuard } from './route-guard';

it('redirects after the user left and returned before the render', async () => {
  const history = portalHistory();
  history.navigator.replace('/patient/appointments');
  const { location } = history.get();
  const portal = createPortal(history);
  portal.session.setState({ phase: 'signed-out' });
  history.navigator.push('/auth'); // and its screen is still loading
  render(
    <PortalProvider portal={portal}>
      <Router navigator={history.navigator} location={location}>
        <RouteGuard access={{ kind: 'signed-in' }} waiting="Verificando permissões...">
          Consultas
        </RouteGuard>
      </Router>
    </PortalProvider>,
  );
  expect(screen.getByText('Verificando permissões...')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/auth');
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?next=%2Fpatient%2Fappointments'));
});
