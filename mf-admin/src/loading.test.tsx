import { screen, waitFor } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import { scenarios as professionals } from './approvals/professionals/scenarios';
import { scenarios as approvals } from './approvals/scenarios';
import { scenarios as payments } from './consultations/payments/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as requests } from './messages/privacy/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as fee } from './platform-fee/scenarios';
import { AdminRoutes } from './routes';
import { scenarios as testimonials } from './testimonials/scenarios';

/** Slow enough to be seen waiting; the scenario's own three seconds are for eyes. */
const LATENCY_MS = 600;

const SLOW: readonly (readonly [name: string, scenario: Scenario, arrived: string])[] = [
  ['overview', dashboard.slow, 'Impacto social'],
  ['applications', approvals.slow, 'Tatiana Cordeiro'],
  ['approved professionals', { ...professionals.slow, path: professionals.marina.path }, 'Marina Azevedo'],
  ['consultations', consultations.slow, 'Camila Ribeiro dos Santos'],
  ['payments', payments.slow, 'Caio Nóbrega'],
  ['fee', fee.slow, 'Taxa inicial'],
  ['testimonials', testimonials.slow, 'Rafael T.'],
  ['messages', messages.slow, 'Paulo Menezes'],
  ['privacy requests', requests.slow, 'Bruno Sampaio'],
];

it.each(SLOW)(
  'the %s first show their shape, say that they load, then are there',
  async (_name, slow, text) => {
    await openScenario(AdminRoutes, { ...slow, latencyMs: LATENCY_MS });
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).toBeInTheDocument();
    const page = screen.getByRole('main');
    const busy = () => page.querySelector('[aria-busy="true"]');
    await waitFor(() =>
      expect(busy()?.querySelector('[aria-hidden="true"][data-skeleton] svg')).not.toBeNull(),
    );
    expect(busy()?.querySelector('[role="status"]')).toHaveTextContent('Carregando');
    expect(page.querySelector('[data-skeleton] :is(button, a, input, select)')).toBeNull();
    expect((await screen.findAllByText(text, {}, { timeout: 8000 })).length).toBeGreaterThan(0);
    await waitFor(() => expect(busy()).toBeNull(), { timeout: 8000 });
    expect(page.querySelector('[data-skeleton]')).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
  30_000,
);

const UNREACHABLE: readonly (readonly [name: string, scenario: Scenario, title: string, text: string])[] = [
  ['consultations', consultations.unreachable, 'Erro ao carregar', 'Não foi possível carregar as consultas.'],
  ['payments', payments.unreachable, 'Erro ao carregar', 'Não foi possível carregar as consultas'],
  ['fee', fee.unreachable, 'Erro', 'Falha ao carregar configurações de taxa da plataforma.'],
];

it.each(UNREACHABLE)(
  'a toast and a panel tell that the %s cannot be loaded',
  async (...row) => {
    const [, scenario, title, text] = row;
    const { toasts } = await openScenario(AdminRoutes, scenario);
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]), { timeout: 8000 });
    expect(screen.getByRole('alert', { name: title })).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  },
  20_000,
);
