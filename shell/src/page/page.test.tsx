import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { openShell } from '../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

const at = (path: string, as: Scenario['as'] = 'visitor') => openShell({ title: '', path, as });
const navigation = () => within(screen.getByRole('navigation', { name: 'Principal' }));
const links = () =>
  within(navigation().getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')]);
const footer = () => screen.getByRole('contentinfo');

describe('the header', () => {
  it('offers a visitor plans, sign-in and sign-up', async () => {
    await at('/');
    expect(links()).toEqual(
      expect.arrayContaining([
        ['Planos', '/planos-profissionais'],
        ['Entrar', '/auth?mode=login'],
        ['Cadastrar', '/auth?mode=signup'],
      ]),
    );
  });

  it('offers a patient dashboard, appointments, profile and sign-out', async () => {
    await at('/patient/search', 'patient');
    await screen.findByRole('heading', { name: 'mf-patient' });
    expect(links()).toEqual([
      ['Painel', '/patient/dashboard'],
      ['Minhas Consultas', '/patient/appointments'],
      ['Mensagens', '/patient/mensagens'],
      ['Perfil', '/patient/profile'],
    ]);
    expect(navigation().getByRole('button', { name: 'Sair' })).toBeInTheDocument();
  });

  it("does not show the visitor's header while the session loads", async () => {
    await at('/', 'patient');
    expect(navigation().queryByRole('link', { name: 'Cadastrar' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'mf-public' });
  });

  it('marks the current page', async () => {
    await at('/patient/appointments', 'patient');
    await screen.findByRole('heading', { name: 'mf-patient' });
    expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent('Minhas Consultas');
  });

  it.each(['patient', 'professional'] as const)(
    "counts a %s's unread messages, again once some are read",
    async (person) => {
      await at(`/${person}/mensagens`, person);
      await screen.findByRole('heading', { name: `mf-${person}` });
      const unread = { name: 'Mensagens 1 não lida' };
      expect(await screen.findByRole('link', unread)).toBeInTheDocument();
      await embedded.exec('update public.chat_messages set read_at = private.now()');
      act(() => void dispatchEvent(new Event('messages-read')));
      expect(await screen.findByRole('link', { name: 'Mensagens' })).toBeInTheDocument();
    },
  );

  it.each([
    ['patient', `/patient/mensagens/${CONSULTATIONS.confirmed.id}`],
    ['professional', '/professional/mensagens'],
  ] as const)('marks the messages of a %s', async (person, path) => {
    await at(path, person);
    await screen.findByRole('heading', { name: `mf-${person}` });
    expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent('Mensagens');
  });

  it('marks the agenda at the working hours', async () => {
    await at('/professional/agenda/horarios', 'professional');
    await screen.findByRole('heading', { name: 'mf-professional' });
    expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent('Agenda');
  });

  it.each(['/planos-profissionais', '/planos', '/professional/planos'])(
    'marks the plans at %s',
    async (path) => {
      await at(path);
      await screen.findByRole('heading', { name: 'mf-public' });
      expect(navigation().getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Planos');
    },
  );

  it.each([
    ['patient', 'Painel', '/patient/dashboard'],
    ['professional', 'Hoje', '/professional/dashboard'],
    ['admin', 'Painel', '/admin/dashboard'],
  ] as const)('links a %s back to their dashboard', async (person, name, dashboard) => {
    await at('/patient/search', person);
    await screen.findByRole('heading', { name: 'mf-patient' });
    await waitFor(() => expect(links()[0]).toEqual([name, dashboard]));
  });

  it("marks unfinished features on the professional's dashboard", async () => {
    const { user } = await at('/professional/dashboard', 'professional');
    await screen.findByRole('heading', { name: 'mf-professional' });
    await user.click(navigation().getByRole('button', { name: 'Configurações' }));
    expect(await screen.findByText('Em desenvolvimento')).toBeInTheDocument();
    expect(screen.getByText('Esta funcionalidade será implementada em breve.')).toBeInTheDocument();
  });

  it("links the professional's dashboard to their profile", async () => {
    const { user, address } = await at('/professional/dashboard', 'professional');
    await screen.findByRole('heading', { name: 'mf-professional' });
    await user.click(navigation().getByRole('link', { name: 'Editar perfil' }));
    expect(await screen.findByRole('heading', { name: 'mf-patient' })).toBeInTheDocument();
    expect(address()).toBe('/patient/profile');
  });

  it.each([
    `/chat/${CONSULTATIONS.confirmed.id}`,
    '/chat',
    '/patient/profile',
    '/professional',
    '/professional/nowhere',
    '/planos-profissionais',
    '/planos',
    '/contato',
    '/legal',
    '/transparencia',
  ])("stays the professional's header at %s", async (path) => {
    await at(path, 'professional');
    // The bar is replaced once the account is known.
    expect(await screen.findByRole('button', { name: 'Configurações' })).toBeInTheDocument();
    expect(links()).toEqual([
      ['Hoje', '/professional/dashboard'],
      ['Agenda', '/professional/agenda'],
      ['Pacientes', '/professional/pacientes'],
      ['Mensagens', '/professional/mensagens'],
      ['Financeiro', '/professional/financeiro'],
      ['Editar perfil', '/patient/profile'],
    ]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('links the sign-in page to the landing page', async () => {
    await at('/auth');
    expect(links()).toEqual([['Voltar ao Início', '/']]);
    await screen.findByRole('heading', { name: 'Entrar' });
  });

  it('is rendered by the admin area itself, like the footer', async () => {
    await at('/admin/dashboard', 'admin');
    await screen.findByRole('heading', { name: 'mf-admin' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('the footer', () => {
  it.each([
    ['/', 'Precisa de ajuda agora?'],
    ['/profissionais', /^Pagamentos seguros.*CRP\/CRM verificados.*PrivacidadeTermosContato/],
    ['/auth', /^© 2026 Vínculo.*PrivacidadeTermosContato$/],
    ['/nowhere', /^© 2026 Vínculo.*PrivacidadeTermosContato$/],
  ])('of %s', async (path, text) => {
    await at(path);
    expect(footer()).toHaveTextContent(text);
    await screen.findByRole('heading', { level: 1 });
  });
});

describe('the document title', () => {
  it.each([
    ['/auth', 'Entrar · Vínculo'],
    ['/auth?mode=signup', 'Criar Conta · Vínculo'],
    ['/welcome?name=Ana', 'Boas-vindas · Vínculo'],
    // Of the manifest; the area here sets none.
    ['/contato', 'Contato · Vínculo'],
  ])('at %s is "%s"', async (path, title) => {
    await at(path);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('an unknown address', () => {
  it('shows a not-found page with a link home', async () => {
    const { container } = await openShell(scenarios.notFound);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Oops! Page not found · Vínculo');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['patient', '/patient/nowhere', 'Minhas Consultas'],
    ['professional', '/professional/nowhere', 'Editar perfil'],
  ] as const)("keeps the frame of the %s's area", async (person, path, entry) => {
    await at(path, person);
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
    expect(await navigation().findByRole('link', { name: entry })).toBeInTheDocument();
    expect(footer()).toHaveTextContent(/^Pagamentos seguros/);
    expect(document.body).toHaveClass('private');
  });
});

describe('an unknown address of the admin area', () => {
  /** Every first heading shown on the page, in order, up to `last`. */
  async function headingsUntil(last: string, person: NonNullable<Scenario['as']>) {
    const seen: string[] = [];
    const look = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await openShell({ title: '', path: '/admin/nowhere', as: person, latencyMs: 50 });
    await screen.findByRole('heading', { level: 1, name: last });
    look();
    observer.disconnect();
    return seen;
  }

  it('shows an admin the frame at once and never a page of another area', async () => {
    expect(await headingsUntil('mf-admin', 'admin')).toEqual(['mf-admin']);
  });

  it.each(['patient', 'visitor'] as const)('shows a %s the plain not-found page', async (person) => {
    expect(await headingsUntil('Oops! Page not found', person)).toEqual(['Oops! Page not found']);
    expect(window.location.pathname).toBe('/admin/nowhere');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(footer()).toBeInTheDocument();
  });
});

describe('navigation', () => {
  it('scrolls to the top and focuses the heading', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { history } = await at('/auth');
    await screen.findByRole('heading', { name: 'Entrar' });
    act(() => history.navigator.push('/profissionais'));
    const heading = await screen.findByRole('heading', { name: 'mf-public' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
  });

  it('lets keyboard users skip to the content', async () => {
    const { user } = await at('/auth');
    await screen.findByRole('heading', { name: 'Entrar' });
    await user.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('renders private areas on their own background', async () => {
    const { history } = await at('/patient/search', 'patient');
    await screen.findByRole('heading', { name: 'mf-patient' });
    expect(document.body).toHaveClass('private');
    act(() => history.navigator.push('/'));
    await screen.findByRole('heading', { name: 'mf-public' });
    expect(document.body).not.toHaveClass('private');
  });
});
