import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import type { PortalClient } from 'shared-portal/contract';
import { choose, openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const heading = (name: string = PEOPLE.camila.fullName) => screen.findByRole('heading', { level: 1, name });
const part = (name: string) => screen.getByRole('region', { name });
const logged = async (client: PortalClient) => {
  const { data } = await client
    .from('audit_log')
    .select('subject_table, action, after')
    .eq('subject_id', PEOPLE.camila.id)
    .order('id', { ascending: false });
  return data ?? [];
};
type Opened = Awaited<ReturnType<typeof open>>;
const ask = async (user: Opened['user'], action: RegExp, title: string) => {
  await user.click(await screen.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const giveReason = async (user: Opened['user'], dialog: ReturnType<typeof within>, action: string) => {
  await user.type(dialog.getByRole('textbox'), 'Ofensas no contato');
  await user.click(dialog.getByRole('button', { name: action }));
};

describe('an account', () => {
  it('shows who it is and what it did', async () => {
    const { container } = await open('patient');
    await heading();
    const identity = part('Identidade');
    expect(identity).toHaveTextContent(/Paciente.*Ativa/);
    expect(identity).toHaveTextContent(/CPF•••\.\d{3}\.\d{3}-••/);
    expect(within(part('Consultas')).getAllByRole('listitem')).toHaveLength(4);
    expect(within(part('Pagamentos')).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(part('Acessos e aparelhos')).toHaveTextContent(/Chrome no Android.*rede 203\.0\.113\.•/);
    expect(part('Consentimentos')).toHaveTextContent('Política de privacidade');
    expect(part('Mensagens com a equipe')).toBeInTheDocument();
    expect(part('Trilha de auditoria')).toBeInTheDocument();
    expect(part('Em resumo')).toHaveTextContent(/Concluídas\d/);
    expect(document.title).toContain(PEOPLE.camila.fullName);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is opened from the list, and the reading is logged once', async () => {
    const { user, client, address } = await openScenario(AdminRoutes, {
      ...scenarios.patient,
      path: '/admin/users?busca=camila',
    });
    await user.click(await screen.findByRole('link', { name: PEOPLE.camila.fullName }));
    await heading();
    expect(address()).toBe(`/admin/users/${PEOPLE.camila.id}`);
    expect(screen.getByRole('link', { name: 'Usuários', current: 'page' })).toBeInTheDocument();
    const reads = (await logged(client)).filter(({ action }) => action === 'read');
    expect(reads).toEqual([expect.objectContaining({ subject_table: 'profiles' })]);
  });

  it('shows a professional with registration', async () => {
    await open('professional');
    await heading('Marina Azevedo');
    expect(part('Identidade')).toHaveTextContent(/Psicóloga.*RegistroCRP/);
  });

  it('shows CPF and emergency contact for a reason, which is logged', async () => {
    const { user, client } = await open('patient');
    await heading();
    const dialog = await ask(user, /Mostrar o CPF/, 'Mostrar documentos e emergência');
    await user.click(dialog.getByRole('button', { name: 'Mostrar' }));
    expect(await dialog.findByText(/Escreva o motivo/)).toBeInTheDocument();
    await giveReason(user, dialog, 'Mostrar');
    await waitFor(() => expect(part('Identidade')).toHaveTextContent(/CPF\d{3}\.\d{3}\.\d{3}-\d{2}/));
    expect(part('Identidade')).toHaveTextContent('Sônia Ribeiro, mãe, (19) 98123-0000');
    expect(await logged(client)).toContainEqual({
      subject_table: 'identities',
      action: 'read',
      after: { reason: 'Ofensas no contato' },
    });
  });

  it('hides what was shown of one account on the page of another that was open before', async () => {
    const { user } = await openScenario(AdminRoutes, {
      ...scenarios.patient,
      path: `/admin/users/${PEOPLE.eduardo.id}`,
    });
    const goTo = (id: string) =>
      act(() => {
        window.history.pushState({}, '', `/admin/users/${id}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    await heading(PEOPLE.eduardo.fullName);
    goTo(PEOPLE.camila.id);
    await heading();
    await giveReason(user, await ask(user, /Mostrar o CPF/, 'Mostrar documentos e emergência'), 'Mostrar');
    await waitFor(() => expect(part('Identidade')).toHaveTextContent('Sônia Ribeiro'));
    goTo(PEOPLE.eduardo.id);
    await heading(PEOPLE.eduardo.fullName);
    expect(part('Identidade')).toHaveTextContent(/CPF•••\.\d{3}\.\d{3}-••/);
    expect(part('Identidade')).not.toHaveTextContent('Sônia Ribeiro');
  });

  it.each([
    ['support', ['Consultas', 'Acessos e aparelhos', 'Mensagens com a equipe'], ['Pagamentos']],
    ['reviewer', ['Consentimentos'], ['Consultas', 'Pagamentos', 'Acessos e aparelhos']],
  ] as const)('shows %s only the parts and actions of the role', async (role, shown, hidden) => {
    await open(role);
    await heading();
    for (const name of shown) expect(part(name)).toBeInTheDocument();
    for (const name of [...hidden, 'Trilha de auditoria'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(part('Identidade')).not.toHaveTextContent('CPF');
    const block = screen.queryByRole('button', { name: /^Bloquear/ });
    if (role === 'support') expect(block).toBeEnabled();
    else expect(block).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Apagar/ })).not.toBeInTheDocument();
  });

  it.each([
    ['unknown', 'Pessoa não encontrada'],
    ['malformed', 'Pessoa não encontrada'],
    ['unreachable', 'Não foi possível carregar esta pessoa.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the photo of a professional', () => {
  it('is shown, and removed with a reason', async () => {
    const { user, client, toasts } = await open('professional');
    await heading(PEOPLE.marina.fullName);
    expect(part('Identidade').querySelector('img')).toBeInTheDocument();
    const dialog = await ask(user, /^Remover foto/, 'Remover a foto');
    await user.click(dialog.getByRole('button', { name: 'Remover foto' }));
    expect(await dialog.findByText(/Escreva o motivo/)).toBeInTheDocument();
    await giveReason(user, dialog, 'Remover foto');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Foto removida' }]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Remover foto/ })).not.toBeInTheDocument(),
    );
    expect(part('Identidade').querySelector('img')).not.toBeInTheDocument();
    const { data } = await client
      .from('professionals_public')
      .select('profile_image_url')
      .eq('user_id', PEOPLE.marina.id)
      .single();
    expect(data).toEqual({ profile_image_url: null });
  });

  it('is not removed when another has taken its place, and the reason stays', async () => {
    const { user, client, toasts } = await open('professional');
    await heading(PEOPLE.marina.fullName);
    const url = 'data:image/svg+xml,%3Csvg/%3E';
    const dialog = await ask(user, /^Remover foto/, 'Remover a foto');
    await embedded.exec(
      `update public.professionals set profile_image_url = '${url}' where user_id = '${PEOPLE.marina.id}'`,
    );
    await giveReason(user, dialog, 'Remover foto');
    const refusal = 'A foto mudou enquanto isso. Feche e confira a nova.';
    expect(await dialog.findByText(refusal)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Ofensas no contato');
    const shown = () => document.querySelector(`img[src="${url}"]`);
    await waitFor(() => expect(shown()).toBeInTheDocument());
    // Not even now that the page knows the other photo: it was not looked at.
    await user.type(dialog.getByRole('textbox'), '!');
    await user.click(dialog.getByRole('button', { name: 'Remover foto' }));
    expect(await dialog.findByText(refusal)).toBeVisible();
    const { data } = await client
      .from('professionals_public')
      .select('profile_image_url')
      .eq('user_id', PEOPLE.marina.id)
      .single();
    expect(data).toEqual({ profile_image_url: url });
    await user.click(dialog.getByRole('button', { name: 'Voltar' }));
    await giveReason(user, await ask(user, /^Remover foto/, 'Remover a foto'), 'Remover foto');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Foto removida' }]));
  });

  it('is not removed by support', async () => {
    await open('supportOfProfessional');
    await heading(PEOPLE.marina.fullName);
    expect(screen.queryByRole('button', { name: /^Remover foto/ })).not.toBeInTheDocument();
  });
});

describe('blocking', () => {
  it('says what ends, needs a reason, and ends it', async () => {
    const { user, client, toasts } = await open('patient');
    await heading();
    const { data: before } = await client.rpc('read_person', { user_id: PEOPLE.camila.id });
    const dialog = await ask(user, /^Bloquear/, 'Bloquear a conta');
    expect(dialog.getByText(/sai de \d aparelhos? em até uma hora/)).toHaveTextContent(
      `${before?.sessions?.length} aparelhos`,
    );
    expect(dialog.getByText(/por vir (é|são) cancelada/)).toHaveTextContent(`${before?.coming} consulta`);
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
    expect(await dialog.findByText(/Escreva o motivo/)).toBeInTheDocument();
    await giveReason(user, dialog, 'Bloquear');
    await waitFor(() => expect(part('Identidade')).toHaveTextContent('Bloqueada'));
    expect(toasts()).toEqual([
      {
        title: 'Conta bloqueada',
        text: expect.stringMatching(/^Sai de \d aparelhos em até uma hora\. \d consultas? cancelada/),
      },
    ]);
    expect(screen.getByRole('button', { name: /^Reativar/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Encerrar acessos/ })).toBeDisabled();
  });

  it('is not offered to support for others of the team, nor is ending their sessions', async () => {
    await open('teamMember');
    await heading(PEOPLE.eduardo.fullName);
    for (const action of [/^Bloquear/, /^Encerrar acessos/]) {
      const button = screen.getByRole('button', { name: action });
      expect(button).toBeDisabled();
      expect(button).toHaveTextContent('Só quem tem administração completa');
    }
  });

  it('gives support no number of consultations, nor their amounts', async () => {
    const { user, toasts } = await open('support');
    await heading();
    expect(part('Consultas')).not.toHaveTextContent('R$');
    const dialog = await ask(user, /^Bloquear/, 'Bloquear a conta');
    expect(dialog.getByText(/^As consultas por vir são canceladas/)).toBeInTheDocument();
    await giveReason(user, dialog, 'Bloquear');
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Conta bloqueada', text: expect.stringMatching(/As consultas por vir foram canceladas\.$/) },
      ]),
    );
  });

  it('keeps the text when it fails', async () => {
    const { user, toasts } = await open('blockingFails');
    await heading();
    const dialog = await ask(user, /^Bloquear/, 'Bloquear a conta');
    await giveReason(user, dialog, 'Bloquear');
    await waitFor(() => expect(toasts()[0]?.title).toBe('Erro na ação'));
    expect(dialog.getByRole('textbox')).toHaveValue('Ofensas no contato');
    await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Conta bloqueada'));
  });

  it('is not offered for the own account, with the reason in words', async () => {
    await open('own');
    await heading(PEOPLE.beatriz.fullName);
    const block = screen.getByRole('button', { name: /^Bloquear/ });
    expect(block).toBeDisabled();
    expect(block).toHaveTextContent('A sua própria conta, outra pessoa da equipe bloqueia');
    expect(screen.getByRole('button', { name: /^Apagar/ })).toBeDisabled();
  });

  it('is undone with a reason', async () => {
    const { user, toasts } = await open('blocked');
    await heading();
    const dialog = await ask(user, /^Reativar/, 'Reativar a conta');
    await giveReason(user, dialog, 'Reativar');
    await waitFor(() => expect(part('Identidade')).toHaveTextContent('Ativa'));
    expect(toasts()).toEqual([{ title: 'Conta reativada', text: 'A pessoa já pode entrar.' }]);
  });
});

describe('login sessions', () => {
  it('are ended one by one', async () => {
    const { user, toasts } = await open('patient');
    await heading();
    await user.click(screen.getByRole('button', { name: 'Encerrar o acesso em Firefox no Windows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar este acesso' }));
    await user.click(dialog.getByRole('button', { name: 'Encerrar' }));
    await waitFor(() => expect(part('Acessos e aparelhos')).not.toHaveTextContent('Firefox'));
    expect(part('Acessos e aparelhos')).toHaveTextContent('Chrome no Android');
    expect(toasts()[0]?.title).toBe('Acesso encerrado');
  });

  it('are ended all at once', async () => {
    const { user } = await open('patient');
    await heading();
    const dialog = await ask(user, /^Encerrar acessos/, 'Encerrar acessos');
    await user.click(dialog.getByRole('button', { name: 'Encerrar acessos' }));
    await waitFor(() =>
      expect(part('Acessos e aparelhos')).toHaveTextContent('Nenhum aparelho com a conta aberta.'),
    );
  });
});

describe('erasing', () => {
  it('records the request with origin and proof, then goes to it', async () => {
    const { user, address } = await open('patient');
    await heading();
    const dialog = await ask(user, /^Apagar/, 'Apagar pela LGPD');
    await user.click(dialog.getByRole('button', { name: 'Registrar e continuar' }));
    expect(await dialog.findByText('Escolha como o pedido chegou.')).toBeInTheDocument();
    expect(dialog.getByText(/Escreva como a identidade foi confirmada/)).toBeInTheDocument();
    await choose(user, 'Como o pedido chegou', 'Por e-mail');
    await user.type(dialog.getByRole('textbox'), 'Respondeu do e-mail da conta');
    await user.click(dialog.getByRole('button', { name: 'Registrar e continuar' }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/mensagens\?aba=privacidade&mensagem=/));
    expect(await screen.findByRole('button', { name: 'Concluir exclusão' })).toBeInTheDocument();
  });
});

describe('a copy of the data', () => {
  it('is sent to the owner with the origin of the request', async () => {
    const { user, toasts, client, address } = await open('patient');
    await heading();
    const dialog = await ask(user, /^Exportar dados/, 'Exportar dados');
    expect(address()).toBe(`/admin/users/${PEOPLE.camila.id}?acao=copia`);
    await user.click(dialog.getByRole('button', { name: 'Enviar cópia' }));
    expect(await dialog.findByText('Escolha como o pedido chegou.')).toBeInTheDocument();
    await choose(user, 'Como o pedido chegou', 'Por carta');
    await user.click(dialog.getByRole('button', { name: 'Enviar cópia' }));
    await waitFor(() => expect(toasts()[0]?.title).toBe('Cópia enviada'));
    expect(toasts()[0]?.text).toContain(PEOPLE.camila.email);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(`/admin/users/${PEOPLE.camila.id}`);
    expect(await logged(client)).toContainEqual({
      subject_table: 'profiles',
      action: 'update',
      after: { data_copy: 'letter' },
    });
  });

  it('is not offered for an account that cannot sign in, with the reason in words', async () => {
    await open('blocked');
    await heading();
    const send = screen.getByRole('button', { name: /^Exportar dados/ });
    expect(send).toBeDisabled();
    expect(send).toHaveTextContent('A conta está bloqueada: a pessoa não entra para baixar');
  });
});

describe('an address that names an action', () => {
  it('opens it, unless it cannot be done', async () => {
    await open('asked');
    expect(await screen.findByRole('dialog', { name: 'Bloquear a conta' })).toBeInTheDocument();
  });

  it('opens nothing where it cannot be done', async () => {
    await open('askedOwn');
    await heading(PEOPLE.beatriz.fullName);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
