import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { choose, openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Pagamentos' });
  return within(table).getAllByRole('row').slice(1);
};
const rowsOf = async (text: string) => (await rows()).filter((row) => row.textContent?.includes(text));
const status = () => screen.getByRole('combobox', { name: 'Status' });
type User = Awaited<ReturnType<typeof open>>['user'];
const askFor = async (user: User, professional: string, action = 'Marcar como pago') => {
  const [row] = await rowsOf(professional);
  await user.click(
    within(row as HTMLElement).getByRole('button', { name: new RegExp(`^${action} o pagamento de`) }),
  );
  return screen.findByRole('dialog', { name: action });
};
const confirm = async (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: /^Marcar como/ }));

describe("the admin's payments", () => {
  it('show patient, professional, day and time, and status', async () => {
    await open('each');
    expect(await rows()).toHaveLength(16);
    const [pending] = await rowsOf('Caio Nóbrega');
    expect(pending).toHaveTextContent(
      /^Camila Ribeiro dos Santoscom Caio Nóbrega, \d\d\/\d\d\/\d{4}, 09:50R\$\s95,00até \d\d\/\d\d, \d\d:\d\d[0-9a-f]{32}PendenteMarcar como pago$/,
    );
    expect((await rowsOf('Gustavo Simões'))[0]).toHaveTextContent('ExpiradoMarcar como pago');
    expect((await rowsOf('Lívia Brandão'))[0]).toHaveTextContent('A reembolsarMarcar como reembolsado');
    expect((await rowsOf('Débora Magalhães'))[0]).toHaveTextContent(/Pago$/);
    expect(screen.getAllByRole('button', { name: /^Marcar como pago/ })).toHaveLength(2);
  });

  it('are a tab with its own address', async () => {
    await open('each');
    await rows();
    expect(screen.getByRole('tab', { name: 'Pagamentos' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('group', { name: 'Consultas e pagamentos' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Pagamentos' })).toBeInTheDocument();
  });

  it('are searched by patient or professional', async () => {
    const { user, address } = await open('each');
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'goncalves');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('André Gonçalves');
    expect(address()).toBe('/admin/consultations?aba=pagamentos&busca=goncalves');
  });

  it('are filtered by pending refunds, with their count, in the address', async () => {
    const { user, address } = await open('each');
    await rows();
    await choose(user, 'Status', 'A reembolsar (1)');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('A reembolsarMarcar como reembolsado');
    expect(address()).toBe('/admin/consultations?aba=pagamentos&status=a-reembolsar');
    await choose(user, 'Status', 'Todos');
    await waitFor(async () => expect(await rows()).toHaveLength(16));
    expect(address()).toBe('/admin/consultations?aba=pagamentos');
  });

  it('are filtered by each state, and lead to their charge', async () => {
    const { user, address } = await open('each');
    await rows();
    await choose(user, 'Status', 'Expirado');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent('Gustavo Simões');
    expect(address()).toBe('/admin/consultations?aba=pagamentos&status=expirado');
    await choose(user, 'Status', 'Pago');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(5));
    expect((await rowsOf('Débora Magalhães'))[0]).toHaveTextContent(/Antes do registroPago$/);
    const [row] = await rowsOf('Débora Magalhães');
    await user.click(within(row as HTMLElement).getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Linha do tempo' })).toBeInTheDocument();
    expect(address()).toMatch(/^\/admin\/financial\?cobranca=/);
  });

  it('with a pending refund open from their address and leave the list once refunded', async () => {
    const { user } = await open('owedBack');
    await waitFor(() => expect(status()).toHaveAccessibleDescription('A reembolsar (1)'));
    await confirm(user, await askFor(user, 'Lívia Brandão', 'Marcar como reembolsado'));
    expect(await screen.findByText('Não há valor a reembolsar.')).toBeInTheDocument();
    await waitFor(() => expect(status()).toHaveAccessibleDescription('A reembolsar (0)'));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('count every open refund that the filter lists, also of a part', async () => {
    await open('partOwed');
    const [row] = await rowsOf('Caio Nóbrega');
    expect(row).toHaveTextContent(/A reembolsarDevolva pela cobrança$/);
    const listed = (await rows()).length;
    await waitFor(() => expect(status()).toHaveAccessibleDescription(`A reembolsar (${listed})`));
  });

  it('show an empty state without pending refunds, with a link to all payments', async () => {
    const { user, address } = await open('nothingOwed');
    expect(await screen.findByText('Não há valor a reembolsar.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await rows()).not.toHaveLength(0);
    expect(address()).toBe('/admin/consultations?aba=pagamentos');
  });

  it.each([
    ['noMatch', 'Nenhuma consulta encontrada'],
    ['none', 'Nenhuma consulta encontrada'],
    ['emptied', 'Nada nesta página'],
    ['unreachable', 'Não foi possível carregar as consultas'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('have no axe violations, including the confirmation', async () => {
    const { user, container } = await open('each');
    await askFor(user, 'Caio Nóbrega');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('marking a payment as paid', () => {
  it('asks for confirmation, confirms the consultation, and logs the admin', async () => {
    const { user, client, toasts } = await open('each');
    const dialog = await askFor(user, 'Caio Nóbrega');
    expect(dialog).toHaveTextContent(/ValorR\$\s95,00/);
    await confirm(user, dialog);
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Pagamento marcado como confirmado', text: undefined }]),
    );
    await waitFor(async () => expect((await rowsOf('Caio Nóbrega'))[0]).toHaveTextContent(/Pago$/));
    const { data: payment } = await client
      .from('payments')
      .select('id, status, paid_at')
      .eq('consultation_id', CONSULTATIONS.pending.id)
      .single();
    expect(payment).toMatchObject({ status: 'paid', paid_at: expect.any(String) as string });
    const { data: log } = await client
      .from('audit_log')
      .select('actor_id, after')
      .eq('subject_table', 'payments')
      .eq('subject_id', payment?.id ?? '')
      .order('id');
    expect(log?.at(-1)).toEqual({
      actor_id: PEOPLE.beatriz.id,
      after: { status: 'paid', refund_due: false, refunded_at: null },
    });
    expect(document.activeElement).toHaveTextContent('Camila Ribeiro dos Santos');
  });

  it('reports that a refund is due if the slot has been released', async () => {
    const { user, toasts } = await open('slotTaken');
    await confirm(user, await askFor(user, 'Gustavo Simões'));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Pagamento marcado como confirmado',
          text: 'A consulta continua cancelada: o valor está a reembolsar.',
        },
      ]),
    );
    await waitFor(async () => expect((await rowsOf('Gustavo Simões'))[0]).toHaveTextContent('A reembolsar'));
  });

  it('returns the same result to the second of two admins', async () => {
    const { user, client, toasts } = await open('each');
    const dialog = await askFor(user, 'Caio Nóbrega');
    const { data } = await client.from('payments').select('id').eq('status', 'pending').single();
    await client.rpc('mark_payment_paid', { payment_id: data?.id ?? '' });
    await confirm(user, dialog);
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Pagamento marcado como confirmado'));
  });

  it('reports a failure', async () => {
    const { user, toasts } = await open('updateFails');
    const dialog = await askFor(user, 'Caio Nóbrega');
    await confirm(user, dialog);
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro', text: 'Não foi possível atualizar o status do pagamento' }]),
    );
    expect(dialog).toBeInTheDocument();
  });

  it('does nothing when cancelled', async () => {
    const { user, client } = await open('each');
    const dialog = await askFor(user, 'Caio Nóbrega');
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const { data } = await client.from('payments').select('id').eq('status', 'pending');
    expect(data).toHaveLength(1);
  });
});

describe('marking a payment as refunded', () => {
  const REFUND = 'Marcar como reembolsado';

  it('asks for confirmation, shows it as refunded, and hides the action', async () => {
    const { user, client, toasts } = await open('each');
    const dialog = await askFor(user, 'Lívia Brandão', REFUND);
    expect(dialog).toHaveTextContent(/ValorR\$\s\d+,\d\d/);
    await confirm(user, dialog);
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Reembolso registrado', text: undefined }]));
    await waitFor(async () => expect((await rowsOf('Lívia Brandão'))[0]).toHaveTextContent(/Reembolsado$/));
    const { data } = await client.from('payments').select('refunded_at').not('refunded_at', 'is', null);
    expect(data).toHaveLength(1);
    expect(document.activeElement).toHaveTextContent('Rafael Teles');
  });

  it('asks for the proof of what a bank has, and keeps a wrong one', async () => {
    const { user, toasts, client } = await open('bankRefund');
    const dialog = await askFor(user, 'Caio Nóbrega', REFUND);
    const proof = within(dialog).getByRole('textbox', { name: /Código da devolução/ });
    await user.type(proof, 'E1');
    await confirm(user, dialog);
    expect(proof).toHaveAccessibleDescription(/Cole o código do comprovante/);
    await user.clear(proof);
    await user.type(proof, `E${'1'.repeat(31)}`);
    await confirm(user, dialog);
    await waitFor(() => expect(proof).toHaveAccessibleDescription(/não é o do pagamento/));
    expect(await axe(dialog)).toHaveNoViolations();
    await user.clear(proof);
    await user.type(proof, `D${'2'.repeat(31)}`);
    await confirm(user, dialog);
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Reembolso registrado', text: undefined }]));
    const { data } = await client
      .from('payments')
      .select('refunded_at')
      .eq('id', CONSULTATIONS.pending.paymentId)
      .single();
    expect(data?.refunded_at).not.toBeNull();
  });

  it('is not offered while the bank is sending it', async () => {
    await open('refundUnderWay');
    const [row] = await rowsOf('Caio Nóbrega');
    expect(row).toHaveTextContent(/A reembolsarO banco devolve$/);
    expect(within(row as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('names what is still open, where a part went back before', async () => {
    const { user } = await open('restOfRefund');
    const dialog = await askFor(user, 'Caio Nóbrega', REFUND);
    expect(dialog).toHaveTextContent(/ValorR\$\s95,00A devolverR\$\s55,00Devolva antes R\$\s55,00/);
  });

  it('follows a late payment on the same button', async () => {
    const { user } = await open('slotTaken');
    await confirm(user, await askFor(user, 'Gustavo Simões'));
    await waitFor(async () => expect((await rowsOf('Gustavo Simões'))[0]).toHaveTextContent(REFUND));
    await confirm(user, await askFor(user, 'Gustavo Simões', REFUND));
    await waitFor(async () => expect((await rowsOf('Gustavo Simões'))[0]).toHaveTextContent(/Reembolsado$/));
  });

  it('reports that no refund is due any more, and stays open', async () => {
    const { user, toasts } = await open('refundGone');
    const dialog = await askFor(user, 'Lívia Brandão', REFUND);
    await confirm(user, dialog);
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro', text: 'Este pagamento não tem valor a reembolsar.' }]),
    );
    expect(dialog).toBeInTheDocument();
  });
});
