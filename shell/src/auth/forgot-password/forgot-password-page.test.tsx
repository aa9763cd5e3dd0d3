import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { mailedCode, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

const NEUTRAL = 'Se encontrarmos seu e-mail, enviaremos as instruções para redefinição da senha.';

async function ask(scenario: Scenario, email: string = PEOPLE.camila.email) {
  const shell = await openShell(scenario);
  await shell.user.type(await screen.findByLabelText('E-mail'), email);
  await shell.user.click(screen.getByRole('button', { name: 'Enviar instruções' }));
  return shell;
}
const sentTo = async (email: string) => (await embedded.mailbox.list()).filter(({ to }) => to === email);

describe('forgotten password', () => {
  it('sends the instructions and confirms in neutral words', async () => {
    const { user } = await ask(scenarios.form);
    expect(await screen.findByText(NEUTRAL)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Confira seu e-mail' })).toHaveFocus());
    const [mail] = await sentTo(PEOPLE.camila.email);
    expect(mail?.html).toContain('/nova-senha?token_hash=');
    expect(screen.getByRole('link', { name: 'Voltar para Entrar' })).toHaveAttribute('href', '/auth');

    await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
  });

  it('carries the e-mail over from sign-in and back without using the address bar', async () => {
    const { user, address } = await openShell({ title: '', path: '/auth' });
    await user.type(await screen.findByLabelText('E-mail'), PEOPLE.camila.email);
    await user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
    await screen.findByRole('heading', { name: 'Esqueci minha senha' });
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(address()).toBe('/esqueci-senha');
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(address()).toBe('/auth');
  });

  it('keeps the requested page and the role in both directions', async () => {
    const query = '?next=%2Fprofessional%2Fapply&role=professional';
    const { user, address } = await openShell({ title: '', path: `/auth${query}` });
    await user.click(await screen.findByRole('link', { name: 'Esqueci minha senha' }));
    await screen.findByRole('heading', { name: 'Esqueci minha senha' });
    expect(address()).toBe(`/esqueci-senha${query}`);
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', `/auth${query}`);
    await user.type(screen.getByLabelText('E-mail'), PEOPLE.camila.email);
    await user.click(screen.getByRole('button', { name: 'Enviar instruções' }));
    await user.click(await screen.findByRole('link', { name: 'Voltar para Entrar' }));
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(address()).toBe(`/auth${query}`);
  });

  it.each(['link', 'code'])('keeps the requested page through the e-mail’s %s', async (way) => {
    const { user, address, history, reload } = await ask({
      title: '',
      path: '/esqueci-senha?next=%2Fpatient%2Fsearch',
    });
    await user.click(await screen.findByRole('button', { name: 'Digitar código' }));
    if (way === 'code') {
      await user.type(screen.getByLabelText('Código de 6 dígitos'), await mailedCode(PEOPLE.camila.email));
    } else {
      history.navigator.replace(await mailedPath(PEOPLE.camila.email));
      reload();
    }
    await user.type(await screen.findByLabelText('Nova senha'), 'outra-senha-boa');
    expect(address()).toBe('/nova-senha?next=%2Fpatient%2Fsearch');
    await user.type(screen.getByLabelText('Confirmar senha'), 'outra-senha-boa{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Continuar' }));
    expect(await screen.findByRole('heading', { name: 'mf-patient' })).toBeInTheDocument();
    expect(address()).toBe('/patient/search');
  });

  it('drops a page outside the portal', async () => {
    await openShell({ title: '', path: '/esqueci-senha?next=%2F%2Fevil.example' });
    expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
  });

  it('accepts the code of the e-mail as well as its link', async () => {
    const { user, address } = await ask(scenarios.form);
    await user.click(await screen.findByRole('button', { name: 'Digitar código' }));
    await user.type(screen.getByLabelText('Código de 6 dígitos'), await mailedCode(PEOPLE.camila.email));
    expect(await screen.findByRole('heading', { name: 'Nova senha' })).toBeInTheDocument();
    expect(address()).toBe('/nova-senha');
  });

  it.each([
    ['without an account', scenarios.form, 'ninguem@vinculo.example'],
    ['that just received one', scenarios.mailLimit, PEOPLE.camila.email],
  ])('shows the same message for an address %s', async (_whose, scenario, email) => {
    const { portal } = await ask(scenario, email);
    expect(await screen.findByText(NEUTRAL)).toBeInTheDocument();
    expect(portal.toasts.getState().toasts).toEqual([]);
    expect(await sentTo(email)).toEqual([]);
  });

  it('sends one request even if the button is clicked repeatedly', async () => {
    const { user } = await openShell({ ...scenarios.slow, latencyMs: 400 });
    await user.type(await screen.findByLabelText('E-mail'), PEOPLE.camila.email);
    await user.dblClick(screen.getByRole('button', { name: 'Enviar instruções' }));
    expect(screen.getByRole('button', { name: 'Enviar instruções' })).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText(NEUTRAL, undefined, { timeout: 5000 })).toBeInTheDocument();
    expect(await sentTo(PEOPLE.camila.email)).toHaveLength(1);
  });

  it.each([
    ['', 'Informe seu e-mail.'],
    ['camila', 'Informe um e-mail válido, por exemplo nome@exemplo.com.br.'],
  ])('rejects "%s" next to the field', async (email, text) => {
    const { user } = await openShell(scenarios.form);
    const field = await screen.findByLabelText('E-mail');
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Enviar instruções' }));
    expect(field).toHaveAccessibleDescription(text);
    await waitFor(() => expect(field).toHaveFocus());
  });

  it.each([
    ['Erro ao enviar e-mail. Tente novamente.', scenarios.refused],
    ['Erro interno. Tente novamente mais tarde.', scenarios.unreachable],
    ['Muitas tentativas', scenarios.throttled],
  ])('reports "%s" and keeps the address', async (title, scenario) => {
    await ask(scenario);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(screen.getByRole('button', { name: 'Enviar instruções' })).toBeEnabled();
  });

  it('shows a rejected address on its field until it changes', async () => {
    const answer = { status: 400, body: { error_code: 'email_address_invalid', msg: 'Invalid.' } };
    const { user } = await ask({ ...scenarios.form, faults: [{ path: '/auth/v1/recover', answer }] });
    const field = screen.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Confira o e-mail digitado e tente novamente.');
    await user.type(field, 'x');
    expect(field).toBeValid();
  });

  it('allows a retry after a failure', async () => {
    const { user } = await ask(scenarios.unreachable);
    await screen.findByText('Erro interno. Tente novamente mais tarde.');
    await user.click(screen.getByRole('button', { name: 'Enviar instruções' }));
    expect(await screen.findByText(NEUTRAL)).toBeInTheDocument();
  });

  it('has no axe violations before and after sending', async () => {
    const { container } = await ask(scenarios.form);
    expect(await axe(container)).toHaveNoViolations();
    await screen.findByText(NEUTRAL);
    expect(await axe(container)).toHaveNoViolations();
  });
});
