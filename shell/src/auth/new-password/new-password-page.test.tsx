import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { PASSWORD_CHANGED_REDIRECT_MS } from 'shared-domain/password';
import { elsewhere, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

const NEW_PASSWORD = 'outra-senha-boa';
const form = () => screen.findByRole('heading', { name: 'Nova senha' });

/** Opens the link of a recovery e-mail under a scenario's faults. */
async function openLink(scenario: Scenario = scenarios.empty) {
  await elsewhere().auth.resetPasswordForEmail(PEOPLE.camila.email);
  const shell = await openShell({ ...scenario, path: await mailedPath(PEOPLE.camila.email) });
  await form();
  return shell;
}

async function save(
  { user }: Awaited<ReturnType<typeof openShell>>,
  password = NEW_PASSWORD,
  confirmation = password,
) {
  await user.type(screen.getByLabelText('Nova senha'), password);
  await user.type(screen.getByLabelText('Confirmar senha'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
}

const canSignIn = async (password: string) =>
  (await elsewhere().auth.signInWithPassword({ email: PEOPLE.camila.email, password })).error === null;

describe('a new password', () => {
  it('is saved, and the landing page opens after 2.5 s', async () => {
    const shell = await openLink();
    await save(shell);
    expect(await screen.findByRole('heading', { name: 'Senha atualizada' })).toHaveFocus();
    expect(PASSWORD_CHANGED_REDIRECT_MS).toBe(2500);
    expect(shell.address()).toBe('/nova-senha');
    await waitFor(() => expect(shell.address()).toBe('/'), { timeout: 4000 });
    expect(await canSignIn(NEW_PASSWORD)).toBe(true);
  });

  it('removes the link from the address and keeps the form over a reload', async () => {
    const shell = await openLink();
    expect(shell.address()).toBe('/nova-senha');
    shell.reload();
    await form();
    await save(shell);
    expect(await screen.findByRole('heading', { name: 'Senha atualizada' })).toBeInTheDocument();
  });

  it.each([
    ['12345', '12345', 'Nova senha', 'A senha deve ter pelo menos 6 caracteres'],
    [NEW_PASSWORD, 'diferente', 'Confirmar senha', 'As senhas não coincidem'],
  ])('rejects %s with %s', async (password, confirmation, label, text) => {
    const shell = await openLink();
    await save(shell, password, confirmation);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(await canSignIn(password)).toBe(false);
  });

  it.each([
    ['Erro ao atualizar senha. Tente novamente.', scenarios.saveRefused],
    ['A nova senha precisa ser diferente da atual.', scenarios.samePassword],
  ])('reports "%s" and keeps the input', async (title, scenario) => {
    const shell = await openLink(scenario);
    await save(shell);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByLabelText('Nova senha')).toHaveValue(NEW_PASSWORD);
    expect(screen.getByRole('button', { name: 'Salvar nova senha' })).toBeEnabled();
  });

  it('rejects a common password with an explanation', async () => {
    const shell = await openLink();
    await save(shell, 'brasil123', 'brasil123');
    expect(await screen.findByText(/^Esta senha é fácil de adivinhar/)).toBeInTheDocument();
    expect(await canSignIn('brasil123')).toBe(false);
  });

  it('has no axe violations', async () => {
    const { container } = await openLink();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('an unusable link', () => {
  it.each([
    ['expired or used', scenarios.spent],
    ['refused by the server', scenarios.refused],
  ])('shows a friendly message when it is %s, with a way to request a new one', async (_how, scenario) => {
    const { container, address } = await openShell(scenario);
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pedir novo link' })).toHaveAttribute('href', '/esqueci-senha');
    expect(address()).toMatch(/^\/nova-senha/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('works once', async () => {
    await elsewhere().auth.resetPasswordForEmail(PEOPLE.camila.email);
    const path = await mailedPath(PEOPLE.camila.email);
    const { history, reload } = await openShell({ title: '', path });
    await form();
    history.navigator.replace(path);
    reload();
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
  });

  it('shows a loading state while the link is verified', async () => {
    const { portal } = await openShell(scenarios.verifying);
    await portal.supabase(); // the request is in flight
    expect(await screen.findByText('Verificando o link...')).toBeInTheDocument();
  });

  it('allows a retry when the server did not respond: the link is still valid', async () => {
    await elsewhere().auth.resetPasswordForEmail(PEOPLE.camila.email);
    const path = await mailedPath(PEOPLE.camila.email);
    const faults = [{ path: '/auth/v1/verify', answer: { status: 503 }, once: true }];
    const { user } = await openShell({ ...scenarios.unverifiable, path, faults });
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
    await form();
  });

  it('reports again when the server still does not respond', async () => {
    const { user } = await openShell(scenarios.unverifiable);
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    await user.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('heading', { name: 'Erro na autenticação' })).toBeInTheDocument();
  });

  it('asks the user to sign in when the link is missing', async () => {
    const { address } = await openShell(scenarios.empty);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
  });
});

it("signs in with GoTrue's tokens on any page", async () => {
  const { access_token, refresh_token } = await embedded.signIn(PEOPLE.camila.email);
  const path = `/#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`;
  const { address } = await openShell({ title: '', path });
  await form();
  expect(address()).toBe('/nova-senha');
  expect(window.location.hash).toBe('');
});

it('asks for a new link after a sign-out in another tab', async () => {
  const { portal } = await openLink();
  await (await portal.supabase()).auth.signOut({ scope: 'local' });
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
});
