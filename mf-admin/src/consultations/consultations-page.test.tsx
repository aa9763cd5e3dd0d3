import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import type { PortalClient } from 'shared-portal/contract';
import { choose, openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios as payments } from './payments/scenarios';
import { scenarios } from './scenarios';

const topicsOf = (client: PortalClient) =>
  client.getChannels().flatMap(({ state, subTopic }) => (state === 'joined' ? [subTopic] : []));
afterEach(() => jest.restoreAllMocks());
const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Consultas' });
  return within(table).getAllByRole('row').slice(1);
};
const figureOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'li *' })).closest('li') as HTMLElement;

describe("the admin's consultations", () => {
  it.each([
    ['Consultas', scenarios.few, 'team:consultations'],
    ['Pagamentos', payments.each, 'team:payments'],
  ])('and their payments are read again after a change: %s', async (name, scenario, topic) => {
    const { client } = await openScenario(AdminRoutes, scenario, { hasSockets: true });
    const table = await screen.findByRole('table', { name });
    await waitFor(() => expect(topicsOf(client)).toContain(topic));
    expect(table).not.toHaveTextContent('Camila Trocada');
    // Events of a queue cause a read every five seconds at most.
    const later = performance.now() + 6000;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    await embedded.exec(`
      update public.consultations set patient_name = 'Camila Trocada' where patient_id = '${PEOPLE.camila.id}';
      update public.payments set amount_cents = amount_cents where status = 'paid';`);
    await waitFor(() => expect(screen.getByRole('table', { name })).toHaveTextContent('Camila Trocada'));
  });

  it('lists all of them, latest first, with its columns', async () => {
    await open('few');
    expect(await rows()).toHaveLength(16);
    // A sortable head contains its text twice: as a button, and for phones, where it cannot be clicked.
    const words = (head: HTMLElement) => (within(head).queryByRole('button') ?? head).textContent;
    expect(screen.getAllByRole('columnheader').map(words)).toEqual([
      'Data',
      'Hora',
      'Paciente',
      'E-mail',
      'Profissional',
      'Status',
      'Criada em',
    ]);
    const days = (await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? '');
    const sortable = days.map((day) => day.split('/').reverse().join('-'));
    expect(sortable).toEqual(sortable.toSorted().toReversed());
  });

  it('are sorted by a click on a column head, which is kept in the address', async () => {
    const { user, address } = await open('many');
    await rows();
    const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    expect(head('Data')).toHaveAttribute('aria-sort', 'descending');
    const newest = (await rows())[0]?.textContent;
    await user.click(screen.getByRole('button', { name: 'Data' }));
    await waitFor(() => expect(head('Data')).toHaveAttribute('aria-sort', 'ascending'));
    expect(address()).toBe('/admin/consultations?ordem=antigas');
    await waitFor(async () => expect((await rows())[0]?.textContent).not.toBe(newest));
    await user.click(screen.getByRole('button', { name: 'Última' }));
    await waitFor(async () => expect((await rows()).at(-1)?.textContent).toBe(newest));
    await user.click(screen.getByRole('button', { name: 'Criada em' }));
    await waitFor(() => expect(head('Criada em')).toHaveAttribute('aria-sort', 'descending'));
    expect(head('Data')).not.toHaveAttribute('aria-sort');
    expect(address()).toBe('/admin/consultations?ordem=criadas-por-ultimo');
  });

  it('are sorted with a select where there are no column heads', async () => {
    const { user, address } = await open('few');
    await rows();
    await choose(user, 'Ordem', 'Mais antigas primeiro');
    expect(address()).toBe('/admin/consultations?ordem=antigas');
  });

  it('are filtered by status', async () => {
    const { user, address } = await open('few');
    await rows();
    await choose(user, 'Status', 'Cancelada');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address()).toBe('/admin/consultations?status=cancelled');
  });

  it.each(['Agendada', 'Concluída', 'Cancelada', 'Pendente', 'Não compareceu', 'Expirada'])(
    'show "%s" for exactly the rows that its filter matches',
    async (state) => {
      const { user } = await open('few');
      const reading = (shown: readonly HTMLElement[]) =>
        shown.filter((row) => within(row).queryByText(state) !== null).map((row) => row.textContent);
      const expected = reading(await rows());
      expect(expected).not.toHaveLength(0);
      await choose(user, 'Status', state);
      await waitFor(async () => expect(await rows()).toHaveLength(expected.length));
      expect(reading(await rows())).toEqual(expected);
    },
  );

  it('show their counts', async () => {
    await open('few');
    await rows();
    expect(await figureOf('Total')).toHaveTextContent('16');
    expect(await figureOf('Agendadas')).toHaveTextContent('5');
    expect(await figureOf('Concluídas')).toHaveTextContent('7');
    expect(await figureOf('Canceladas')).toHaveTextContent('1');
  });

  it('are available at the other address', async () => {
    await open('otherName');
    expect(await rows()).toHaveLength(16);
    const menu = within(screen.getByRole('navigation', { name: 'Administração' }));
    expect(menu.getByRole('link', { name: 'Consultas' })).toHaveAttribute('aria-current', 'page');
  });

  it('are searched by name or e-mail, with search and status in the address', async () => {
    const { user, address } = await open('few');
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'TELES@');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    for (const row of await rows()) expect(row).toHaveTextContent('Rafael Teles');
    expect(address()).toBe('/admin/consultations?busca=TELES%40');
  });

  it('open with the filters of the address', async () => {
    await open('filtered');
    for (const row of await rows()) {
      expect(row).toHaveTextContent('Camila Ribeiro dos Santos');
      expect(row).toHaveTextContent('Concluída');
    }
    expect(screen.getByRole('searchbox')).toHaveValue('camila');
  });

  it('are filtered by professional and days, which are loaded on demand and kept in the address', async () => {
    const { user, address } = await open('few');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Mais filtros' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Profissional' }), 'déb');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Débora');
    expect(address()).toBe('/admin/consultations?profissional=d%C3%A9b');
    expect(screen.getByRole('button', { name: 'Mais filtros (1)' })).toHaveAttribute('aria-expanded', 'true');
    await user.type(screen.getByRole('textbox', { name: 'De' }), '01/01/2099{Enter}');
    expect(
      await screen.findByText('Nenhuma consulta encontrada com os filtros aplicados.'),
    ).toBeInTheDocument();
    expect(address()).toBe('/admin/consultations?profissional=d%C3%A9b&desde=2099-01-01');
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await rows()).toHaveLength(16);
  });

  it('open with the professional and the days of the address', async () => {
    await open('filteredMore');
    for (const row of await rows()) expect(row).toHaveTextContent('Marina Azevedo');
    expect(await screen.findByRole('searchbox', { name: 'Profissional' })).toHaveValue('marina');
    expect(screen.getByRole('textbox', { name: 'De' })).toHaveValue('01/01/2020');
  });

  it('open one by its patient', async () => {
    const { user, address } = await open('filtered');
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('link', { name: 'Camila Ribeiro dos Santos' }));
    expect(address()).toMatch(/^\/admin\/consultas\/d000/);
    expect(await screen.findByRole('region', { name: 'Linha do tempo' })).toBeInTheDocument();
  });

  it('are paged by key to the end and back without losing or repeating a row', async () => {
    const { user } = await open('many');
    const seen: string[] = [];
    for (;;) {
      seen.push(...(await rows()).map((row) => row.textContent ?? ''));
      const next = screen.getByRole('button', { name: 'Próxima' });
      if (next.hasAttribute('disabled')) break;
      const first = (await rows())[0];
      await user.click(next);
      await waitFor(() => expect(first).not.toBeInTheDocument());
    }
    expect(seen).toHaveLength(76);
    expect(new Set(seen).size).toBe(76);

    await user.click(screen.getByRole('button', { name: 'Primeira' }));
    await screen.findByText(seen[0]?.slice(0, 10) ?? '', { selector: 'tr:first-child td:first-child' });
    await user.click(screen.getByRole('button', { name: 'Última' }));
    await screen.findByText(seen.at(-1)?.slice(0, 10) ?? '', { selector: 'tr:last-child td:first-child' });
    expect((await rows()).map((row) => row.textContent)).toEqual(seen.slice(-20));
  });

  it('return from an emptied page to the first', async () => {
    const { user, address } = await open('emptied');
    expect(await screen.findByText('Nada nesta página')).toBeInTheDocument();
    expect(screen.queryByText('Nenhuma consulta cadastrada ainda.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voltar à primeira página' }));
    expect(await rows()).toHaveLength(16);
    expect(address()).toBe('/admin/consultations');
  });

  it.each([
    ['noMatch', 'Nenhuma consulta encontrada com os filtros aplicados.'],
    ['none', 'Nenhuma consulta cadastrada ainda.'],
    ['unreachable', 'Não foi possível carregar as consultas.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('contain no focusable controls while loading', async () => {
    const { container } = await openScenario(AdminRoutes, { ...scenarios.slow, latencyMs: 400 });
    await waitFor(() => expect(container.querySelector('[aria-hidden="true"] table')).toBeInTheDocument());
    expect(container.querySelector('[aria-hidden="true"] :is(button, a, input)')).toBeNull();
  });

  it('have no axe violations', async () => {
    const { container } = await open('few');
    await rows();
    expect(await axe(container)).toHaveNoViolations();
  });
});
