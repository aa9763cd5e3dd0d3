import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import type { PortalClient } from 'shared-portal/contract';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const timeline = () => screen.findByRole('region', { name: 'Linha do tempo' });
const actions = () => screen.findByRole('region', { name: 'Ações' });
const path = `/admin/consultas/${CONSULTATIONS.confirmed.id}`;
type Opened = Awaited<ReturnType<typeof open>>;
const ask = async (user: Opened['user'], action: RegExp, title: string) => {
  await user.click(await screen.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: title }));
};
const giveReason = (user: Opened['user'], dialog: ReturnType<typeof within>) =>
  user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pedido por telefone');
const chooseWho = (user: Opened['user'], dialog: ReturnType<typeof within>, name: string) =>
  user.click(dialog.getByRole('radio', { name }));
const consultationOf = async (client: PortalClient) => {
  const { data } = await client
    .from('consultations')
    .select('status, starts_at, cancelled_by')
    .eq('id', CONSULTATIONS.confirmed.id)
    .single();
  return data;
};
/** What another member of the team, a participant or a job does meanwhile. */
const meanwhile = (change: string) =>
  embedded.exec(`update public.consultations set ${change} where id = '${CONSULTATIONS.confirmed.id}'`);
const reasonsOf = async (client: PortalClient) => {
  const { data } = await client
    .from('audit_log')
    .select('after')
    .eq('subject_id', CONSULTATIONS.confirmed.id)
    .not('after->reason', 'is', null);
  return data?.map(({ after }) => after);
};

afterEach(() => jest.restoreAllMocks());

describe('one consultation', () => {
  it('shows who, when, what happened and its payment', async () => {
    const { container } = await open('confirmed');
    const people = within(await screen.findByRole('region', { name: 'Pessoas' }));
    expect(people.getByRole('link', { name: PEOPLE.camila.fullName })).toHaveAttribute(
      'href',
      `/admin/users/${PEOPLE.camila.id}`,
    );
    expect(people.getByRole('link', { name: 'Marina Azevedo' })).toHaveAttribute(
      'href',
      `/admin/users/${PEOPLE.marina.id}`,
    );
    expect(people.getByText(PEOPLE.camila.email)).toBeInTheDocument();
    expect(await timeline()).toHaveTextContent(`${PEOPLE.camila.fullName} marcou`);
    expect(await timeline()).toHaveTextContent(/R\$\s150,00 pagos/);
    expect(await timeline()).toHaveTextContent('A sala abre dez minutos antes');
    const payment = within(screen.getByRole('region', { name: 'Pagamento' }));
    expect(payment.getByRole('link', { name: 'Abrir a cobrança' })).toHaveAttribute(
      'href',
      `/admin/financial?cobranca=${CONSULTATIONS.confirmed.paymentId}`,
    );
    expect(document.title).toMatch(/10:40/);
    expect(screen.getByRole('link', { name: 'Consultas', current: 'page' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows who moved it, and what became of its e-mails', async () => {
    await open('eventful');
    const shown = await timeline();
    expect(shown).toHaveTextContent(/Camila Ribeiro dos Santos mudou o horárioDe .* para /);
    expect(shown).toHaveTextContent('E-mail enviado a Camila Ribeiro dos SantosHorário mudado');
    expect(shown).toHaveTextContent('E-mail a Marina Azevedo não saiuHorário mudado');
    expect(shown).toHaveTextContent('E-mail a Camila Ribeiro dos Santos na filaPagamento confirmado');
  });

  it('does not write of what is to come as if it had happened', async () => {
    await open('confirmed');
    expect(await timeline()).toHaveTextContent('Link vai por e-mail a Camila Ribeiro dos Santos');
    expect(await timeline()).toHaveTextContent('Será concluída');
    expect(await timeline()).not.toHaveTextContent(/Link enviado|Concluída/);
  });

  it('names the professional who did not attend, not the job that cancelled', async () => {
    await open('unattended');
    expect(await timeline()).toHaveTextContent('Cancelada: Marina Azevedo não entrou na sala');
    expect(await timeline()).not.toHaveTextContent('Plataforma cancelou');
  });

  it('calls no Pix what the team marked as paid', async () => {
    await open('unproven');
    expect(await timeline()).toHaveTextContent(/R\$\s\d+,00, pagamento marcado pela equipe/);
    expect(await timeline()).not.toHaveTextContent('Pix');
  });

  it.each([
    ['pending', 'Pendente', 'Vence sem pagamento'],
    ['expired', 'Expirada', 'Venceu sem pagamento'],
    ['completed', 'Concluída', 'Concluída'],
    ['noShow', 'Não compareceu', 'não compareceu'],
    ['refundDue', 'A reembolsar', 'cancelou'],
  ] as const)('%s: "%s", "%s"', async (name, badge, event) => {
    await open(name);
    expect(await timeline()).toHaveTextContent(event);
    expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
  });

  it('is read again after a change, also by roles that read no money', async () => {
    const { client } = await openScenario(AdminRoutes, scenarios.support, { hasSockets: true });
    await timeline();
    const topics = () =>
      client.getChannels().flatMap((one) => (one.state === 'joined' ? [one.subTopic] : []));
    await waitFor(() => expect(topics()).toContain('team:consultations'));
    // Events of the team cause a read every five seconds at most.
    const later = performance.now() + 6000;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    await meanwhile(`patient_name = 'Camila Trocada'`);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Pessoas' })).toHaveTextContent('Camila Trocada'),
    );
  });

  it('is logged as read once', async () => {
    const { client } = await open('confirmed');
    await timeline();
    const { data } = await client
      .from('audit_log')
      .select('subject_table')
      .eq('subject_id', CONSULTATIONS.confirmed.id)
      .eq('action', 'read');
    expect(data).toEqual([{ subject_table: 'consultations' }]);
  });

  it.each([
    ['unknown', 'Consulta não encontrada'],
    ['malformed', 'Consulta não encontrada'],
    ['unreachable', 'Não foi possível carregar esta consulta.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('contains no focusable controls while loading', async () => {
    const { container } = await openScenario(AdminRoutes, { ...scenarios.slow, latencyMs: 400 });
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).toBeInTheDocument());
    expect(container.querySelector('[data-skeleton] :is(button, a, input)')).toBeNull();
  });
});

describe('by role', () => {
  it('support changes it, without seeing money', async () => {
    await open('support');
    expect(await actions()).toHaveTextContent('O valor pago volta inteiro');
    expect(screen.queryByRole('region', { name: 'Pagamento' })).not.toBeInTheDocument();
    expect(await timeline()).not.toHaveTextContent('R$');
  });

  it('finance returns money and changes nothing else', async () => {
    await open('finance');
    const list = within(await actions());
    expect(list.getByRole('link', { name: /^Devolver o valor/ })).toHaveAttribute(
      'href',
      `/admin/financial?cobranca=${CONSULTATIONS.completed.paymentId}`,
    );
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['contested', true],
    ['contestedForSupport', false],
  ] as const)('%s: a reported absence leads to where it is decided: %s', async (name, leads) => {
    await open(name);
    const list = within(await actions());
    const button = list.getByRole('button', { name: /^Marcar como concluída/ });
    expect(button).toHaveTextContent('Há uma ausência informada: quem decide é o Financeiro');
    const links = list.queryAllByRole('link', { name: /^Decidir a ausência/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      leads ? ['/admin/financial?aba=ausencias'] : [],
    );
  });

  it('read_only has no actions', async () => {
    await open('readOnly');
    await screen.findByRole('region', { name: 'Pagamento' });
    expect(screen.queryByRole('region', { name: 'Ações' })).not.toBeInTheDocument();
  });

  it('a reviewer has no access', async () => {
    await open('reviewer');
    expect(await screen.findByRole('heading', { name: 'Sem acesso a esta página' })).toBeInTheDocument();
  });

  it("refuses decisions about one's own consultation", async () => {
    await open('own');
    const list = within(await actions());
    for (const name of [/^Mover/, /^Cancelar/, /^Marcar como falta/, /^Marcar como concluída/]) {
      expect(list.getByRole('button', { name })).toBeDisabled();
      expect(list.getByRole('button', { name })).toHaveTextContent('Você participa desta consulta');
    }
  });
});

describe('what cannot be done now', () => {
  it.each([
    ['confirmed', /^Marcar como falta/, /Só depois de \d{2}\/\d{2}(\/\d{4})?, 10:55/],
    ['confirmed', /^Marcar como concluída/, /Só depois de \d{2}\/\d{2}(\/\d{4})?, 11:30/],
    ['pending', /^Mover/, /Ainda não foi paga/],
    ['completed', /^Cancelar/, /Concluída não se cancela/],
    ['completed', /^Reenviar/, /Já aconteceu/],
    ['refundDue', /^Cancelar/, /Foi cancelada/],
    ['missed', /^Mover/, /Já começou/],
    ['held', /^Marcar como falta/, /esteve na sala/],
    ['noShow', /^Marcar como falta/, /Já está marcada/],
  ] as const)('%s: %s is disabled, with the reason', async (name, action, reason) => {
    await open(name);
    const button = within(await actions()).getByRole('button', { name: action });
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent(reason);
  });

  it('is not opened by its address', async () => {
    await open('askedTooLate');
    await actions();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('cancelling', () => {
  it('needs a reason, and gives everything back', async () => {
    const { user, client, toasts, address } = await open('confirmed');
    const dialog = await ask(user, /^Cancelar com reembolso/, 'Cancelar com reembolso');
    expect(address()).toBe(`${path}?acao=cancelar`);
    expect(dialog.getByText(/R\$\s150,00 voltam para Camila/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    expect(await dialog.findByText(/Escreva o motivo/)).toBeInTheDocument();
    expect(dialog.getByText('Escolha quem pediu.')).toBeInTheDocument();
    await giveReason(user, dialog);
    await chooseWho(user, dialog, PEOPLE.camila.fullName);
    expect(dialog.getByText(/^Ainda no prazo/)).toBeInTheDocument();
    await user.dblClick(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(async () =>
      expect(await timeline()).toHaveTextContent(
        /cancelouA pedido de Camila Ribeiro dos Santos\. Pedido por telefone/,
      ),
    );
    expect(toasts()).toEqual([
      { title: 'Consulta cancelada', text: 'O reembolso vai sozinho. Os dois são avisados.' },
    ]);
    expect(address()).toBe(path);
    expect(await consultationOf(client)).toMatchObject({ status: 'cancelled', cancelled_by: 'platform' });
    expect(await reasonsOf(client)).toEqual([{ reason: 'Pedido por telefone' }]);
  });

  it('keeps dialog and text when it has changed and begun meanwhile, and says so', async () => {
    const { user } = await open('confirmed');
    const dialog = await ask(user, /^Cancelar com reembolso/, 'Cancelar com reembolso');
    await giveReason(user, dialog);
    await chooseWho(user, dialog, 'Marina Azevedo');
    const seen = dialog.getByText(/, 10:40$/).textContent;
    await meanwhile(
      `starts_at = private.now() - interval '1 minute', ends_at = private.now() + interval '49 minutes'`,
    );
    await user.click(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    expect(await dialog.findByText(/^Esta consulta mudou enquanto você decidia/)).toBeInTheDocument();
    // The list behind has no such action any more; the dialog shows the consultation as it is now.
    await screen.findByRole('button', { name: /^Mover.*Já começou/, hidden: true });
    await waitFor(() => expect(dialog.queryByText(seen)).not.toBeInTheDocument());
    expect(dialog.getByRole('textbox')).toHaveValue('Pedido por telefone');
    await user.click(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    expect(await dialog.findByText('Esta sessão já começou.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Pedido por telefone');
  });

  it('keeps the text when it fails', async () => {
    const { user, toasts } = await open('cancellingFails');
    const dialog = await ask(user, /^Cancelar com reembolso/, 'Cancelar com reembolso');
    await giveReason(user, dialog);
    await chooseWho(user, dialog, 'Nenhum dos dois');
    await user.click(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts()[0]?.title).toBe('Erro na ação'));
    expect(dialog.getByRole('textbox')).toHaveValue('Pedido por telefone');
    expect(dialog.getByRole('radio', { name: 'Nenhum dos dois' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Consulta cancelada'));
  });
});

describe('cancelling after a part went back', () => {
  it('names what still goes back, and the decision that waits', async () => {
    const { user } = await open('partlyReturned');
    expect(await actions()).toHaveTextContent(/R\$\s100,00 voltam para Camila/);
    const dialog = await ask(user, /^Cancelar com reembolso/, 'Cancelar com reembolso');
    expect(
      dialog.getByText(/^R\$\s100,00 voltam para Camila .* O horário fica livre\.$/),
    ).toBeInTheDocument();
    expect(dialog.getByText(/^Uma devolução de R\$\s40,00 espera outra pessoa/)).toBeInTheDocument();
  });
});

describe('cancelling what was not paid', () => {
  it('says that its patient gets an e-mail, and that nothing was paid', async () => {
    const { user, toasts } = await open('pending');
    const dialog = await ask(user, /^Cancelar/, 'Cancelar a consulta');
    expect(dialog.getByText(/^Camila .* recebe um e-mail dizendo que a equipe cancelou/)).toBeInTheDocument();
    expect(dialog.getByText(/^Nada foi pago/)).toBeInTheDocument();
    await giveReason(user, dialog);
    await chooseWho(user, dialog, PEOPLE.camila.fullName);
    expect(dialog.queryByText(/prazo/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancelar a consulta' }));
    await waitFor(() =>
      expect(toasts()[0]?.text).toMatch(/^O horário está livre\. Camila .* recebe um e-mail\.$/),
    );
  });
});

describe('a refund that the bank does not make', () => {
  it('is announced as the work of finance', async () => {
    const { user, toasts } = await open('unproven');
    const dialog = await ask(user, /^Cancelar com reembolso/, 'Cancelar com reembolso');
    await giveReason(user, dialog);
    await chooseWho(user, dialog, PEOPLE.camila.fullName);
    await user.click(dialog.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() =>
      expect(toasts()[0]?.text).toBe('O reembolso é feito pelo Financeiro. Os dois são avisados.'),
    );
  });
});

describe('moving', () => {
  it('offers times free for both, needs one and a reason, and moves', async () => {
    const { user, client, toasts } = await open('asked');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover a consulta' }));
    const [first, ...others] = await dialog.findAllByRole('radio');
    expect(others.length).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: /^Mover/ }));
    expect(await dialog.findByText('Escolha o horário.')).toBeInTheDocument();
    expect(dialog.getByText(/Escreva o motivo/)).toBeInTheDocument();
    const before = await consultationOf(client);
    await user.click(first as HTMLElement);
    const wanted = (first as HTMLInputElement).value;
    await giveReason(user, dialog);
    await user.click(dialog.getByRole('button', { name: /^Mover para \d{2}\/\d{2}/ }));
    await waitFor(() => expect(toasts()[0]?.title).toBe('Consulta movida'));
    const after = await consultationOf(client);
    expect(after?.starts_at).not.toBe(before?.starts_at);
    expect(Date.parse(after?.starts_at ?? '')).toBe(Date.parse(wanted));
    expect(await timeline()).toHaveTextContent(/mudou o horárioDe .* Pedido por telefone/);
  });

  it('shows at the times that one was taken meanwhile, and keeps the reason', async () => {
    const { user } = await open('asked');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover a consulta' }));
    const [first] = await dialog.findAllByRole<HTMLInputElement>('radio');
    await user.click(first as HTMLElement);
    await giveReason(user, dialog);
    await embedded.exec(
      `update public.consultations set starts_at = '${first?.value}'::timestamptz,
         ends_at = '${first?.value}'::timestamptz + interval '50 minutes'
       where id = '${CONSULTATIONS.eduardoConfirmed.id}'`,
    );
    await user.click(dialog.getByRole('button', { name: /^Mover para/ }));
    expect(await dialog.findByText('Uma das duas pessoas não está livre neste horário.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Pedido por telefone');
  });

  it('shows at the times that the professional was suspended meanwhile', async () => {
    const { user } = await open('asked');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover a consulta' }));
    await user.click((await dialog.findAllByRole('radio'))[0] as HTMLElement);
    await giveReason(user, dialog);
    await embedded.exec(sql.setApproval(PEOPLE.marina, 'suspended'));
    await user.click(dialog.getByRole('button', { name: /^Mover para/ }));
    expect(
      await dialog.findByText('A suspensão do profissional não mantém consultas neste horário.'),
    ).toBeInTheDocument();
  });

  it('says that the times could not be loaded', async () => {
    await open('timesFail');
    expect(await screen.findByText('Não foi possível carregar os horários.')).toBeInTheDocument();
  });
});

describe('the outcome', () => {
  it('shows who was in the room, and marks an absence', async () => {
    const { user, client } = await open('missed');
    const dialog = await ask(user, /^Marcar como falta/, 'Marcar como falta');
    expect(dialog.getByText('Camila Ribeiro dos Santos não entrou.')).toBeInTheDocument();
    expect(dialog.getByText(/^Marina Azevedo: \d{2}:\d{2} a \d{2}:\d{2}$/)).toBeInTheDocument();
    await giveReason(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Marcar falta' }));
    await waitFor(async () =>
      expect(await timeline()).toHaveTextContent('Camila Ribeiro dos Santos não compareceu'),
    );
    expect(await consultationOf(client)).toMatchObject({ status: 'no_show' });
  });

  it.each([
    [
      'O paciente esteve na sala desta consulta.',
      `insert into private.room_visits (consultation_id, page, side, joined_at)
       values ('${CONSULTATIONS.confirmed.id}', gen_random_uuid(), 'patient', private.now() - interval '100 minutes')`,
    ],
    [
      'Há uma ausência informada: quem decide é o Financeiro.',
      `insert into private.absences (consultation_id, message) values ('${CONSULTATIONS.confirmed.id}', 'Esperei.')`,
    ],
  ])('is refused in the dialog, which keeps the reason: %s', async (text, change) => {
    const { user } = await open('missed');
    const dialog = await ask(user, /^Marcar como falta/, 'Marcar como falta');
    await giveReason(user, dialog);
    await embedded.exec(change);
    await user.click(dialog.getByRole('button', { name: 'Marcar falta' }));
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Pedido por telefone');
  });

  it('counts no entries from before a move, and ends those of closed pages', async () => {
    const { user } = await open('visitedBefore');
    const dialog = await ask(user, /^Marcar como falta/, 'Marcar como falta');
    expect(dialog.getByText('Camila Ribeiro dos Santos não entrou.')).toBeInTheDocument();
    expect(dialog.getByText(/^Marina Azevedo: \d{2}:\d{2} a \d{2}:\d{2}$/)).toBeInTheDocument();
  });

  it('does not judge by entries where the consultation was not in the room', async () => {
    const { user } = await open('heldElsewhere');
    const dialog = await ask(user, /^Marcar como falta/, 'Marcar como falta');
    expect(dialog.getByText(/^Esta consulta não foi na sala do portal/)).toBeInTheDocument();
    expect(dialog.queryByText(/não entrou/)).not.toBeInTheDocument();
  });

  it('is not decided on what has changed meanwhile', async () => {
    const { user, client } = await open('missed');
    const dialog = await ask(user, /^Marcar como concluída/, 'Marcar como concluída');
    await giveReason(user, dialog);
    await meanwhile(`status = 'no_show'`);
    await user.click(dialog.getByRole('button', { name: 'Marcar concluída' }));
    expect(await dialog.findByText(/^Esta consulta mudou enquanto você decidia/)).toBeInTheDocument();
    expect(await consultationOf(client)).toMatchObject({ status: 'no_show' });
  });

  it('is that it took place', async () => {
    const { user, client } = await open('held');
    const dialog = await ask(user, /^Marcar como concluída/, 'Marcar como concluída');
    await giveReason(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Marcar concluída' }));
    await waitFor(async () => expect(await consultationOf(client)).toMatchObject({ status: 'completed' }));
  });
});

describe('the link', () => {
  it('is mailed to those who are ticked, once', async () => {
    const { user, toasts } = await open('support');
    const dialog = await ask(user, /^Reenviar o link/, 'Reenviar o link');
    const [patient, professional] = dialog.getAllByRole('checkbox');
    await user.click(patient as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
    expect(await dialog.findByText('Marque quem recebe o link.')).toBeInTheDocument();
    await user.click(professional as HTMLElement);
    await user.dblClick(dialog.getByRole('button', { name: 'Reenviar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Link reenviado', text: 'O e-mail sai em instantes.' }]),
    );
    await waitFor(async () =>
      expect(await timeline()).toHaveTextContent('Marina Azevedo na filaLink reenviado pela equipe'),
    );
    const again = await ask(user, /^Reenviar o link/, 'Reenviar o link');
    await user.click(again.getByRole('checkbox', { name: /^Marina/ }));
    await user.click(again.getByRole('button', { name: 'Reenviar' }));
    await waitFor(() =>
      expect(toasts().at(-1)?.text).toBe(
        'O e-mail sai em instantes. Para Marina Azevedo já saiu há menos de cinco minutos.',
      ),
    );
  });

  it('is not mailed to those without an e-mail', async () => {
    await open('withoutEmail');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reenviar o link' }));
    const patient = dialog.getByRole('checkbox', { name: 'Camila Ribeiro dos Santos, sem e-mail' });
    expect(patient).toBeDisabled();
    expect(patient).not.toBeChecked();
  });
});
