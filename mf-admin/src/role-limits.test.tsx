import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import type { TeamRole } from 'shared-domain/team';
import { scenarios as professionals } from './approvals/professionals/scenarios';
import { scenarios as approvals } from './approvals/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as requests } from './messages/privacy/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { AdminRoutes } from './routes';
import { scenarios as testimonials } from './testimonials/scenarios';

const as = (role: TeamRole, scenario: Scenario): Scenario => ({
  ...scenario,
  setup: `${(scenario.setup ?? 'select 1').trimEnd().replace(/;$/, '')};
    update private.team_members set role = '${role}';`,
});

describe('a role sees no button that the database would refuse', () => {
  it.each([
    ['read_only', approvals.each, 'Tatiana Cordeiro', /^(Aprovar|Rejeitar|Solicitar)/],
    ['read_only', professionals.marina, 'Marina Azevedo', /^(Suspender|Encerrar)/],
    ['support', testimonials.pending, 'Sem acesso a esta página', /^(Publicar|Não publicar)/],
    ['read_only', testimonials.pending, 'Só a equipe lê', /^(Publicar|Não publicar)/],
    ['read_only', requests.other, 'Pedido sobre dados pessoais', /^(Em andamento|Responder|Encerrar)/],
  ] as const)('%s, screen %#', async (role, scenario, text, buttons) => {
    await openScenario(AdminRoutes, as(role, scenario));
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: buttons })).not.toBeInTheDocument());
  });

  it('reviewers decide on applications, without ending login sessions', async () => {
    await openScenario(AdminRoutes, as('reviewer', professionals.marina));
    expect(await screen.findByRole('button', { name: 'Suspender' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Encerrar/ })).not.toBeInTheDocument());
  });

  it('who only reads sees no documents of an application', async () => {
    const { user } = await openScenario(AdminRoutes, as('read_only', approvals.each));
    const card = await screen.findByRole('article', { name: 'Tatiana Cordeiro' });
    await user.click(within(card).getByRole('button', { name: /^Ver detalhes/ }));
    expect(await within(card).findByText(/•••/)).toBeInTheDocument();
    expect(within(card).queryByRole('heading', { name: 'Documentos' })).not.toBeInTheDocument();
  });

  it('support sees consultations without the payments', async () => {
    await openScenario(AdminRoutes, as('support', consultations.few));
    expect(await screen.findByRole('table', { name: 'Consultas' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Pagamentos' })).not.toBeInTheDocument());
  });

  it('who only reads opens a message without marking it as read', async () => {
    const { client } = await openScenario(AdminRoutes, as('read_only', messages.open));
    await screen.findByRole('article');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Responder/ })).not.toBeInTheDocument());
    const { data } = await client.rpc('team_access');
    expect(data).toMatchObject({ role: 'read_only' });
  });
});

describe('a role sends no request that the database would refuse', () => {
  it.each(['finance', 'support', 'reviewer', 'read_only'] as const)('%s on the overview', async (role) => {
    const asked = jest.spyOn(globalThis, 'fetch');
    await openScenario(AdminRoutes, as(role, dashboard.counts));
    await screen.findAllByText('Pacientes');
    await screen.findByRole('heading', { name: 'Ações rápidas' });
    await waitFor(() => expect(screen.queryByText('Carregando')).not.toBeInTheDocument());
    const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<Response>));
    expect(answers.filter(({ status }) => status >= 400).map(({ url }) => url)).toEqual([]);
    asked.mockRestore();
  });
});
