import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONTACT_MESSAGES, PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const lineOf = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const unreadOf = async (client: Awaited<ReturnType<typeof open>>['client']) => {
  const { data } = await client.from('contact_messages').select('full_name').is('read_at', null);
  return data?.map((row) => row.full_name);
};

describe("the team's messages", () => {
  it('are listed newest first with unread ones marked, and are not read by listing', async () => {
    const { client } = await open('some');
    const lines = await screen.findAllByRole('link', { name: /Não lida/ });
    expect(lines.map((line) => within(line).getByText(/^(Reembolso|Registro)/).textContent)).toEqual([
      'Reembolso',
      'Registro de outro estado',
    ]);
    expect(await unreadOf(client)).toEqual(['Paulo Menezes', 'Sônia Prado']);
  });

  it('are read when opened, which is kept in the address', async () => {
    const { user, client, address } = await open('some');
    await user.click(await lineOf('Sônia Prado'));
    const heading = await screen.findByRole('heading', { name: 'Registro de outro estado' });
    await waitFor(() => expect(heading).toHaveFocus());
    const message = screen.getByRole('article', { name: 'Registro de outro estado' });
    expect(message).toHaveTextContent('Meu CRP é de Minas e me mudei. Posso atender online?');
    expect(message).toHaveTextContent('Profissional');
    expect(within(message).getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
      'href',
      'mailto:sonia.prado@vinculo.example?subject=Re%3A%20Registro%20de%20outro%20estado',
    );
    expect(address()).toBe(`/admin/mensagens?mensagem=${CONTACT_MESSAGES.sonia.id}`);
    await waitFor(async () => expect(await unreadOf(client)).toEqual(['Paulo Menezes']));
    await waitFor(async () => expect(await lineOf('Sônia Prado')).not.toHaveTextContent('Não lida'));
    expect(await lineOf('Paulo Menezes')).toHaveTextContent('Não lida');
  });

  it('open from their address', async () => {
    await open('open');
    expect(await screen.findByRole('heading', { name: 'Reembolso' })).toBeInTheDocument();
    expect(await lineOf('Paulo Menezes')).toHaveAttribute('aria-current', 'true');
  });

  it('lead to the account that sent them, if there is one', async () => {
    const { user, address } = await open('fromAccount');
    await user.click(await screen.findByRole('link', { name: 'Abrir a conta' }));
    expect(address()).toBe(`/admin/users/${PEOPLE.marina.id}`);
    await open('open');
    await screen.findByRole('link', { name: 'Responder por e-mail' });
    expect(screen.queryByRole('link', { name: 'Abrir a conta' })).not.toBeInTheDocument();
  });

  it('are separate from privacy requests', async () => {
    const { user, address } = await open('some');
    await lineOf('Paulo Menezes');
    expect(screen.getByText(/Resposta em até 24h/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /^Privacidade/ }));
    await lineOf('Bruno Sampaio');
    expect(screen.getByText(/A LGPD dá 15 dias para responder/)).toBeInTheDocument();
    expect(screen.queryByText(/24h/)).not.toBeInTheDocument();
    expect(address()).toBe('/admin/mensagens?aba=privacidade');
    expect(screen.queryByRole('link', { name: /Paulo Menezes/ })).not.toBeInTheDocument();
  });

  it('are searched by name, e-mail or subject', async () => {
    const { user, address } = await open('some');
    await lineOf('Paulo Menezes');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar mensagens' }), 'sonia');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Paulo Menezes/ })).not.toBeInTheDocument(),
    );
    expect(await lineOf('Sônia Prado')).toBeInTheDocument();
    expect(address()).toBe('/admin/mensagens?busca=sonia');
  });

  it('stay on their page when one is opened', async () => {
    const { user, address } = await open('many');
    await lineOf('Paulo Menezes');
    await user.click(screen.getByRole('button', { name: 'Última' }));
    await user.click(await lineOf('Pessoa 45'));
    await screen.findByRole('heading', { name: 'Assunto 45' });
    expect(await lineOf('Pessoa 45')).toHaveAttribute('aria-current', 'true');
    expect(address()).toMatch(/^\/admin\/mensagens\?fim=&mensagem=/);
  });

  it.each([
    ['none', 'Nenhuma mensagem'],
    ['noMatch', 'Nenhuma mensagem encontrada'],
    ['unknown', 'Mensagem não encontrada'],
    ['unreachable', 'Não foi possível carregar as mensagens.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each(['unreachable', 'none'] as const)('%s: skips no heading level', async (name) => {
    await open(name);
    await screen.findByText(/^(Erro ao carregar|Nenhuma mensagem)$/);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels[0]).toBe('H1');
    expect(new Set(levels.slice(1))).toEqual(new Set(['H2']));
  });

  it('show no count on the tab if there are none', async () => {
    await open('none');
    expect(await screen.findByRole('tab', { name: 'Contato' })).toBeInTheDocument();
  });

  it('show no zero if they could not be counted', async () => {
    await open('uncounted');
    expect(
      await screen.findByRole('tab', { name: /^Contato.*não foi possível contar$/ }),
    ).toBeInTheDocument();
  });

  it('have no axe violations', async () => {
    const { container } = await open('open');
    await screen.findByRole('heading', { name: 'Reembolso' });
    await lineOf('Paulo Menezes');
    expect(await axe(container)).toHaveNoViolations();
  });
});
