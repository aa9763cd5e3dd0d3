import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { choose, openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Usuários' });
  return within(table).getAllByRole('row').slice(1);
};
const search = () => screen.getByRole('searchbox', { name: 'Buscar' });
const only = (name: RegExp) =>
  waitFor(async () => {
    const shown = await rows();
    expect(shown).toHaveLength(1);
    expect(shown[0]).toHaveTextContent(name);
  });

describe('the accounts', () => {
  it('are listed with role and state, the latest seen first', async () => {
    const { container } = await open('all');
    const [first] = await rows();
    expect(first).toHaveTextContent(/Camila Ribeiro dos Santos.*Paciente.*Ativa.*hoje/);
    expect(within(first as HTMLElement).getByRole('link', { name: PEOPLE.camila.fullName })).toHaveAttribute(
      'href',
      `/admin/users/${PEOPLE.camila.id}`,
    );
    const seen = screen.getByRole('columnheader', { name: /^Último acesso/ });
    expect(seen).toHaveAttribute('aria-sort', 'descending');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keep the panel of what is planned, with its button, at the foot', async () => {
    const { user, address } = await open('all');
    await rows();
    const panel = screen.getByRole('heading', { name: 'Em Desenvolvimento' }).parentElement as HTMLElement;
    await user.click(within(panel).getByRole('link', { name: 'Voltar' }));
    expect(address()).toBe('/admin/dashboard');
  });

  it('are filtered by views with counts, kept in the address', async () => {
    const { user, address } = await open('all');
    await rows();
    await user.click(await screen.findByRole('button', { name: 'Bloqueadas 1' }));
    await only(/Eduardo.*Bloqueada/);
    expect(address()).toBe('/admin/users?estado=bloqueada');
    expect(await screen.findByText('1 conta')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Equipe/ }));
    await waitFor(() => expect(address()).toBe('/admin/users?papel=equipe'));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Beatriz.*Equipe/));
  });

  it('are filtered by role, state and days', async () => {
    const { user, address } = await open('all');
    await rows();
    await choose(user, 'Papel', 'Paciente');
    await choose(user, 'Estado', 'Bloqueada');
    await only(/Eduardo/);
    expect(address()).toBe('/admin/users?papel=paciente&estado=bloqueada');
    await user.type(screen.getByRole('textbox', { name: 'Criada até' }), '01/01/2020{Enter}');
    expect(await screen.findByText('Nenhuma conta encontrada')).toBeInTheDocument();
    expect(address()).toBe('/admin/users?papel=paciente&estado=bloqueada&ate=2020-01-01');
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect((await rows()).length).toBeGreaterThan(1);
  });

  it('are found by name and e-mail', async () => {
    const { user, address } = await open('all');
    await rows();
    await user.type(search(), 'CAMÍLA rib{Enter}');
    await only(/Camila Ribeiro/);
    expect(address()).toBe('/admin/users?busca=CAM%C3%8DLA+rib');
    await user.clear(search());
    await user.type(search(), `${PEOPLE.marina.email}{Enter}`);
    await only(/Marina Azevedo/);
  });

  it('are found by a whole CPF, which never reaches the address', async () => {
    const { user, address, client } = await open('all');
    await rows();
    const { data } = await client.rpc('reveal_identity', { user_id: PEOPLE.camila.id, reason: 'Teste' });
    const cpf = (data?.cpf ?? '').replace(/^(...)(...)(...)/, '$1.$2.$3-');
    await user.type(search(), `${cpf}{Enter}`);
    await only(/Camila Ribeiro/);
    expect(search()).toHaveValue(cpf);
    expect(address()).toBe('/admin/users');
    await user.clear(search());
    await user.type(search(), '11144477735{Enter}');
    expect(await screen.findByText('Nenhuma conta encontrada')).toBeInTheDocument();
    expect(address()).toBe('/admin/users');
  });

  it('are not searched by CPF in a role that does not read it', async () => {
    const { user } = await open('finance');
    await rows();
    expect(search()).toHaveAttribute('placeholder', 'Nome, e-mail ou registro');
    await user.type(search(), '52998224725{Enter}');
    expect(await screen.findByText(/^O seu papel na equipe não busca por CPF/)).toBeInTheDocument();
  });

  it('are sorted by a click on a column head', async () => {
    const { user, address } = await open('all');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Desde' }));
    await waitFor(() => expect(address()).toBe('/admin/users?ordem=novas'));
    await user.click(screen.getByRole('button', { name: 'Desde' }));
    await waitFor(() => expect(address()).toBe('/admin/users?ordem=antigas'));
  });

  it('are paged by key to the end without losing or repeating one, also those never seen', async () => {
    const { user, client } = await open('many');
    const seen: string[] = [];
    for (;;) {
      seen.push(...(await rows()).map((row) => row.textContent ?? ''));
      const next = screen.getByRole('button', { name: 'Próxima' });
      if (next.hasAttribute('disabled')) break;
      const first = (await rows())[0];
      await user.click(next);
      await waitFor(() => expect(first).not.toBeInTheDocument());
    }
    const { data } = await client.rpc('count_people');
    expect(seen).toHaveLength(data ?? 0);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('open with the filters of the address', async () => {
    await open('filtered');
    await only(/Camila/);
    expect(search()).toHaveValue('camila');
    expect(screen.getByRole('combobox', { name: 'Papel' })).toHaveAccessibleDescription('Paciente');
  });

  it.each([
    ['noMatch', 'Nenhuma conta encontrada'],
    ['unreachable', 'Não foi possível carregar as contas.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('clears a search without a match', async () => {
    const { user, address } = await open('noMatch');
    await screen.findByText('Nenhuma conta encontrada');
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect((await rows()).length).toBeGreaterThan(1);
  });

  it('are filtered in a sheet where there is no room, whose button counts the filters', async () => {
    const { user, address } = await open('all');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await user.click(sheet.getByRole('combobox', { name: 'Estado' }));
    await user.click((await screen.findAllByTitle('Bloqueada')).at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/admin/users?estado=bloqueada'));
    await user.click(sheet.getByRole('button', { name: 'Ver as contas' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filtros 1' })).toHaveFocus();
    await only(/Eduardo/);
  });

  it('are exported for a purpose, with the filters, without CPF', async () => {
    const saved: string[] = [];
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => ((file = blob as Blob), 'blob:0');
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, client, toasts } = await open('filtered');
    await rows();
    await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exportar as contas' }));
    await user.click(dialog.getByRole('button', { name: 'Exportar' }));
    expect(await dialog.findByText(/Escreva para que serve o arquivo/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Para quê/ }), 'Ofício 12/2026');
    await user.click(dialog.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(saved).toEqual(['usuarios.csv']));
    click.mockRestore();
    expect(toasts()).toEqual([{ title: 'Arquivo pronto', text: 'usuarios.csv tem 1 linha.' }]);
    expect(await file?.text()).toMatch(
      /Pessoa;E-mail;Papel;Estado;Consultas;Último acesso;Desde\r\nCamila Ribeiro dos Santos;[^;]+@[^;]+;Paciente;Ativa;\d+;[\d/]*;[\d/]+\r\n$/,
    );
    const { data } = await client.from('audit_log').select('subject_table, after').eq('action', 'export');
    expect(data).toEqual([
      { subject_table: 'people', after: { reason: 'Ofício 12/2026', role: 'patient', about: true } },
    ]);
  });

  it('offer their actions in a menu, and a change on the page of the account', async () => {
    const { user, address } = await open('all');
    const [first] = await rows();
    const menuOf = async (row: HTMLElement | undefined) => {
      await user.click(within(row as HTMLElement).getByRole('button', { name: /^Ações: / }));
      return within(await screen.findByRole('menu'));
    };
    const menu = await menuOf(first);
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Abrir',
      'Copiar e-mail',
      'Escrever',
      'Encerrar acessos',
      'Mudar papel',
      'Exportar dados',
      'Bloquear',
      'Apagar pela LGPDSó na página da pessoa',
    ]);
    expect(menu.getByRole('menuitem', { name: /^Apagar/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(menu.getByRole('menuitem', { name: 'Bloquear' }));
    expect(await screen.findByRole('dialog', { name: 'Bloquear a conta' })).toBeInTheDocument();
    expect(address()).toBe(`/admin/users/${PEOPLE.camila.id}?acao=bloquear`);
  });

  it('offer a role only what it may do', async () => {
    const { user } = await open('finance');
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Ações: / }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Abrir',
      'Copiar e-mail',
      'Escrever',
    ]);
    expect(screen.queryByRole('button', { name: 'Exportar CSV' })).not.toBeInTheDocument();
  });
});
