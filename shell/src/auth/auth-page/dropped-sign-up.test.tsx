import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { storeTypedSignUp } from '../sign-up-data/typed-sign-up';
import { elsewhere, mailedCode, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD } from '../../testing/people';

jest.mock('../../remotes/federation');

const EMAIL = 'nova.pessoa@vinculo.example';
const STRANGER_PASSWORD = 'senha-de-outra-pessoa';
const OWN = { full_name: 'Nova Pessoa', cpf: '52998224725', phone: '11982140673' };
const CONFIRMED = '/welcome?confirmed=true&next=%2Fpatient%2Fsearch';

type Shell = Awaited<ReturnType<typeof openShell>>;

/** Another user signs up with the address; a minute later the next e-mail can be requested. */
async function strangerSignsUp(): Promise<void> {
  const data = {
    full_name: 'Um Estranho',
    cpf: '11144477735',
    phone: '21999990000',
    privacy_version: CONSENT_VERSIONS.privacy,
    terms_version: CONSENT_VERSIONS.terms,
  };
  await elsewhere().auth.signUp({ email: EMAIL, password: STRANGER_PASSWORD, options: { data } });
  await embedded.setClock(new Date(Date.now() + 61_000).toISOString());
}

const passwords = { Senha: PASSWORD, 'Confirmar senha': PASSWORD };
const person = { 'Nome completo': OWN.full_name, CPF: OWN.cpf, Telefone: OWN.phone };

async function fillIn({ user }: Shell, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await user.type(await screen.findByLabelText(label), text);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

/** The owner signs up after the stranger. */
async function ownerSignsUp(): Promise<Shell> {
  await strangerSignsUp();
  const shell = await openShell({ title: '', path: '/auth?mode=signup&next=%2Fpatient%2Fsearch' });
  await fillIn(shell, { ...person, 'E-mail': EMAIL, ...passwords });
  await shell.user.click(screen.getByRole('button', { name: 'Criar Conta' }));
  await screen.findByRole('heading', { level: 1, name: /Que bom ter você aqui/ });
  return shell;
}

/** Opens the link of the newest e-mail in a page without the typed data. */
async function openLinkElsewhere({ history, reload }: Shell): Promise<void> {
  storeTypedSignUp('', { password: null, metadata: {} });
  history.navigator.replace(await mailedPath(EMAIL));
  reload();
  await screen.findByRole('heading', { name: 'Conclua seu cadastro' });
}

/**
 * Booking leads here from a session that is too old to set a password (`secure_password_change`: one day).
 */
async function visitLater({ history, reload }: Shell): Promise<void> {
  await embedded.setClock(new Date(Date.now() + 25 * 3_600_000).toISOString());
  history.navigator.replace('/nova-senha?next=%2Fpatient%2Fsearch');
  reload();
}

const conclude = ({ user }: Shell) => user.click(screen.getByRole('button', { name: 'Concluir cadastro' }));
const opens = async (password: string) =>
  (await elsewhere().auth.signInWithPassword({ email: EMAIL, password })).error === null;

/** The personal data stored in the account, and the documents accepted. */
async function stored() {
  const client = elsewhere();
  await client.auth.setSession(await embedded.signIn(EMAIL));
  const { data } = await client.from('profiles').select('full_name, cpf, phone').single();
  const consents = await client.from('consents').select('document').order('document');
  return { ...data, consents: consents.data?.map(({ document }) => document) };
}
const NOTHING = { full_name: '', cpf: null, phone: null, consents: [] };
const OWN_WITH_CONSENTS = { ...OWN, consents: ['privacy', 'terms'] };

describe('an address that a stranger signed up with first', () => {
  it('belongs to the owner, with the data typed here, after the owner enters its code', async () => {
    const { user } = await ownerSignsUp();
    await user.click(screen.getByRole('button', { name: 'Entrar com um código' }));
    await user.type(screen.getByLabelText('Código de 6 dígitos'), await mailedCode(EMAIL));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tudo certo, Nova' })).toBeInTheDocument();
    expect(await stored()).toEqual(OWN_WITH_CONSENTS);
    expect([await opens(STRANGER_PASSWORD), await opens(PASSWORD)]).toEqual([false, true]);
  });

  it('asks for all data again when the link is opened elsewhere, also after a reload', async () => {
    const shell = await ownerSignsUp();
    await openLinkElsewhere(shell);
    expect(await stored()).toEqual(NOTHING);
    expect(screen.queryByText(/Estranho/)).toBeNull();
    expect(document.title).toMatch(/^Conclua seu cadastro/);
    expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
    shell.reload();
    await screen.findByRole('heading', { name: 'Conclua seu cadastro' });
    await fillIn(shell, { ...person, ...passwords });
    await conclude(shell);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tudo certo, Nova' })).toBeInTheDocument();
    expect(shell.address()).toBe(CONFIRMED);
    expect(await stored()).toEqual(OWN_WITH_CONSENTS);
    expect([await opens(STRANGER_PASSWORD), await opens(PASSWORD)]).toEqual([false, true]);
  });

  it('allows skipping the password, but not the name and the consents', async () => {
    const shell = await ownerSignsUp();
    await openLinkElsewhere(shell);
    await shell.user.click(screen.getByRole('button', { name: 'Continuar sem senha' }));
    expect(screen.queryByLabelText('Senha')).toBeNull();
    await conclude(shell);
    await waitFor(() => expect(screen.getByLabelText('Nome completo')).toHaveFocus());
    await fillIn(shell, person);
    await conclude(shell);
    await waitFor(() => expect(shell.address()).toBe(CONFIRMED));
    expect(await stored()).toEqual(OWN_WITH_CONSENTS);
    expect(await opens(STRANGER_PASSWORD)).toBe(false);
  });

  it('reports a failure, keeps the form and saves on retry', async () => {
    const shell = await ownerSignsUp();
    await openLinkElsewhere(shell);
    await fillIn(shell, { ...person, ...passwords });
    const down = () => new HttpResponse(null, { status: 503 });
    server.use(http.post('*/rpc/restate_sign_up', down, { once: true }));
    await conclude(shell);
    expect(await screen.findByText('Erro no cadastro')).toBeInTheDocument();
    await conclude(shell);
    await waitFor(() => expect(shell.address()).toBe(CONFIRMED));
    expect(await stored()).toEqual(OWN_WITH_CONSENTS);
    expect(await opens(PASSWORD)).toBe(true);
  });

  it('asks for all data after a sign-in by code', async () => {
    await strangerSignsUp();
    const { user } = await openShell({ title: '', path: '/auth?next=%2Fpatient%2Fsearch' });
    await user.click(await screen.findByRole('radio', { name: 'Sem senha' }));
    await user.type(screen.getByLabelText('E-mail'), EMAIL);
    await user.click(screen.getByRole('button', { name: 'Enviar código' }));
    await user.type(await screen.findByLabelText('Código de 6 dígitos'), await mailedCode(EMAIL));
    expect(await screen.findByRole('heading', { name: 'Conclua seu cadastro' })).toBeInTheDocument();
    expect(await stored()).toEqual(NOTHING);
  });

  it('asks for all data after a password recovery link', async () => {
    const shell = await openShell({ title: '', path: '/esqueci-senha' });
    await strangerSignsUp();
    await elsewhere().auth.resetPasswordForEmail(EMAIL);
    await openLinkElsewhere(shell);
    expect(await stored()).toEqual(NOTHING);
  });

  it('asks again on a later magic-link visit until the data is complete', async () => {
    const shell = await ownerSignsUp();
    await openLinkElsewhere(shell);
    await embedded.setClock(new Date(Date.now() + 180_000).toISOString());
    await elsewhere().auth.signInWithOtp({ email: EMAIL });
    await openLinkElsewhere(shell);
    expect(shell.address()).toBe('/nova-senha');
  });

  it('is completed without a password when booking requires it, then returns to the booking', async () => {
    const first = await ownerSignsUp();
    await openLinkElsewhere(first);
    await visitLater(first);
    await screen.findByRole('heading', { name: 'Conclua seu cadastro' });
    expect(screen.getByText(/^Falta pouco: diga seu nome/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Senha')).toBeNull();
    expect(screen.queryByRole('button', { name: /senha/ })).toBeNull();
    await fillIn(first, person);
    await conclude(first);
    await waitFor(() => expect(first.address()).toBe('/patient/search'));
    expect(await stored()).toEqual(OWN_WITH_CONSENTS);
    await visitLater(first);
    await waitFor(() => expect(first.address()).toBe('/patient/search'));
    expect(screen.queryByRole('heading', { name: 'Conclua seu cadastro' })).toBeNull();
  });

  it('keeps the requested page when the server cannot report what is missing', async () => {
    const shell = await ownerSignsUp();
    await openLinkElsewhere(shell);
    server.use(http.post('*/rpc/sign_up_is_complete', () => new HttpResponse(null, { status: 400 })));
    await visitLater(shell);
    await waitFor(() => expect(shell.address()).toBe('/patient/search'));
  });

  it('explains how to choose a password when the form has been open for more than a day', async () => {
    const shell = await ownerSignsUp();
    await openLinkElsewhere(shell);
    await embedded.exec(`update auth.sessions set created_at = created_at - interval '25 hours';`);
    await fillIn(shell, { ...person, ...passwords });
    await conclude(shell);
    expect(
      await screen.findByText('Entre de novo com um código para escolher uma senha.'),
    ).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Continuar sem senha' }));
    await conclude(shell);
    await waitFor(() => expect(shell.address()).toBe(CONFIRMED));
    expect(await stored()).toEqual(OWN_WITH_CONSENTS);
  });
});
