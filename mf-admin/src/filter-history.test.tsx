import { act, screen, waitFor } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { portalHistory } from 'shared-portal/history';
import { choose, openScenario } from 'shared-portal/testing';
import { scenarios as professionals } from './approvals/professionals/scenarios';
import { scenarios as approvals } from './approvals/scenarios';
import { scenarios as payments } from './consultations/payments/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as payouts } from './financial/payouts/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as requests } from './messages/privacy/scenarios';
import { AdminRoutes } from './routes';

const BEFORE = '/admin/dashboard';

/** Opens a list as the second page of a visit. */
async function visit(scenario: Scenario) {
  const view = await openScenario(AdminRoutes, { ...scenario, path: BEFORE });
  await screen.findByRole('heading', { level: 1 });
  act(() => portalHistory().navigator.push(scenario.path));
  await screen.findByRole('searchbox');
  const isAt = (address: string) => waitFor(() => expect(view.address()).toBe(address));
  const back = async (address: string) => {
    history.back();
    await isAt(address);
  };
  return { ...view, isAt, back };
}

const withFilter = (path: string, filter: string) => `${path}${path.includes('?') ? '&' : '?'}${filter}`;

const LISTS: readonly (readonly [name: string, Scenario])[] = [
  ['applications', approvals.each],
  ['professionals', professionals.approved],
  ['suspended professionals', professionals.suspended],
  ['consultations', consultations.few],
  ['consultations at their other address', consultations.otherName],
  ['payments', payments.each],
  ['lines of a payout', payouts.prepared],
  ['messages', messages.some],
  ['privacy requests', requests.list],
];

describe.each(LISTS)('the search of the %s', (_name, scenario) => {
  it('adds one history entry: Back clears it, then leaves the page', async () => {
    const { user, isAt, back } = await visit(scenario);
    const box = screen.getByRole('searchbox');
    await user.type(box, 'ca');
    await isAt(withFilter(scenario.path, 'busca=ca'));
    await user.type(box, 'mila');
    await isAt(withFilter(scenario.path, 'busca=camila'));
    await back(scenario.path);
    await waitFor(() => expect(box).toHaveValue(''));
    await back(BEFORE);
  });

  it('returns to the previous entry when cleared', async () => {
    const { user, isAt, back } = await visit(scenario);
    await user.type(screen.getByRole('searchbox'), 'ca');
    await isAt(withFilter(scenario.path, 'busca=ca'));
    await user.clear(screen.getByRole('searchbox'));
    await isAt(scenario.path);
    await back(BEFORE);
  });
});

it.each([
  ['consultations', consultations.few, ['Cancelada', 'cancelled'], ['Expirada', 'expired']],
  ['payments', payments.each, ['A reembolsar (1)', 'a-reembolsar'], null],
] as const)('the status of the %s adds one entry, too', async (_name, scenario, first, second) => {
  const { user, isAt, back } = await visit(scenario);
  for (const choice of second ? [first, second] : [first]) {
    await choose(user, 'Status', choice[0]);
    await isAt(withFilter(scenario.path, `status=${choice[1]}`));
  }
  await back(scenario.path);
  const status = screen.getByRole('combobox', { name: 'Status' });
  await waitFor(() => expect(status).toHaveAccessibleDescription('Todos'));
  await back(BEFORE);
});

it('an open message stays open during a search', async () => {
  const { user, isAt, back, address } = await visit(messages.some);
  await user.click(await screen.findByRole('link', { name: /Paulo/ }));
  await waitFor(() => expect(address()).toContain('mensagem='));
  const open = address();
  await user.type(screen.getByRole('searchbox'), 'ca');
  await isAt(withFilter(open, 'busca=ca'));
  await back(open);
  await back('/admin/mensagens');
});
