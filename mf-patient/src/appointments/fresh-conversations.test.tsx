import { act, screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { portalHistory } from 'shared-portal/history';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const go = (path: string) => act(() => portalHistory().navigator.push(path));

it('refetches the conversations after every navigation', async () => {
  const asked = jest.fn();
  const note = ({ request }: { request: Request }) => {
    if (request.url.includes('/rpc/conversations')) asked();
  };
  server.events.on('request:start', note);
  await openScenario(PatientRoutes, scenarios.upcoming);
  await screen.findByRole('link', { name: 'Conversas ativas 1 mensagem nova' });
  go('/patient/search');
  await screen.findByRole('searchbox');
  asked.mockClear();
  go('/patient/appointments');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  server.events.removeListener('request:start', note);
});
