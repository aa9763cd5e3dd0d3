import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import { scenarios as professionals } from './approvals/professionals/scenarios';
import { scenarios as approvals } from './approvals/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as requests } from './messages/privacy/scenarios';
import { AdminRoutes } from './routes';
import { scenarios as testimonials } from './testimonials/scenarios';

const turn = (name: string) => screen.getByRole('button', { name });
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent ?? '');

/** The text of each list's rows. */
const items = async (role: 'list' | 'region', name: string) =>
  texts(await within(await screen.findByRole(role, { name })).findAllByRole('listitem'));
const rows = async () =>
  texts(
    within(await screen.findByRole('table', { name: 'Consultas' }))
      .getAllByRole('row')
      .slice(1),
  );

const LISTS: readonly (readonly [name: string, Scenario, total: number, shown: () => Promise<string[]>])[] = [
  ['applications', approvals.many, 47, () => items('list', 'Solicitações')],
  ['professionals', professionals.many, 64, () => items('list', 'Profissionais')],
  ['testimonials', testimonials.many, 45, () => items('list', 'Depoimentos')],
  ['messages', messages.many, 47, () => items('region', 'Mensagens recebidas')],
  ['privacy requests', requests.many, 47, () => items('region', 'Pedidos recebidos')],
  ['consultations', consultations.many, 76, rows],
];

describe.each(LISTS)('the pages of the %s', (_name, scenario, total, shown) => {
  it('lead through all of them, to the last one and back', async () => {
    const { user, address, container } = await openScenario(AdminRoutes, scenario);
    const press = async (name: string) => {
      const before = await shown();
      await user.click(turn(name));
      await waitFor(async () => expect(await shown()).not.toEqual(before));
      await waitFor(() => expect(document.activeElement).toContainElement(turn(name)));
      return shown();
    };
    const seen = await shown();
    expect(turn('Primeira')).toBeDisabled();
    expect(turn('Anterior')).toBeDisabled();
    while (!turn('Próxima').hasAttribute('disabled')) seen.push(...(await press('Próxima')));
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect(turn('Última')).toBeDisabled();
    expect(address()).toContain('depois=');

    expect(await press('Primeira')).toEqual(seen.slice(0, 20));
    expect(await press('Última')).toEqual(seen.slice(-20));
    expect(address()).toContain('fim=');
    expect(turn('Próxima')).toBeDisabled();
    expect(await press('Anterior')).toEqual(seen.slice(-40, -20));
    expect(address()).toContain('antes=');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('open from their address', async () => {
    const glue = scenario.path.includes('?') ? '&' : '?';
    await openScenario(AdminRoutes, { ...scenario, path: `${scenario.path}${glue}fim=` });
    await waitFor(async () => expect(await shown()).toHaveLength(20));
    expect(turn('Próxima')).toBeDisabled();
    expect(turn('Anterior')).toBeEnabled();
  });
});
