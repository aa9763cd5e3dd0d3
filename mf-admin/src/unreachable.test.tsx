import { screen, waitFor } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import { scenarios as payments } from './consultations/payments/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as fee } from './platform-fee/scenarios';
import { AdminRoutes } from './routes';

const UNREACHABLE: readonly (readonly [name: string, scenario: Scenario, title: string, text: string])[] = [
  ['consultations', consultations.unreachable, 'Erro ao carregar', 'Não foi possível carregar as consultas.'],
  ['payments', payments.unreachable, 'Erro ao carregar', 'Não foi possível carregar as consultas'],
  ['fee', fee.unreachable, 'Erro', 'Falha ao carregar configurações de taxa da plataforma.'],
];

it.each(UNREACHABLE)(
  'a toast and a panel report that the %s cannot be loaded',
  async (...row) => {
    const [, scenario, title, text] = row;
    const { toasts } = await openScenario(AdminRoutes, scenario);
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]), { timeout: 8000 });
    expect(screen.getByRole('alert', { name: title })).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  },
  20_000,
);
