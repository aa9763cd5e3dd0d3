import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { recordSent, readSendLog } from '../email-code/send-log';
import { mailedCode, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

type Open = Awaited<ReturnType<typeof openShell>>;

/** Opens /auth in passwordless mode. */
async function open(scenario: Scenario, email: string = PEOPLE.camila.email) {
  const shell = await openShell(scenario);
  await shell.user.click(await screen.findByRole('radio', { name: 'Sem senha' }));
  if (email) await shell.user.type(screen.getByLabelText('E-mail'), email);
  return shell;
}
const press = ({ user }: Open, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

async function sendCode(scenario: Scenario, email: string = PEOPLE.camila.email) {
  const shell = await open(scenario, email);
  await press(shell, 'Enviar código');
  await screen.findByLabelText('Código de 6 dígitos');
  return shell;
}
const mailsTo = async (email: string) => (await embedded.mailbox.list()).filter(({ to }) => to === email);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sign-in with a code', () => {
  it('sends the code, confirms it, and signs in after six digits', async () => {
    const { user, address } = await sendCode(scenarios.signIn);
    expect(await screen.findByText('Código enviado!')).toBeInTheDocument();
    expect(screen.getByText(PEOPLE.camila.email)).toBeInTheDocument();
    expect(screen.getByText(/O código vale por 10 minutos/)).toBeInTheDocument();
    const field = screen.getByLabelText('Código de 6 dígitos');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeDisabled();

    await user.type(field, await mailedCode(PEOPLE.camila.email));
    expect(await screen.findByText('Acesso realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('accepts a pasted code and opens the requested page', async () => {
    const path = '/auth?next=%2Fpatient%2Fsearch';
    const { user, address } = await sendCode({ ...scenarios.signIn, path });
    const code = await mailedCode(PEOPLE.camila.email);
    await user.paste(`Seu código: ${code.slice(0, 3)} ${code.slice(3)}`);
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('reports a wrong code, clears the field and accepts the right one', async () => {
    const { user, address } = await sendCode(scenarios.signIn);
    const code = await mailedCode(PEOPLE.camila.email);
    const field = screen.getByLabelText('Código de 6 dígitos');
    await user.type(field, wrong(code));
    expect(await screen.findByText('Código inválido ou expirado')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Confira os números ou peça um novo código.');
    await user.type(field, code);
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('reports a server refusal', async () => {
    const { user } = await sendCode(scenarios.codeWrong);
    await user.type(screen.getByLabelText('Código de 6 dígitos'), '123456');
    expect(await screen.findByText('Código inválido ou expirado')).toBeInTheDocument();
  });

  it('reports an expired code', async () => {
    const { user } = await sendCode(scenarios.signIn);
    const code = await mailedCode(PEOPLE.camila.email);
    await embedded.setClock(new Date(Date.now() + 11 * 60_000).toISOString());
    await user.type(screen.getByLabelText('Código de 6 dígitos'), code);
    expect(await screen.findByText('Código inválido ou expirado')).toBeInTheDocument();
  });

  it.each([
    ['Erro na verificação', scenarios.codeUnverifiable],
    ['Muitas tentativas', scenarios.codeThrottled],
  ])('reports "%s" and keeps the digits', async (title, scenario) => {
    const { user } = await sendCode(scenario);
    const field = screen.getByLabelText('Código de 6 dígitos');
    await user.type(field, '123456');
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(field).toHaveValue('123456');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  });

  it('does not reveal whether the account exists', async () => {
    await sendCode(scenarios.signIn, 'ninguem@vinculo.example');
    expect(await screen.findByText('Código enviado!')).toBeInTheDocument();
    expect(await mailsTo('ninguem@vinculo.example')).toEqual([]);
  });

  it('has no axe violations', async () => {
    const { container } = await sendCode(scenarios.signIn);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('sign-in with a link', () => {
  it('sends the link, confirms it, and offers the code', async () => {
    const shell = await open(scenarios.signIn);
    await press(shell, 'Receber magic link');
    expect(await screen.findByText('Magic link enviado!')).toBeInTheDocument();
    expect(await screen.findByText(/O link vale por 10 minutos/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Código de 6 dígitos')).not.toBeInTheDocument();
    expect(await mailedPath(PEOPLE.camila.email)).toContain('/auth/callback?token_hash=');

    await press(shell, 'Digitar código');
    await shell.user.type(
      screen.getByLabelText('Código de 6 dígitos'),
      await mailedCode(PEOPLE.camila.email),
    );
    await waitFor(() => expect(shell.address()).toBe('/patient/dashboard'));
  });

  it('passes the requested page along', async () => {
    const shell = await open({ ...scenarios.signIn, path: '/auth?next=%2Fpatient%2Fsearch' });
    await press(shell, 'Receber magic link');
    await screen.findByText('Magic link enviado!');
    shell.history.navigator.replace(await mailedPath(PEOPLE.camila.email));
    await waitFor(() => expect(shell.address()).toBe('/patient/search'));
  });
});

describe('requesting the e-mail', () => {
  it.each([
    ['', 'Informe seu e-mail.'],
    ['camila', 'Informe um e-mail válido, por exemplo nome@exemplo.com.br.'],
  ])('rejects the address "%s"', async (email, text) => {
    const shell = await open(scenarios.signIn, email);
    await press(shell, 'Receber magic link');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  });

  it.each([
    ['Enviar código', 'Erro ao enviar código', scenarios.mailRefused],
    ['Receber magic link', 'Erro ao enviar magic link', scenarios.mailRefused],
    ['Enviar código', 'Erro no acesso sem senha', scenarios.mailUnreachable],
    ['Enviar código', 'Muitas tentativas', scenarios.mailThrottled],
    ['Enviar código', 'Usuário não encontrado', scenarios.mailUnknown],
    ['Enviar código', 'Limite de tentativas excedido', scenarios.mailLimit],
  ])('%s: reports "%s" and stays on the form', async (button, title, scenario) => {
    const shell = await open(scenario);
    await press(shell, button);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
  });

  it('shows how long to wait when the server says so', async () => {
    const shell = await open(scenarios.mailTooSoon);
    await press(shell, 'Enviar código');
    expect(await screen.findByText('Aguarde antes de solicitar novamente')).toBeInTheDocument();
    expect(screen.getByText('Tente novamente em 42 segundos.')).toBeInTheDocument();
  });
});

describe('the delay before the next e-mail', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const resend = () => screen.getByRole('button', { name: /^Reenviar código/ });
  /** Advances both clocks: the page's, which is frozen since the test began, and the server's. */
  const pass = async (seconds: number) => {
    await act(async () => {}); // the countdown has started
    act(() => void jest.advanceTimersByTime(seconds * 1000));
    await embedded.setClock(new Date(Date.now()).toISOString());
  };

  /**
   * Waits until this many e-mails are sent and the button is enabled. `waitFor` polls with an interval, which
   * is frozen here.
   */
  const sent = async (count: number) => {
    while (readSendLog().length < count || resend().hasAttribute('aria-busy'))
      await new Promise((go) => setTimeout(go, 20));
  };

  it('counts down, survives a reload, and then allows another e-mail', async () => {
    const shell = await sendCode(scenarios.signIn);
    expect(resend()).toHaveTextContent(/^Reenviar código em 1:00|0:59$/);
    expect(resend()).toBeDisabled();
    await pass(20);
    expect(resend()).toHaveTextContent(/^Reenviar código em 0:(40|39)$/);

    shell.reload();
    expect(await screen.findByText(PEOPLE.camila.email)).toBeInTheDocument();
    expect(resend()).toHaveTextContent(/^Reenviar código em 0:(40|39)$/);

    await pass(90);
    expect(resend()).toBeEnabled();
    await shell.user.click(resend());
    await sent(2);
    expect(resend()).toBeDisabled();
    expect(await mailsTo(PEOPLE.camila.email)).toHaveLength(2);
  });

  it('is shown to a user who requests a link in the meantime', async () => {
    const shell = await sendCode(scenarios.signIn);
    await pass(10);
    await press(shell, 'Receber magic link');
    expect(await screen.findByText('Aguarde antes de solicitar novamente')).toBeInTheDocument();
    expect(screen.getByText(/^Tente novamente em (50|49) segundos\.$/)).toBeInTheDocument();
    expect(await mailsTo(PEOPLE.camila.email)).toHaveLength(1);
  });

  it('becomes an hour after five e-mails', async () => {
    const shell = await open(scenarios.signIn);
    for (let i = 1; i <= 4; i += 1) recordSent(`${i}@vinculo.example`);
    await press(shell, 'Enviar código');
    await screen.findByLabelText('Código de 6 dígitos');
    await press(shell, 'Receber magic link');
    expect(await screen.findByText('Limite de tentativas excedido')).toBeInTheDocument();
    expect(screen.getByText('Aguarde 1 hora antes de solicitar novos códigos.')).toBeInTheDocument();
    expect(await mailsTo(PEOPLE.camila.email)).toHaveLength(1);
  });

  it('applies to one address: another address can be used at once', async () => {
    const shell = await sendCode(scenarios.signIn);
    await press(shell, 'Alterar e-mail');
    const field = screen.getByLabelText('E-mail');
    expect(field).toHaveValue(PEOPLE.camila.email);
    await shell.user.clear(field);
    await shell.user.type(field, PEOPLE.eduardo.email);
    await press(shell, 'Enviar código');
    await screen.findByLabelText('Código de 6 dígitos');
    expect(await mailsTo(PEOPLE.eduardo.email)).toHaveLength(1);
  });
});

describe('the step after sending', () => {
  it('switches to the password form and is forgotten on a new visit', async () => {
    const shell = await sendCode(scenarios.signIn);
    await shell.user.click(screen.getByRole('radio', { name: 'Com senha' }));
    expect(screen.getByLabelText('Senha')).toBeInTheDocument();
    act(() => shell.history.navigator.push('/auth'));
    expect(screen.queryByLabelText('Código de 6 dígitos')).not.toBeInTheDocument();
  });

  it('returns to the address field, also after a reload', async () => {
    const shell = await sendCode(scenarios.signIn);
    shell.reload();
    await shell.user.click(await screen.findByRole('button', { name: 'Alterar e-mail' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.camila.email);
    expect(screen.getByRole('radio', { name: 'Sem senha' })).toBeChecked();
  });

  it('keeps the e-mail out of the address bar', async () => {
    const { address } = await sendCode(scenarios.signIn);
    expect(address()).toBe('/auth');
  });
});
