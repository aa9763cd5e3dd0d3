import { screen, waitFor, within } from '@testing-library/react';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Auditoria' });
  return within(table).getAllByRole('row').slice(1);
};

describe('the audit', () => {
  it('shows who did what to whom, latest first', async () => {
    const { container } = await open('few');
    const [read, cancelled, expired] = await rows();
    expect(read).toHaveTextContent(/Beatriz Farias.*leu a conta.*Camila.*Leituras de dados/);
    expect(cancelled).toHaveTextContent(/mudou a consulta/);
    expect(expired).toHaveTextContent(/Tarefa automática.*mudou o pagamento.*Dinheiro/);
    expect(await screen.findByText('3 registros, dos mais novos para os mais antigos')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens a row with what changed, and closes it with Back', async () => {
    const { user, address } = await open('few');
    const [, cancelled] = await rows();
    await user.click(within(cancelled as HTMLElement).getByRole('link', { name: 'Beatriz Farias' }));
    const drawer = await screen.findByRole('dialog', { name: 'Registro' });
    expect(address()).toMatch(/^\/admin\/auditoria\?registro=\d+$/);
    expect(within(drawer).getByText('“Pedido por telefone”')).toBeInTheDocument();
    expect(within(drawer).getByRole('row', { name: 'Situação Agendada Cancelada' })).toBeInTheDocument();
    expect(within(drawer).getByText('Administração completa')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/auditoria'));
  });

  it('keeps its filters in the address', async () => {
    const { user, address } = await open('few');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Dinheiro' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(address()).toBe('/admin/auditoria?ver=dinheiro');
    expect(await screen.findByText('1 registro')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tudo' }));
    await user.type(screen.getByRole('searchbox', { name: 'Em quem ou em quê' }), 'ninguem@vinculo.example');
    expect(await screen.findByText('Nenhum registro encontrado')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  it('shows what came from one network, and leads to the thing itself', async () => {
    const { user, address } = await open('networks');
    const [latest] = await rows();
    await user.click(within(latest as HTMLElement).getByRole('link', { name: 'Beatriz Farias' }));
    await user.click(await screen.findByRole('link', { name: 'Ver o que veio desta rede' }));
    await waitFor(() => expect(address()).toBe('/admin/auditoria?quando=tudo&rede=189.6.1.0%2F24'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    const [only] = await rows();
    await user.click(within(only as HTMLElement).getByRole('link', { name: 'Beatriz Farias' }));
    expect(await screen.findByRole('link', { name: 'Abrir a consulta' })).toHaveAttribute(
      'href',
      `/admin/consultas/${CONSULTATIONS.confirmed.id}`,
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Tirar o filtro: Rede 189.6.1.•' }));
    await waitFor(async () => expect(await rows()).toHaveLength(5));
  });

  it('turns its pages by the key of a numbered row', async () => {
    const { user, address } = await open('many');
    expect(await rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: /Próxima/ }));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(address()).toMatch(/^\/admin\/auditoria\?depois=.+_\d+$/);
  });

  it.each([
    ['noMatch', 'Nenhum registro encontrado'],
    ['unreachable', 'Não foi possível carregar a auditoria.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is exported for a purpose, which is logged', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:0';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, client, toasts } = await open('few');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    const dialog = await screen.findByRole('dialog', { name: 'Exportar a auditoria' });
    await user.click(within(dialog).getByRole('button', { name: 'Exportar' }));
    expect(await within(dialog).findByText(/Escreva para que serve o arquivo/)).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /Para quê/ }), 'Ofício 118/2026');
    await user.click(within(dialog).getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(saved).toEqual(['auditoria.csv']));
    click.mockRestore();
    expect(toasts()).toEqual([
      { title: 'Arquivo pronto', text: expect.stringMatching(/^auditoria.csv tem [34] linhas/) },
    ]);
    const { data } = await client.from('audit_log').select('after').eq('action', 'export');
    expect(data).toEqual([{ after: { reason: 'Ofício 118/2026', since: expect.any(String) } }]);
  });
});

describe('roles in the interface', () => {
  it('a role without the audit sees neither the page nor its entry', async () => {
    const { user, address } = await open('finance');
    expect(await screen.findByRole('heading', { name: 'Sem acesso a esta página' })).toBeInTheDocument();
    const menu = screen.getByRole('navigation', { name: 'Administração' });
    expect(within(menu).getByRole('link', { name: 'Financeiro' })).toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: /Aprovar Profissionais/ })).not.toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: 'Mensagens' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Voltar' }));
    expect(address()).toBe('/admin/dashboard');
    expect(screen.queryByRole('link', { name: /Auditoria/ })).not.toBeInTheDocument();
  });

  it('a member who may only read sees the audit', async () => {
    await open('readOnly');
    expect(await rows()).toHaveLength(3);
  });
});
