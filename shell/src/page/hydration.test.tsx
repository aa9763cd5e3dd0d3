import { act, screen } from '@testing-library/react';
import { portalHistory } from 'shared-portal/history';
import { startShell } from '../start';
import { listenTo, type TelemetryEvent } from '../telemetry/report';
import '../testing/open-shell';

jest.mock('../remotes/federation');

it('reports a hydration mismatch, renders the page again and shows no error', async () => {
  const events: TelemetryEvent[] = [];
  listenTo((event) => void events.push(event));
  portalHistory().navigator.replace('/');
  const root = document.body.appendChild(document.createElement('div'));
  root.dataset['prerendered'] = '/';
  root.innerHTML = '<p>O que uma extensão deixou aqui</p>';

  await act(async () => startShell(root));
  expect(await screen.findByRole('heading', { name: 'mf-public' })).toBeInTheDocument();
  expect(screen.queryByText('O que uma extensão deixou aqui')).not.toBeInTheDocument();
  expect(events).toContainEqual({ kind: 'error', name: 'Recovered' });
  expect(screen.queryByText('Oops! Algo deu errado')).not.toBeInTheDocument();
});
