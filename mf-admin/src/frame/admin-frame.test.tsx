import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { failingOnce } from 'embedded-backend/scenario';
import { SEED } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const bell = (name: string) => screen.findByRole('button', { name: `Notificações: ${name}` });

describe('the bell', () => {
  it.each([
    ['three', '3 novas', '3'],
    ['twelve', 'mais de 9 novas', '9+'],
    ['none', 'nenhuma nova', null],
  ] as const)('with %s reads "%s"', async (scenario, name, badge) => {
    await open(scenario);
    const button = await bell(name);
    if (badge === null) expect(button.parentElement).toHaveTextContent('');
    else expect(within(button.parentElement as HTMLElement).getByText(badge)).toBeInTheDocument();
  });

  it('shows no number before the notifications are counted', async () => {
    await open('uncountedYet');
    expect(await screen.findByRole('button', { name: 'Notificações' })).toBeInTheDocument();
  });

  it('opens the latest notifications; following one marks it as read', async () => {
    const { user, address, container } = await open('three');
    await user.click(await bell('3 novas'));
    const panel = await screen.findByRole('region', { name: 'Notificações' });
    const links = await within(panel).findAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]).toHaveTextContent('Nova solicitaçãoPessoa 1 aguarda análise.há 12 minNão lida');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(links[0] as HTMLElement);
    expect(address()).toBe('/admin/professionals/approval');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Notificações' })).not.toBeInTheDocument(),
    );
    expect(await bell('2 novas')).toBeInTheDocument();
  });

  it('marks all of them as read', async () => {
    const { user } = await open('twelve');
    await user.click(await bell('mais de 9 novas'));
    await user.click(await screen.findByRole('button', { name: 'Marcar como lidas' }));
    expect(await bell('nenhuma nova')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Não lida')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Marcar como lidas' })).not.toBeInTheDocument();
  });

  it('reports that they could not be marked as read', async () => {
    const { user, toasts } = await open('markingFails');
    await user.click(await bell('3 novas'));
    await user.click(await screen.findByRole('button', { name: 'Marcar como lidas' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro na ação', text: 'Você está sem conexão. Tente novamente quando ela voltar.' },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Marcar como lidas' })).toBeInTheDocument();
  });

  it('is closed by Esc, which returns the focus, and by a click outside', async () => {
    const { user } = await open('three');
    const button = await bell('3 novas');
    const isClosed = () => waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await user.click(button);
    const panel = await screen.findByRole('region', { name: 'Notificações' });
    await within(panel).findAllByRole('link');
    await user.tab();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await isClosed();
    expect(button).toHaveFocus();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('main'));
    await isClosed();
  });

  it.each([
    ['none', 'nenhuma nova', 'Nada por aqui'],
    ['unreachable', '', 'Não foi possível carregar as notificações.'],
  ] as const)('%s: "%s"', async (scenario, _name, text) => {
    const { user } = await open(scenario);
    await user.click(await screen.findByRole('button', { name: /^Notificações:/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the sidebar', () => {
  it('lists the screens in its four groups', async () => {
    await open('none');
    const menu = await screen.findByRole('navigation', { name: 'Administração' });
    const groups = [...menu.children].map((group) => [
      group.querySelector('p')?.textContent ?? null,
      [...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ]);
    expect(groups).toEqual([
      [null, ['/admin/dashboard']],
      [
        'Gestão',
        [
          '/admin/users',
          '/admin/professionals/approval',
          '/admin/consultations',
          '/admin/depoimentos',
          '/admin/mensagens',
        ],
      ],
      ['Financeiro', ['/admin/financial', '/admin/social-impact', '/admin/reports', '/admin/platform-fees']],
      ['Sistema', ['/admin/notifications', '/admin/settings']],
    ]);
    expect(within(menu).getByRole('link', { name: 'Visão Geral' })).toBeInTheDocument();
  });

  it('shows the number of pending applications', async () => {
    await open('none');
    const waiting = SEED.pendingApplications;
    const name = `Aprovar Profissionais ${waiting} aguardam análise`;
    expect(await screen.findByRole('link', { name })).toHaveTextContent(name);
  });
});

describe('an unavailable count', () => {
  it('is not shown as zero in bell and sidebar', async () => {
    await open('uncounted');
    expect(
      await screen.findByRole('button', { name: 'Notificações: não foi possível contar as novas' }),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole('link', { name: 'Aprovar Profissionais não foi possível contar' }),
    ).toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  it('keeps the frame', async () => {
    await open('unknownAddress');
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Administração' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
  });
});

describe('the account menu', () => {
  it.each([
    ['Configurações', '/admin/settings'],
    ['Notificações', '/admin/notifications'],
    ['Verificação em duas etapas', '/verificacao'],
  ])('%s opens %s', async (name, path) => {
    const { user, address } = await open('none');
    await user.click(await screen.findByRole('button', { name: /^Conta/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(address()).toBe(path);
  });

  it('moves the focus into the menu, inside the banner', async () => {
    const { user } = await open('none');
    await user.click(await screen.findByRole('button', { name: /^Conta/ }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    expect(screen.getAllByRole('banner')[0]).toContainElement(menu);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Conta/ })).toHaveFocus();
  });

  it('reports a failed sign-out and stays', async () => {
    const { user, address, toasts } = await open('signOutFails');
    await user.click(await screen.findByRole('button', { name: /^Conta/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro no logout', text: 'Tente novamente.' }]));
    expect(address()).toBe('/admin/settings');
  });

  it('says offline that signing out needs the connection', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, toasts } = await open('signOutFails');
    await user.click(await screen.findByRole('button', { name: /^Conta/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    const text = 'Você está sem conexão. Tente novamente quando ela voltar.';
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro no logout', text }]));
    onLine.mockRestore();
  });

  it('removes the error after a successful sign-out', async () => {
    const { user, toasts } = await openScenario(AdminRoutes, failingOnce(scenarios.signOutFails));
    const leave = async () => {
      await user.click(await screen.findByRole('button', { name: /^Conta/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    };
    await leave();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await leave();
    await waitFor(() => expect(toasts()).toEqual([]));
  });
});
