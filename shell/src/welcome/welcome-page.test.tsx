import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { noteSent } from '../parts/send-log';
import { keepTypedSignUp } from '../parts/typed-sign-up';
import { elsewhere, mailedCode } from '../testing/mail';
import { openShell } from '../testing/open-shell';
import { PASSWORD } from '../testing/people';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const step = () => screen.getByRole('listitem', { current: 'step' });

describe('the welcome', () => {
  it('says where the e-mail went and what comes next', async () => {
    const { address, user } = await openShell(scenarios.mailSent);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('camila.ribeiro@exemplo.com.br')).toBeInTheDocument();
    expect(step()).toHaveTextContent('Confirme o e-mail');
    await user.click(screen.getByRole('link', { name: 'Já confirmei, entrar' }));
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch'));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('camila.ribeiro@exemplo.com.br');
  });

  it.each([
    ['emailSent=true', 'Para marcar com Marina, falta só confirmar o e-mail.'],
    ['confirmed=true', /Para marcar com Marina, é só continuar/],
    ['', /Para marcar com Marina, entre com o e-mail e a senha/],
  ])('names the professional whom the newcomer was about to book (%s)', async (query, text) => {
    const next = encodeURIComponent('/patient/booking/b0000001-0000-4000-8000-000000000001?slot=1');
    await openShell({
      title: '',
      path: `/welcome?name=Ana&role=patient&next=${next}&${query}`,
      as: 'visitor',
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('takes name and e-mail out of the address, and knows them after a reload', async () => {
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

  it('offers the e-mail once more a minute after the last, also over a reload', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick', 'setTimeout'] });
    try {
      noteSent('camila.ribeiro@exemplo.com.br');
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

  it('sends the e-mail again, and its code confirms the address here', async () => {
    const email = 'nova.pessoa@vinculo.example';
    const metadata = {
      full_name: 'Nova Pessoa',
      privacy_version: CONSENT_VERSIONS.privacy,
      terms_version: CONSENT_VERSIONS.terms,
    };
    await elsewhere().auth.signUp({ email, password: PASSWORD, options: { data: metadata } });
    keepTypedSignUp(email, { password: PASSWORD, metadata });
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
    // Two e-mails were asked for: the first sign-up is nobody's, and what was typed here is said again.
    await heading('Tudo certo, Nova');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(address()).toBe('/welcome?confirmed=true&next=%2Fpatient%2Fsearch');
  });

  it('has the spam folder looked into before another e-mail is asked for, and also where no address is known', async () => {
    const { history } = await openShell(scenarios.mailSent);
    const hint = await screen.findByText('Não chegou? Olhe também na caixa de spam.');
    const again = screen.getByRole('button', { name: /^Reenviar e-mail/ });
    expect(hint.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => history.navigator.push('/welcome?emailSent=true&name=Ana'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Reenviar/ })).not.toBeInTheDocument());
    expect(screen.getByText('Não chegou? Olhe também na caixa de spam.')).toBeInTheDocument();
  });

  it('tells when the e-mail cannot be sent again', async () => {
    const { user } = await openShell(scenarios.resendRefused);
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }));
    expect(await screen.findByText('Erro ao enviar código')).toBeInTheDocument();
  });

  it('shows a professional the longer way', async () => {
    await openShell(scenarios.mailSentProfessional);
    await heading('Que bom ter você aqui, Camila');
    expect(screen.getByText('Envie a solicitação')).toBeInTheDocument();
  });

  it('celebrates a confirmed address with the name of the account', async () => {
    const { address, user } = await openShell(scenarios.confirmed);
    await heading('Tudo certo, Camila');
    await user.click(screen.getByRole('link', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('leads a professional to the application', async () => {
    await openShell(scenarios.confirmedProfessional);
    expect(await screen.findByRole('link', { name: 'Fazer cadastro profissional' })).toHaveAttribute(
      'href',
      '/professional/apply',
    );
    expect(step()).toHaveTextContent('Envie a solicitação');
  });

  it('lets a person sign in where no e-mail was needed', async () => {
    const { user, reload } = await openShell(scenarios.created);
    await heading('Que bom ter você aqui, Camila');
    reload();
    expect(await screen.findByText('Conta criada')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('camila.ribeiro@exemplo.com.br');
  });

  it('does without a name', async () => {
    await openShell({ ...scenarios.mailSent, path: '/welcome?email=ana%40exemplo.com.br' });
    await heading('Que bom ter você aqui');
  });

  it.each([
    ['bare', '/auth'],
    ['bareSignedIn', '/patient/dashboard'],
    ['confirmedElsewhere', '/auth?next=%2Fpatient%2Fsearch'],
  ] as const)('claims no account where nobody has just signed up (%s)', async (name, to) => {
    const { address } = await openShell(scenarios[name]);
    await waitFor(() => expect(address()).toBe(to));
  });

  it.each(['mailSent', 'confirmedProfessional'] as const)(
    'has nothing for axe to find (%s)',
    async (name) => {
      const { container } = await openShell(scenarios[name]);
      await screen.findByRole('heading', { level: 1 });
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
