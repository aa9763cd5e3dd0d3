import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { recordSent } from '../email-code/send-log';
import { storeTypedSignUp } from '../sign-up-data/typed-sign-up';
import { elsewhere, mailedCode } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD } from '../../testing/people';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = () => screen.getByRole('listitem', { current: 'step' });

describe('the welcome page', () => {
  it('shows the recipient of the e-mail and the next step', async () => {
    const { address, user } = await openShell(scenarios.mailSent);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('camila.ribeiro@exemplo.com.br')).toBeInTheDocument();
    expect(step()).toHaveTextContent('Confirme o e-mailAbra o link da mensagem ou digite o código dela.');
    await user.click(screen.getByRole('link', { name: 'Já confirmei, entrar' }));
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch'));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('camila.ribeiro@exemplo.com.br');
  });

  it.each([
    ['emailSent=true', 'Para marcar com Marina, falta só confirmar o e-mail.'],
    ['confirmed=true', /Para marcar com Marina, é só continuar/],
    ['', /Para marcar com Marina, entre com o e-mail e a senha/],
  ])('names the professional the user was about to book (%s)', async (query, text) => {
    const next = encodeURIComponent(`/patient/booking/${PEOPLE.marina.id}?slot=1`);
    await openShell({
      title: '',
      path: `/welcome?name=Ana&role=patient&next=${next}&${query}`,
      as: 'visitor',
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('removes name and e-mail from the address and keeps them after a reload', async () => {
    const { address, reload } = await openShell(scenarios.mailSent);
    const entries = window.history.length;
    await heading('Que bom ter você aqui, Camila');
    await waitFor(() =>
      expect(address()).toBe('/welcome?role=patient&emailSent=true&next=%2Fpatient%2Fsearch'),
    );
    expect(window.history.length).toBe(entries);
    reload();
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('camila.ribeiro@exemplo.com.br')).toBeInTheDocument();
  });

  it('offers to resend the e-mail after a minute, also after a reload', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setTimeout'] });
    try {
      recordSent('camila.ribeiro@exemplo.com.br');
      const { reload } = await openShell(scenarios.mailSent);
      const button = () => screen.findByRole('button', { name: /^Reenviar e-mail/ });
      expect(await button()).toHaveTextContent('Reenviar e-mail em 1:00');
      expect(await button()).toBeDisabled();
      act(() => void jest.advanceTimersByTime(20_000));
      reload();
      expect(await button()).toHaveTextContent('Reenviar e-mail em 0:40');
      act(() => void jest.advanceTimersByTime(40_000));
      expect(await button()).toBeEnabled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('resends the e-mail and confirms the address with its code', async () => {
    const email = 'nova.pessoa@vinculo.example';
    const metadata = {
      full_name: 'Nova Pessoa',
      privacy_version: CONSENT_VERSIONS.privacy,
      terms_version: CONSENT_VERSIONS.terms,
    };
    await elsewhere().auth.signUp({ email, password: PASSWORD, options: { data: metadata } });
    storeTypedSignUp(email, { password: PASSWORD, metadata });
    await embedded.setClock(new Date(Date.now() + 61_000).toISOString());
    const path = `/welcome?name=Nova&email=${email}&emailSent=true&next=%2Fpatient%2Fsearch`;
    const { user, address } = await openShell({ ...scenarios.mailSent, path });
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }));
    expect(await screen.findByText('E-mail enviado!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Reenviar e-mail em/ })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Entrar com um código' }));
    const field = screen.getByLabelText('Código de 6 dígitos');
    expect(field).toHaveFocus();
    await user.type(field, await mailedCode(email));
    // Two e-mails were requested: the first sign-up is dropped, and the data typed here is saved again.
    await heading('Tudo certo, Nova');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(address()).toBe('/welcome?confirmed=true&next=%2Fpatient%2Fsearch');
  });

  it('mentions the spam folder before offering another e-mail, also without an address', async () => {
    const { history } = await openShell(scenarios.mailSent);
    const hint = await screen.findByText('Não chegou? Olhe também na caixa de spam.');
    const again = screen.getByRole('button', { name: /^Reenviar e-mail/ });
    expect(hint.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => history.navigator.push('/welcome?emailSent=true&name=Ana'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Reenviar/ })).not.toBeInTheDocument());
    expect(screen.getByText('Não chegou? Olhe também na caixa de spam.')).toBeInTheDocument();
  });

  it('reports when the e-mail cannot be resent', async () => {
    const { user } = await openShell(scenarios.resendRefused);
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }));
    expect(await screen.findByText('Erro ao enviar código')).toBeInTheDocument();
  });

  it('shows a professional the longer process', async () => {
    await openShell(scenarios.mailSentProfessional);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('Envie a solicitação')).toBeInTheDocument();
  });

  it("celebrates a confirmed address with the account's name", async () => {
    const { address, user } = await openShell(scenarios.confirmed);
    await heading('Tudo certo, Camila');
    await user.click(screen.getByRole('link', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('links a professional to the application', async () => {
    await openShell(scenarios.confirmedProfessional);
    expect(await screen.findByRole('link', { name: 'Fazer cadastro profissional' })).toHaveAttribute(
      'href',
      '/professional/apply',
    );
    expect(step()).toHaveTextContent('Envie a solicitação');
  });

  it('lets a user sign in if no e-mail was required', async () => {
    const { user, reload } = await openShell(scenarios.created);
    await heading('Que bom ter você aqui, Camila');
    reload();
    expect(await screen.findByText('Conta criada')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('camila.ribeiro@exemplo.com.br');
  });

  it('works without a name', async () => {
    await openShell({ ...scenarios.mailSent, path: '/welcome?email=ana%40exemplo.com.br' });
    await heading('Que bom ter você aqui');
  });

  it.each([
    ['bare', '/auth'],
    ['bareSignedIn', '/patient/dashboard'],
    ['confirmedElsewhere', '/auth?next=%2Fpatient%2Fsearch'],
  ] as const)('claims no account if no one has just signed up (%s)', async (name, to) => {
    const { address } = await openShell(scenarios[name]);
    await waitFor(() => expect(address()).toBe(to));
  });

  it.each(['mailSent', 'confirmedProfessional'] as const)('has no axe violations (%s)', async (name) => {
    const { container } = await openShell(scenarios[name]);
    await screen.findByRole('heading', { level: 1 });
    expect(await axe(container)).toHaveNoViolations();
  });
});
