import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { UserEvent } from '@testing-library/user-event';
import type { Scenario } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { elsewhere, mailedCode } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD } from '../../testing/people';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

const NEW_EMAIL = 'nova.pessoa@vinculo.example';

const PERSON = {
  'Nome completo': 'Nova Pessoa',
  CPF: '52998224725',
  Telefone: '11982140673',
  'E-mail': NEW_EMAIL,
  Senha: PASSWORD,
  'Confirmar senha': PASSWORD,
};

/** Fills in the form by pasting, which is faster than typing; fields given as empty are skipped. */
async function pasteInto({ user }: { user: UserEvent }, changes: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries({ ...PERSON, ...changes })) {
    if (!text) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

/** Opens the form with a new user's data. */
async function fillIn(scenario: Scenario, changes: Readonly<Record<string, string>> = {}) {
  const shell = await openShell(scenario);
  await screen.findByRole('heading', { name: 'Criar Conta' });
  await pasteInto(shell, changes);
  return shell;
}

/** The new user, signed in on another device with the confirmation code. */
async function newPerson() {
  const client = elsewhere();
  const { data, error } = await client.auth.verifyOtp({
    email: NEW_EMAIL,
    token: await mailedCode(NEW_EMAIL),
    type: 'email',
  });
  if (error) throw error;
  return { client, metadata: data.user?.user_metadata };
}

const accept = async ({ user }: Awaited<ReturnType<typeof openShell>>) => {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
};
const send = ({ user }: Awaited<ReturnType<typeof openShell>>) =>
  user.click(screen.getByRole('button', { name: 'Criar Conta' }));

afterEach(() => jest.restoreAllMocks());

describe('sign-up as a patient', () => {
  it('explains what identifies the account and who sees the CPF', async () => {
    await openShell(scenarios.signUp);
    expect(
      await screen.findByText(/^Sua conta é identificada pelo e-mail\. O seu CPF, só você e a nossa equipe/),
    ).toBeInTheDocument();
  });

  it('creates the account, mails a link and welcomes the user', async () => {
    const shell = await fillIn(scenarios.signUp);
    await accept(shell);
    await send(shell);
    expect(await screen.findByText('Conta criada com sucesso!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Que bom ter você aqui, Nova' })).toBeInTheDocument();
    expect(screen.getByText(NEW_EMAIL)).toBeInTheDocument();
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      role: 'patient',
      emailSent: 'true',
      next: '/patient/search',
    });
    const [mail] = await embedded.mailbox.list();
    expect(mail).toMatchObject({ to: NEW_EMAIL });
    expect(mail?.html).toContain('/auth/callback');
  });

  it('masks CPF and phone, and validates a complete CPF at once', async () => {
    const { user } = await fillIn(scenarios.signUp);
    const cpf = screen.getByLabelText('CPF');
    expect(cpf).toHaveValue('529.982.247-25');
    expect(cpf).toHaveAccessibleDescription('CPF válido');
    expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 98214-0673');

    await user.clear(cpf);
    await user.type(cpf, '11111111111');
    expect(cpf).toHaveAccessibleDescription('CPF inválido');
    expect(cpf).toBeInvalid();
  });

  it('validates an incomplete CPF only on blur', async () => {
    const { user } = await openShell(scenarios.signUp);
    const cpf = await screen.findByLabelText('CPF');
    await user.type(cpf, '5299');
    expect(cpf).toHaveAccessibleDescription('');
    await user.tab();
    expect(cpf).toHaveAccessibleDescription('CPF inválido');
  });

  it('shows no error for an untouched field on blur', async () => {
    const { user } = await openShell(scenarios.signUp);
    await user.click(await screen.findByLabelText('CPF'));
    await user.tab();
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription('');
  });

  it('shows missing values next to the fields and focuses the first', async () => {
    const shell = await openShell(scenarios.signUp);
    await screen.findByRole('heading', { name: 'Criar Conta' });
    await send(shell);
    const described = {
      'Nome completo': 'Por favor, preencha seu nome completo.',
      CPF: 'Informe seu CPF.',
      Telefone: 'Informe seu telefone.',
      'E-mail': 'Informe seu e-mail.',
      Senha: 'Crie uma senha.',
    };
    for (const [label, text] of Object.entries(described))
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText('Nome completo')).toHaveFocus());
  });

  it.each([
    [{ 'Nome completo': '\u200b\u2060\u00ad' }, 'Nome completo', 'Por favor, preencha seu nome completo.'],
    [{ 'Confirmar senha': 'outra-senha' }, 'Confirmar senha', 'As senhas não coincidem.'],
    [{ Senha: '12345' }, 'Senha', 'A senha precisa ter pelo menos 6 caracteres.'],
    [{ 'E-mail': 'sem-arroba' }, 'E-mail', 'Informe um e-mail válido, por exemplo nome@exemplo.com.br.'],
  ])('rejects %j', async (changes, label, text) => {
    const shell = await fillIn(scenarios.signUp, changes);
    await accept(shell);
    await send(shell);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(await embedded.mailbox.list()).not.toContainEqual(expect.objectContaining({ to: NEW_EMAIL }));
  });

  it('limits the name to the stored length', async () => {
    const { user } = await openShell(scenarios.signUp);
    const name = await screen.findByLabelText('Nome completo');
    await user.click(name);
    await user.paste('a'.repeat(121));
    expect(name).toHaveValue('a'.repeat(120));
  });

  it('requires both checkboxes', async () => {
    const shell = await fillIn(scenarios.signUp);
    const [privacy, terms] = screen.getAllByRole('checkbox');
    await shell.user.click(privacy as HTMLElement);
    await send(shell);
    const text = 'Você deve aceitar os termos e políticas para continuar.';
    expect(terms).toHaveAccessibleDescription(text);
    expect(privacy).toHaveAccessibleDescription('');
    expect(privacy).toBeValid();
    await shell.user.click(privacy as HTMLElement);
    await send(shell);
    expect(privacy).toBeInvalid();
    expect(terms).toBeInvalid();
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it.each([
    ['Email já cadastrado', scenarios.signUp, { 'E-mail': PEOPLE.camila.email }],
    ['Email já cadastrado', scenarios.signUpTaken, {}],
    ['Erro no cadastro', scenarios.signUpClosed, {}],
    ['Erro no cadastro', scenarios.signUpUnreachable, {}],
    ['Senha muito fraca', scenarios.signUpWeak, {}],
    [/^Esta senha é fácil/, scenarios.signUp, { Senha: 'brasil123', 'Confirmar senha': 'brasil123' }],
    ['Email inválido', scenarios.signUpBadEmail, {}],
    ['Muitas tentativas', scenarios.signUpThrottled, {}],
  ])('reports "%s" and keeps the input', async (title, scenario, changes) => {
    const shell = await fillIn(scenario, changes);
    await accept(shell);
    await send(shell);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Nova Pessoa');
    expect(screen.getByRole('button', { name: 'Criar Conta' })).toBeEnabled();
  });

  it('keeps the input and the requested page when switching to sign-in and back', async () => {
    const { user, address } = await fillIn(scenarios.signUp);
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(address()).toBe('/auth?mode=login&next=%2Fpatient%2Fsearch');
    expect(screen.getByLabelText('E-mail')).toHaveValue(NEW_EMAIL);
    await user.click(screen.getByRole('link', { name: 'Criar Conta' }));
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Nova Pessoa');
  });

  it('creates one account even if the button is clicked repeatedly', async () => {
    const shell = await fillIn(scenarios.signUpSlow);
    await accept(shell);
    await shell.user.dblClick(screen.getByRole('button', { name: 'Criar Conta' }));
    expect(
      await screen.findByText('Conta criada com sucesso!', undefined, { timeout: 5000 }),
    ).toBeInTheDocument();
    const mails = await embedded.mailbox.list();
    expect(mails.filter(({ to }) => to === NEW_EMAIL)).toHaveLength(1);
  });

  it('stores profile and consents, and leaves none of it in the token', async () => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone: 'America/Rio_Branco' });
    const shell = await fillIn(scenarios.signUp);
    await accept(shell);
    await send(shell);
    await screen.findByRole('heading', { name: 'Que bom ter você aqui, Nova' });
    const { client, metadata } = await newPerson();
    const profile = await client
      .from('profiles')
      .select('role,full_name,cpf,phone,time_zone,cnpj,profession')
      .single();
    expect(profile.data).toEqual({
      role: 'patient',
      full_name: 'Nova Pessoa',
      cpf: '52998224725',
      phone: '11982140673',
      time_zone: 'America/Rio_Branco',
      cnpj: null,
      profession: null,
    });
    const consents = await client.from('consents').select('document,version').order('document');
    expect(consents.data).toEqual([
      { document: 'privacy', version: CONSENT_VERSIONS.privacy },
      { document: 'terms', version: CONSENT_VERSIONS.terms },
    ]);
    expect(JSON.stringify(metadata)).not.toContain('52998224725');
  });

  it('has no axe violations', async () => {
    const { container } = await openShell(scenarios.signUp);
    await screen.findByRole('heading', { name: 'Criar Conta' });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('passwordless sign-up', () => {
  const withoutPassword = { Senha: '', 'Confirmar senha': '' };

  it('asks for the same data, sends a code, and creates a complete account with it', async () => {
    const shell = await openShell(scenarios.signUp);
    await shell.user.click(await screen.findByRole('button', { name: 'Cadastrar sem senha' }));
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
    await pasteInto(shell, withoutPassword);
    await accept(shell);
    await send(shell);
    expect(await screen.findByText('Código enviado!')).toBeInTheDocument();
    expect(await screen.findByText('Falta só confirmar que o e-mail é seu.')).toBeInTheDocument();
    await shell.user.type(screen.getByLabelText('Código de 6 dígitos'), await mailedCode(NEW_EMAIL));
    expect(await screen.findByText('Conta criada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(shell.address()).toBe('/patient/search'));
    const client = await shell.portal.supabase();
    const { data } = await client.from('profiles').select('full_name,cpf').single();
    expect(data).toEqual({ full_name: 'Nova Pessoa', cpf: '52998224725' });
  });

  it('signs in the owner of an existing account and keeps its data', async () => {
    const shell = await openShell(scenarios.signUp);
    await shell.user.click(await screen.findByRole('button', { name: 'Cadastrar sem senha' }));
    await pasteInto(shell, { ...withoutPassword, 'E-mail': PEOPLE.camila.email });
    await accept(shell);
    await send(shell);
    await shell.user.type(
      await screen.findByLabelText('Código de 6 dígitos'),
      await mailedCode(PEOPLE.camila.email),
    );
    expect(await screen.findByText('Acesso realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(shell.address()).toBe('/patient/search'));
    const client = await shell.portal.supabase();
    const { data } = await client.from('profiles').select('full_name').single();
    expect(data).toEqual({ full_name: 'Camila Ribeiro dos Santos' });
  });

  it('keeps the input, except passwords, over a reload of the sent step', async () => {
    const shell = await fillIn(scenarios.signUpProfessional, { 'Número do CRP': '0612345' });
    await shell.user.click(screen.getByRole('button', { name: 'Cadastrar sem senha' }));
    await accept(shell);
    await send(shell);
    await screen.findByLabelText('Código de 6 dígitos');
    expect(JSON.stringify(window.history.state)).not.toContain(PASSWORD);
    shell.reload();
    await shell.user.click(await screen.findByRole('button', { name: 'Alterar e-mail' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue(NEW_EMAIL);
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Nova Pessoa');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('Número do CRP')).toHaveValue('CRP-06/12345');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  });

  it('welcomes a new user whose profile is missing', async () => {
    const shell = await openShell(scenarios.signUpWithoutProfile);
    await shell.user.click(await screen.findByRole('button', { name: 'Cadastrar sem senha' }));
    await pasteInto(shell, withoutPassword);
    await accept(shell);
    await send(shell);
    await shell.user.type(await screen.findByLabelText('Código de 6 dígitos'), await mailedCode(NEW_EMAIL));
    expect(await screen.findByText('Conta criada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(shell.address()).toBe('/welcome?role=patient'));
    expect(await screen.findByText('Conta criada')).toBeInTheDocument();
  });

  it('returns to the password form with the input intact', async () => {
    const { user } = await fillIn(scenarios.signUp);
    await user.click(screen.getByRole('button', { name: 'Cadastrar sem senha' }));
    await user.click(screen.getByRole('button', { name: 'Cadastrar com senha' }));
    expect(screen.getByLabelText('Senha')).toHaveValue(PASSWORD);
  });
});

describe('sign-up as a professional', () => {
  it('describes the professional plan and asks for its fields', async () => {
    const { container, user } = await openShell(scenarios.signUpProfessional);
    expect(await screen.findByText('Ganhe R$5.000+ por mês atendendo online')).toBeInTheDocument();
    expect(screen.getByText(/manualmente, em até 24h/)).toBeInTheDocument();
    const registration = screen.getByLabelText('Número do CRP');
    await user.type(registration, '25');
    expect(registration).not.toHaveAccessibleDescription(/São Paulo/); // a region of the council, not a state
    expect(screen.getByText('Sobre a verificação').parentElement).toHaveAccessibleDescription(
      'O número será verificado em até 24h.',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not ask a patient for these fields', async () => {
    await openShell(scenarios.signUp);
    await screen.findByRole('heading', { name: 'Criar Conta' });
    expect(screen.queryByLabelText('Número do CRP')).not.toBeInTheDocument();
    expect(screen.queryByText(/Ganhe/)).not.toBeInTheDocument();
  });

  it('stores profession, registration and CNPJ while the user is still a patient', async () => {
    const shell = await fillIn(scenarios.signUpProfessional, {
      'Número do CRP': '2512345',
      'CNPJ (opcional)': '11222333000181',
    });
    await accept(shell);
    await send(shell);
    await screen.findByRole('heading', { name: 'Que bom ter você aqui, Nova' });
    expect(screen.getByText('Envie a solicitação')).toBeInTheDocument();
    const { client } = await newPerson();
    const { data } = await client.from('profiles').select('role,profession,registration,cnpj').single();
    expect(data).toEqual({
      role: 'patient',
      profession: 'psychologist',
      registration: 'CRP 25/12345',
      cnpj: '11222333000181',
    });
  });

  it('keeps a separate number for each profession', async () => {
    const { user } = await openShell(scenarios.signUpProfessional);
    await user.type(await screen.findByLabelText('Número do CRP'), '2512345');
    await user.selectOptions(screen.getByLabelText('Profissão'), 'Psiquiatra');
    expect(screen.getByLabelText('Número do CRM')).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Profissão'), 'Psicólogo(a)');
    expect(screen.getByLabelText('Número do CRP')).toHaveValue('CRP-25/12345');
  });

  it.each([
    [{}, 'Número do CRP', 'Informe o número do seu registro.'],
    [{ 'Número do CRP': '251' }, 'Número do CRP', /região do CRP ou o estado do CRM, de 01 a 27/],
    [{ 'Número do CRP': '2512345', 'CNPJ (opcional)': '1122' }, 'CNPJ (opcional)', 'CNPJ inválido'],
  ])('rejects %j', async (changes, label, text) => {
    const shell = await fillIn(scenarios.signUpProfessional, changes as Record<string, string>);
    await accept(shell);
    await send(shell);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(await embedded.mailbox.list()).not.toContainEqual(expect.objectContaining({ to: NEW_EMAIL }));
  });

  it('keeps the input and the role when switching to sign-in and back', async () => {
    const { user, address } = await fillIn(scenarios.signUpProfessional, { 'Número do CRP': '2512345' });
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(address()).toBe('/auth?mode=login&role=professional');
    await user.click(screen.getByRole('link', { name: 'Criar Conta' }));
    expect(screen.getByLabelText('Número do CRP')).toHaveValue('CRP-25/12345');
  });
});

describe('a server error on a field', () => {
  it.each([
    ['signUpTaken', 'E-mail', 'Email já cadastrado', 'Email já cadastrado. Se é você, é só entrar.'],
    ['signUpBadEmail', 'E-mail', 'Email inválido', 'Confira o e-mail digitado e tente novamente.'],
    ['signUpWeak', 'Senha', 'Senha muito fraca', 'A senha precisa ter pelo menos 6 caracteres.'],
  ] as const)(
    '%s is shown on the field and in a toast until the field changes',
    async (name, label, title, text) => {
      const shell = await fillIn(scenarios[name]);
      await accept(shell);
      await send(shell);
      const field = screen.getByLabelText(label);
      await waitFor(() => expect(field).toHaveAccessibleDescription(text));
      expect(field).toBeInvalid();
      await waitFor(() => expect(field).toHaveFocus());
      expect(screen.getByText(title)).toBeInTheDocument();
      await shell.user.type(field, 'x');
      expect(field).toBeValid();
    },
  );

  it('identifies a common password, as the hint by the field announced', async () => {
    const shell = await openShell(scenarios.signUp);
    const field = await screen.findByLabelText('Senha');
    expect(field).toHaveAccessibleDescription(
      'Pelo menos 6 caracteres. Senhas muito usadas ou já vazadas são recusadas.',
    );
    await pasteInto(shell, { Senha: 'brasil123', 'Confirmar senha': 'brasil123' });
    await accept(shell);
    await send(shell);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Esta senha é fácil de adivinhar/));
  });

  it('links a taken address to sign-in, with the address and the requested page', async () => {
    const shell = await fillIn({ ...scenarios.signUpTaken, path: scenarios.signUp.path });
    await accept(shell);
    await send(shell);
    await shell.user.click(await screen.findByRole('link', { name: 'Entrar com este e-mail' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(shell.address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    expect(screen.getByLabelText('E-mail')).toHaveValue(NEW_EMAIL);
  });
});

describe('a reload during sign-up', () => {
  it('keeps everything but the passwords, and the chosen method', async () => {
    const shell = await fillIn(scenarios.signUp);
    await shell.user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    shell.reload({ isBrowsers: true });
    expect(await screen.findByLabelText('Nome completo')).toHaveValue('Nova Pessoa');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('E-mail')).toHaveValue(NEW_EMAIL);
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);

    await shell.user.click(screen.getByRole('button', { name: 'Cadastrar sem senha' }));
    shell.reload({ isBrowsers: true });
    await screen.findByLabelText('Nome completo');
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  it('restores nothing after the user left the page', async () => {
    const shell = await fillIn(scenarios.signUp);
    await shell.user.click(screen.getByRole('link', { name: 'Voltar ao Início' }));
    await screen.findByRole('heading', { name: 'mf-public' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nova Pessoa');
  });
});
