import { act, screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { axe } from 'jest-axe';
import { http } from 'msw';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { openShell } from '../../testing/open-shell';
import { mailedPath } from '../../testing/mail';
import { PASSWORD, withPassword } from '../../testing/people';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

/** Opens /auth and signs in as a seed user. */
async function signIn(
  scenario: Scenario,
  { email = PEOPLE.camila.email, password = PASSWORD }: { email?: string; password?: string } = {},
) {
  const shell = await openShell({ ...scenario, setup: withPassword(email) });
  await shell.user.type(await screen.findByLabelText('E-mail'), email);
  await shell.user.type(screen.getByLabelText('Senha'), password);
  await shell.user.click(screen.getByRole('button', { name: 'Entrar' }));
  return shell;
}

describe('sign-in with a password', () => {
  it.each([
    [PEOPLE.camila.email, '/patient/dashboard'],
    [PEOPLE.marina.email, '/professional/dashboard'],
    [PEOPLE.beatriz.email, '/admin/dashboard'],
  ])('sends %s to %s and shows a confirmation', async (email, home) => {
    const { address } = await signIn(scenarios.signIn, { email });
    expect(await screen.findByText('Acesso realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(home));
  });

  it('returns to the requested page', async () => {
    const path = '/auth?next=%2Fpatient%2Fsearch%3Fq%3Dmarina';
    const { address } = await signIn({ ...scenarios.signIn, path });
    await waitFor(() => expect(address()).toBe('/patient/search?q=marina'));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (next) => {
      const path = `/auth?next=${encodeURIComponent(next)}`;
      const { address } = await signIn({ ...scenarios.signIn, path });
      await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    },
  );

  it('sends a patient who chose the professional role to the application form', async () => {
    const { address } = await signIn({ ...scenarios.signIn, path: '/auth?role=professional' });
    await waitFor(() => expect(address()).toBe('/professional/apply'));
  });

  it('shows missing values next to the fields', async () => {
    const { user } = await openShell(scenarios.signIn);
    await user.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.');
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Informe sua senha.');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  });

  it('has no axe violations', async () => {
    const { container } = await openShell(scenarios.signIn);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('sign-in failures', () => {
  it('reports a wrong password and keeps the input', async () => {
    await signIn(scenarios.signIn, { password: 'outra-senha' });
    expect(await screen.findByText('Credenciais inválidas')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(screen.getByLabelText('Senha')).toHaveValue('outra-senha');
  });

  it('reports an unconfirmed address and sends the confirmation again', async () => {
    const setup = `${withPassword(PEOPLE.camila.email)} update auth.users set email_confirmed_at = null;`;
    const { user } = await openShell({ ...scenarios.signIn, setup });
    await user.type(await screen.findByLabelText('E-mail'), PEOPLE.camila.email);
    await user.type(screen.getByLabelText('Senha'), `${PASSWORD}{Enter}`);
    expect(await screen.findByText('Email não confirmado')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail de confirmação' }));
    expect(await screen.findByText('E-mail enviado!')).toBeInTheDocument();
    expect(await mailedPath(PEOPLE.camila.email)).toContain('/auth/callback');
    const again = screen.getByRole('button', { name: /^Reenviar e-mail de confirmação em \d:\d\d$/ });
    expect(again).toBeDisabled();
    expect(again.closest('div')).toHaveTextContent(PEOPLE.camila.email);
  });

  it('reports that the confirmation could not be sent again, and allows another try', async () => {
    const scenario = scenarios.signInUnconfirmed;
    const fault = { path: '/auth/v1/resend', answer: { status: 500 }, once: true } as const;
    const { user } = await signIn({ ...scenario, faults: [...(scenario.faults ?? []), fault] });
    const again = await screen.findByRole('button', { name: 'Reenviar e-mail de confirmação' });
    await user.click(again);
    expect(await screen.findByText('Erro ao enviar código')).toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByText('E-mail enviado!')).toBeInTheDocument();
  });

  it('refuses a blocked account in plain words, with a link to the team', async () => {
    const setup = `${withPassword(PEOPLE.camila.email)}
      update auth.users set banned_until = now() + interval '100 years';`;
    const { user, container } = await openShell({ ...scenarios.signIn, setup });
    await user.type(await screen.findByLabelText('E-mail'), PEOPLE.camila.email);
    await user.type(screen.getByLabelText('Senha'), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Fale com a equipe.' })).toHaveAttribute(
      'href',
      '/contato',
    );
    expect(screen.getByText('Conta bloqueada.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['Credenciais inválidas', scenarios.signInWrong],
    ['Email não confirmado', scenarios.signInUnconfirmed],
    ['Muitas tentativas', scenarios.signInThrottled],
    ['Usuário não encontrado', scenarios.signInUnknown],
  ])('reports "%s" and shows the form again', async (title, scenario) => {
    await signIn(scenario);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  });

  it('offers a retry and a link home after an unknown failure', async () => {
    const { user, address } = await signIn(scenarios.signInUnreachable);
    expect(await screen.findByRole('heading', { name: 'Erro no login' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Entrar' })).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Voltar ao Início' })[0]).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });
});

describe('a signed-in user', () => {
  it('is redirected without a second welcome', async () => {
    const { address } = await openShell(scenarios.signedIn);
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    expect(screen.queryByText('Acesso realizado com sucesso!')).not.toBeInTheDocument();
  });

  it.each([
    ['patient', '?mode=login', '/patient/dashboard'],
    ['patient', '?mode=signup&role=patient', '/patient/dashboard'],
    ['patient', '?mode=signup&role=professional', '/professional/apply'],
    ['patient', '?mode=signup&next=%2Fpatient%2Fsearch%3Fq%3Dmarina', '/patient/search?q=marina'],
    ['professional', '?role=professional', '/professional/dashboard'],
    ['admin', '?mode=signup&role=professional', '/admin/dashboard'],
  ] as const)('as %s at /auth%s is sent to %s', async (as, query, to) => {
    const { address } = await openShell({ ...scenarios.signedIn, as, path: `/auth${query}` });
    await waitFor(() => expect(address()).toBe(to));
  });

  it.each([
    ['Erro de autorização', scenarios.profileUnreadable],
    ['Erro - Perfil não encontrado', scenarios.profileMissing],
  ])('stays with "%s", a retry and sign-out', async (title, scenario) => {
    const { user, address, portal } = await signIn(scenario);
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    const toasts = () => portal.toasts.getState().toasts;
    expect(toasts().map((toast) => toast.title)).toEqual([title]);
    const [first] = toasts();

    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(toasts()[0]?.id).not.toBe(first?.id));
    expect(toasts().map((toast) => toast.title)).toEqual([title]);
    expect(address()).toBe('/auth');

    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(portal.session.getState()).toEqual({ phase: 'signed-out' });
  });

  it('reads the account again when the connection is back', async () => {
    const { address } = await signIn(scenarios.profileUnreadable);
    await screen.findByRole('heading', { name: 'Erro de autorização' });
    server.use(http.all('*/rest/v1/*', ({ request }) => embedded.fetch(request)));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });
});
