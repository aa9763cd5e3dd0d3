import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { openShell } from '../testing/open-shell';
import { PASSWORD, PATIENT_EMAIL } from '../testing/people';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

const NEW_EMAIL = 'nova.pessoa@vinculo.example';

/** Opens the form of a new patient and fills it in; fields given as empty are left out. */
async function fillIn(scenario: Scenario, changes: Readonly<Record<string, string>> = {}) {
  const shell = await openShell(scenario);
  await screen.findByRole('heading', { name: 'Criar Conta' });
  const texts = {
    'Nome completo': 'Nova Pessoa',
    CPF: '52998224725',
    Telefone: '11982140673',
    'E-mail': NEW_EMAIL,
    Senha: PASSWORD,
    'Confirmar senha': PASSWORD,
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) {
    if (text) await shell.user.type(screen.getByLabelText(label), text);
  }
  return shell;
}

const accept = async ({ user }: Awaited<ReturnType<typeof openShell>>) => {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
};
const send = ({ user }: Awaited<ReturnType<typeof openShell>>) =>
  user.click(screen.getByRole('button', { name: 'Criar Conta' }));

describe('signing up as a patient', () => {
  it('makes the account, mails a link and welcomes the person', async () => {
    const shell = await fillIn(scenarios.signUp);
    await accept(shell);
    await send(shell);
    expect(await screen.findByText('Conta criada com sucesso!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Que bom ter você aqui, Nova' })).toBeInTheDocument();
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      name: 'Nova Pessoa',
      role: 'patient',
      email: NEW_EMAIL,
      emailSent: 'true',
      next: '/patient/search',
    });
    const [mail] = await embedded.mailbox.list();
    expect(mail).toMatchObject({ to: NEW_EMAIL });
    expect(mail?.html).toContain('/auth/callback');
  });

  it('masks CPF and phone, and judges a complete CPF at once', async () => {
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

  it('judges an unfinished CPF only once the field is left', async () => {
    const { user } = await openShell(scenarios.signUp);
    const cpf = await screen.findByLabelText('CPF');
    await user.type(cpf, '5299');
    expect(cpf).toHaveAccessibleDescription('');
    await user.tab();
    expect(cpf).toHaveAccessibleDescription('CPF inválido');
  });

  it('says nothing about a field that was only passed through', async () => {
    const { user } = await openShell(scenarios.signUp);
    await user.click(await screen.findByLabelText('CPF'));
    await user.tab();
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription('');
  });

  it('says beside the fields what is missing, and brings the person there', async () => {
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
    [{ 'Confirmar senha': 'outra-senha' }, 'Confirmar senha', 'As senhas não coincidem.'],
    [{ Senha: '12345' }, 'Senha', 'A senha precisa ter pelo menos 6 caracteres.'],
    [{ 'E-mail': 'sem-arroba' }, 'E-mail', 'Informe um e-mail válido, por exemplo nome@exemplo.com.br.'],
  ])('refuses %j', async (changes, label, text) => {
    const shell = await fillIn(scenarios.signUp, changes);
    await accept(shell);
    await send(shell);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(await embedded.mailbox.list()).not.toContainEqual(expect.objectContaining({ to: NEW_EMAIL }));
  });

  it('wants both boxes ticked', async () => {
    const shell = await fillIn(scenarios.signUp);
    const [privacy, terms] = screen.getAllByRole('checkbox');
    await shell.user.click(privacy as HTMLElement);
    await send(shell);
    const text = 'Você deve aceitar os termos e políticas para continuar.';
    expect(terms).toHaveAccessibleDescription(text);
    expect(privacy).toHaveAccessibleDescription('');
  });

  it.each([
    ['Email já cadastrado', scenarios.signUp, { 'E-mail': PATIENT_EMAIL }],
    ['Erro no cadastro', scenarios.signUpClosed, {}],
  ])('tells "%s" and keeps what was typed', async (title, scenario, changes) => {
    const shell = await fillIn(scenario, changes);
    await accept(shell);
    await send(shell);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Nova Pessoa');
    expect(screen.getByRole('button', { name: 'Criar Conta' })).toBeEnabled();
  });

  it('keeps what was typed, and the page asked for, when changing to signing in and back', async () => {
    const { user, address } = await fillIn(scenarios.signUp);
    await user.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(address()).toBe('/auth?mode=login&next=%2Fpatient%2Fsearch');
    expect(screen.getByLabelText('E-mail')).toHaveValue(NEW_EMAIL);
    await user.click(screen.getByRole('link', { name: 'Criar Conta' }));
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('Nome completo')).toHaveValue('Nova Pessoa');
  });

  it('has nothing for axe to find', async () => {
    const { container } = await openShell(scenarios.signUp);
    await screen.findByRole('heading', { name: 'Criar Conta' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
