import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SEED } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
afterEach(() => jest.restoreAllMocks());
const figureOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'li *' })).closest('li') as HTMLElement;

describe('the admin overview', () => {
  it('follows the queues of payments and messages', async () => {
    const { client } = await openScenario(AdminRoutes, scenarios.deployed, { hasSockets: true });
    const joined = () => client.getChannels().filter(({ state }) => state === 'joined');
    const topics = ['team:approvals', 'team:messages', 'team:payments'];
    await waitFor(() =>
      expect(joined().map(({ subTopic }) => subTopic)).toEqual(expect.arrayContaining(topics)),
    );
    // Events of a queue cause a read every five seconds at most.
    const later = performance.now() + 6000;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    await embedded.exec(`
      insert into public.contact_messages (full_name, email, user_type, subject, message)
      select 'Ana', 'ana@exemplo.com.br', 'patient', 'Dúvida', 'Como faço?' from generate_series(1, 40);
      update public.payments set amount_cents = 100000 where paid_at is not null;`);
    await waitFor(async () => {
      expect(await figureOf('Receita total')).toHaveTextContent('.000');
      expect(screen.getByRole('link', { name: /^Mensagens 4\d novas/ })).toBeInTheDocument();
    });
  });

  it('counts patients, professionals and consultations from the database', async () => {
    const { client } = await open('counts');
    const { count } = await client.from('consultations').select('id', { count: 'exact', head: true });
    await waitFor(async () => expect(await figureOf('Consultas')).toHaveTextContent(String(count)));
    expect(await figureOf('Profissionais')).toHaveTextContent(String(SEED.professionals));
    const withoutApplication = SEED.waitingForApproval - SEED.pendingApplications;
    expect(await figureOf('Aguardam aprovação')).toHaveTextContent(
      `${SEED.waitingForApproval}${SEED.pendingApplications} para a equipe decidir, ${withoutApplication} por completar`,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Administração' }));
    expect(
      menu.getByRole('link', { name: `Aprovar Profissionais ${SEED.pendingApplications} aguardam análise` }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: new RegExp(`${SEED.pendingApplications} solicitações pendentes$`) }),
    ).toBeInTheDocument();
  });

  it('estimates revenue and donations, labels them as estimates, and splits the donations 40, 35 and 25', async () => {
    await open('activity');
    const impact = await screen.findByRole('region', { name: 'Impacto social' });
    await waitFor(() => expect(impact).toHaveTextContent('Estimativa'));
    expect(impact).toHaveTextContent(
      /^Impacto socialEstimativaR\$\s96,005% da receita, dividido entre três instituiçõesInstituição A, 40%R\$\s38,40Instituição B, 35%R\$\s33,60Instituição C, 25%R\$\s24,00$/,
    );
    expect(await figureOf('Receita total')).toHaveTextContent(/^Receita totalR\$\s1\.920Estimativa$/);
    for (const tag of screen.getAllByText('Estimativa')) expect(tag).toHaveAttribute('title', 'Estimativa');
    const chart = within(impact).getByRole('img', {
      name: 'Divisão entre as três instituições: 40%, 35%, 25%.',
    });
    const bars = [...chart.querySelectorAll('rect')];
    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['0', '39'],
      ['40', '34'],
      ['75', '25'], // to the very end of the hundred
    ]);
  });

  it('sums up payments and shows no donations outside a demo', async () => {
    await open('deployed');
    await waitFor(async () =>
      expect(await figureOf('Receita total')).toHaveTextContent(
        /^Receita totalR\$\s[\d.]+(,\d\d)?De \d+ pagamentos recebidos$/,
      ),
    );
    const impact = await screen.findByRole('region', { name: 'Impacto social' });
    expect(impact).toHaveTextContent(
      /^Impacto social–As doações feitas ainda não são registradas no portal\.Instituição A, 40%–/,
    );
    expect(screen.queryByText('Estimativa')).not.toBeInTheDocument();
  });

  it('shows recent activity from the database', async () => {
    await open('activity');
    const card = await screen.findByRole('region', { name: 'Atividade recente' });
    const lines = await within(card).findAllByRole('listitem');
    expect(lines.map((line) => line.textContent?.replace(/\s/g, ' '))).toEqual([
      'Solicitação de Marina Azevedo rejeitadaagora',
      'Tatiana Cordeiro enviou uma solicitaçãohá 12 min',
      'Consulta marcada para 26/11, 11:30há 40 min',
      'Pagamento de R$ 200,00 confirmadohá 1h',
      'Marina Azevedo recebeu uma avaliaçãohá 2h',
      expect.stringContaining('17/11'),
    ]);
  });

  it('shows quick actions with the number of pending items', async () => {
    const { user, address } = await open('counts');
    const actions = within(await screen.findByRole('navigation', { name: 'Ações rápidas' }));
    await actions.findByText('Taxa atual: 0.500%');
    expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Aprovar profissionais\d+ solicitações pendentes$/),
      expect.stringMatching(/^Ver consultas\d+ neste mês$/),
      'Taxas da PlataformaTaxa atual: 0.500%',
      expect.stringMatching(/^Depoimentos\d+ aguardando leitura$/),
      'Mensagens2 novas, 1 pedido de privacidade',
      'AuditoriaQuem fez o quê, e quando',
    ]);
    await user.click(actions.getByRole('link', { name: /^Mensagens/ }));
    expect(address()).toBe('/admin/mensagens');
  });

  it.each([
    ['nothing', 'Nada aconteceu ainda'],
    ['activityUnreachable', 'Não foi possível carregar a atividade recente.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("is the admin's start page", async () => {
    const { address } = await open('entrance');
    await figureOf('Pacientes');
    expect(address()).toBe('/admin/dashboard');
  });

  it('offers a retry when the counts cannot be loaded', async () => {
    await open('unreachable');
    expect(
      await screen.findByText('Não foi possível carregar os números da plataforma.'),
    ).toBeInTheDocument();
    const actions = within(screen.getByRole('navigation', { name: 'Ações rápidas' }));
    expect(actions.getByRole('link', { name: 'Depoimentos Não foi possível contar' })).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = await open('counts');
    await figureOf('Pacientes');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the frame around every admin page', () => {
  it('lists the screens in their four groups', async () => {
    await open('counts');
    const menu = await screen.findByRole('navigation', { name: 'Administração' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent?.replace(/ \d+ aguardam análise$/, '')),
    ).toEqual([
      'Visão Geral',
      'Usuários',
      'Aprovar Profissionais',
      'Consultas',
      'Depoimentos',
      'Mensagens',
      'Financeiro',
      'Impacto Social',
      'Relatórios',
      'Taxas',
      'Notificações',
      'Configurações',
    ]);
    expect(screen.getByText('ADMIN')).toBeInTheDocument();
  });

  it('collapses with Ctrl+B and persists', async () => {
    const { user } = await open('counts');
    await figureOf('Pacientes');
    await user.keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('link', { name: 'Usuários' })).toHaveTextContent('');
    const { collapsed, until } = JSON.parse(localStorage.getItem('vinculo.admin.sidebar') ?? '{}') as {
      collapsed: boolean;
      until: number;
    };
    expect(collapsed).toBe(true);
    const days = (until - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('signs out to the landing page', async () => {
    const { user, address, portal } = await open('counts');
    await user.click(await screen.findByRole('button', { name: /^Conta/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(portal.session.getState().phase).toBe('signed-out');
  });
});
