import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { announceConnectionBack } from 'shared-portal/connection-back';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
type Opened = Awaited<ReturnType<typeof open>>;

const DRAFT = 'vinculo-draft-platform-fee';

const field = () => screen.findByRole('spinbutton', { name: 'Nova taxa' });
const updateButton = () => screen.getByRole('button', { name: 'Atualizar taxa' });
const askFor = async (user: Opened['user'], fee: string) => {
  await user.type(await field(), fee);
  await user.click(updateButton());
  return screen.findByRole('dialog');
};
const confirm = (user: Opened['user'], dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Confirmar alteração' }));
const newestChange = async (client: Opened['client']) => {
  const { data } = await client
    .from('platform_fee_history')
    .select('old_percentage, new_percentage, notes')
    .order('changed_at', { ascending: false })
    .limit(1)
    .single();
  return data;
};

describe('the platform fee', () => {
  it('shows the current fee, its share of R$ 60,00, its date, and who sees it', async () => {
    await open('fee');
    const card = (await screen.findByRole('heading', { name: 'Taxa atual' })).parentElement as HTMLElement;
    expect(card).toHaveTextContent('0.500%');
    expect(card).toHaveTextContent(/Em R\$\s60,00R\$\s0,30/);
    expect(card).toHaveTextContent(/Atualizada em\d\d\/\d\d\/\d{4} às \d\d:\d\d/);
    expect(card).toHaveTextContent('Não aparece para pacientes nem para profissionais.');
  });

  it('is 0.500% without a date if none is stored', async () => {
    await open('noneStored');
    const card = (await screen.findByRole('heading', { name: 'Taxa atual' })).parentElement as HTMLElement;
    expect(card).toHaveTextContent('0.500%');
    expect(card).toHaveTextContent('Atualizada emN/A');
  });

  it('shows its history, newest first', async () => {
    await open('fee');
    const list = within(
      (await screen.findByRole('heading', { name: 'Histórico de alterações' })).parentElement as HTMLElement,
    );
    expect(list.queryByText(/mais recentes/)).not.toBeInTheDocument();
    const [newest, ...older] = list.getAllByRole('listitem');
    expect(newest).toHaveTextContent(
      /^0\.450%0\.500%\d\d\/\d\d\/\d{4} às \d\d:\d\dRevisão com a diretoriaMotivo: Atualização pelo painel de administração$/,
    );
    expect(older.at(-1)).toHaveTextContent(/^0\.400%\d\d\/.*Taxa inicialMotivo: Valor inicial$/);
  });

  const historyCard = async () =>
    within(
      (await screen.findByRole('heading', { name: 'Histórico de alterações' })).parentElement as HTMLElement,
    );

  it('shows the latest changes, and on request all of them', async () => {
    const { user } = await open('longHistory');
    const history = await historyCard();
    const lines = () => history.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines()).toHaveLength(50);
    expect(history.getByText('As 50 alterações mais recentes.')).toBeInTheDocument();
    const more = () => history.getByRole('button', { name: 'Mostrar mais alterações' });
    await user.click(more());
    expect(await history.findByText('As 100 alterações mais recentes.')).toBeInTheDocument();
    expect(lines()).toHaveLength(100);
    await user.click(more());
    await waitFor(() => expect(lines()).toHaveLength(124));
    expect(new Set(lines()).size).toBe(124);
    expect(lines().at(-1)).toContain('Taxa inicial');
    expect(history.queryByRole('button', { name: 'Mostrar mais alterações' })).not.toBeInTheDocument();
    expect(history.queryByText(/mais recentes/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('keeps older changes expanded, without gaps or duplicates, when the fee changes', async () => {
    const { user, client } = await open('longHistory');
    const history = await historyCard();
    await user.click(history.getByRole('button', { name: 'Mostrar mais alterações' }));
    await history.findByText('As 100 alterações mais recentes.');
    await confirm(user, await askFor(user, '0.65'));
    await history.findByText(/^Atualização para 0\.650%/);
    const { data } = await client
      .from('platform_fee_history')
      .select('notes')
      .order('changed_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(101);
    const lines = history.getAllByRole('listitem');
    expect(lines).toHaveLength(101);
    expect(data).toHaveLength(101);
    data?.forEach(({ notes }, n) => within(lines[n] as HTMLElement).getByText(notes as string));
  });

  it('reports when older changes cannot be read, and reads them on retry', async () => {
    const { user } = await open('olderUnreachable');
    const history = await historyCard();
    await user.click(history.getByRole('button', { name: 'Mostrar mais alterações' }));
    expect(await history.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as alterações mais antigas. Tente novamente.',
    );
    await user.click(history.getByRole('button', { name: 'Mostrar mais alterações' }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(100));
    expect(history.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('loads older changes that failed without a connection once it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await open('olderUnreachable');
    const history = await historyCard();
    await user.click(history.getByRole('button', { name: 'Mostrar mais alterações' }));
    expect(await history.findByRole('alert')).toHaveTextContent(
      'Você está sem conexão. Tente novamente quando ela voltar.',
    );
    onLine.mockRestore();
    act(announceConnectionBack);
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(100));
    expect(history.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['noHistory', 'Nenhuma alteração registrada ainda'],
    ['unreachable', 'Falha ao carregar configurações de taxa da plataforma.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('keeps the end of notes that are too long, and shows by how much', async () => {
    const { user } = await open('fee');
    const notes = await screen.findByRole('textbox', { name: 'Observações (opcional)' });
    await user.click(notes);
    await user.paste(`${'x'.repeat(1000)}.`);
    await user.type(await field(), '0.65');
    await user.click(updateButton());
    expect(notes).toHaveAccessibleDescription('Uma letra a mais que o limite de 1.000.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has no axe violations, including the confirmation', async () => {
    const { user, container } = await open('fee');
    await askFor(user, '0.65');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('changing the fee', () => {
  it('shows a preview while typing, and requires a number', async () => {
    const { user } = await open('fee');
    const input = await field();
    expect(updateButton()).toBeDisabled();
    await user.type(input, 'abc');
    expect(updateButton()).toBeDisabled();
    await user.clear(input);
    await user.type(input, '0,65');
    const preview = screen.getByRole('status', { name: /Em uma consulta de R\$\s60,00/ });
    expect(preview).toHaveTextContent(/R\$\s0,30.*R\$\s0,39/);
    expect(updateButton()).toBeEnabled();
    await user.clear(input);
    await user.type(input, '0,500');
    expect(preview).toHaveTextContent(/^R\$\s0,30$/);
  });

  it('steps by 0.001 with the arrow keys, from the current fee', async () => {
    const { user } = await open('fee');
    const input = await field();
    expect(input).toHaveAttribute('aria-valuemax', '100');
    await user.type(input, '{ArrowUp}{ArrowUp}');
    expect(input).toHaveValue('0.502');
    expect(input).toHaveAttribute('aria-valuenow', '0.502');
    await user.keyboard('{ArrowDown}');
    expect(input).toHaveValue('0.501');
    await user.clear(input);
    await user.type(input, '100{ArrowUp}');
    expect(input).toHaveValue('100.000');
    await user.clear(input);
    await user.type(input, '0,000{ArrowDown}');
    expect(input).toHaveValue('0.000');
  });

  it.each(['100.5', '-1'])('rejects %s', async (typed) => {
    const { user } = await open('fee');
    await user.type(await field(), typed);
    await user.click(updateButton());
    expect(await field()).toHaveAccessibleDescription('Taxa deve estar entre 0% e 100%');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['0.5', '0,500'])('refuses the current fee: %s', async (typed) => {
    const { user } = await open('fee');
    await user.type(await field(), typed);
    await user.click(updateButton());
    expect(await field()).toHaveAccessibleDescription('A nova taxa é igual à atual.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for confirmation with from, to and the default note, then saves and reloads', async () => {
    const { user, client, toasts } = await open('fee');
    const dialog = await askFor(user, '0.65');
    expect(dialog).toHaveTextContent('0.500%0.650%');
    expect(dialog).toHaveTextContent('Atualização para 0.650% em 20/11/2026');
    expect(dialog).toHaveTextContent('A alteração fica registrada no histórico e vale imediatamente.');
    expect(await newestChange(client)).toMatchObject({ new_percentage: 0.005 });
    await confirm(user, dialog);
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Sucesso!', text: 'Taxa da plataforma atualizada com sucesso.' }]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Atualização para 0.650% em 20/11/2026')).toBeInTheDocument();
    expect(await newestChange(client)).toEqual({
      old_percentage: 0.005,
      new_percentage: 0.0065,
      notes: 'Atualização para 0.650% em 20/11/2026',
    });
  });

  it('keeps the given notes and clears them after saving', async () => {
    const { user, client } = await open('fee');
    const notes = await screen.findByRole('textbox', { name: 'Observações (opcional)' });
    await user.type(notes, ' Combinado em novembro. ');
    await confirm(user, await askFor(user, '0.7'));
    await waitFor(() => expect(notes).toHaveValue(''));
    expect(await newestChange(client)).toMatchObject({ notes: 'Combinado em novembro.' });
  });

  it('sends nothing when the confirmation is cancelled', async () => {
    const { user, client } = await open('fee');
    const dialog = await askFor(user, '0.65');
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await newestChange(client)).toMatchObject({ new_percentage: 0.005 });
    expect(await field()).toHaveValue('0.65');
  });

  it('warns the second of two admins, who keeps the input and may still save it', async () => {
    const { user, client, toasts } = await open('fee');
    const dialog = await askFor(user, '0.65');
    await client.rpc('update_platform_fee', { fee_percent: 0.6 });
    await confirm(user, dialog);
    const title = await screen.findByText('A taxa mudou enquanto você editava');
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    expect(toasts()).toEqual([]);
    const conflict = screen.getByRole('group', { name: 'A taxa mudou enquanto você editava' });
    expect(conflict).toHaveTextContent('Você viu0.500%Agora vale0.600%Você digitou0.650%');
    await user.click(screen.getByRole('button', { name: 'Enviar 0.650% assim mesmo' }));
    const second = await screen.findByRole('dialog');
    expect(second).toHaveTextContent('0.600%0.650%');
    await confirm(user, second);
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Sucesso!'));
    expect(screen.queryByText('A taxa mudou enquanto você editava')).not.toBeInTheDocument();
    expect(await newestChange(client)).toMatchObject({ old_percentage: 0.006, new_percentage: 0.0065 });
  });

  it('shows the conflict once the current fee is loaded', async () => {
    const { user, client } = await openScenario(AdminRoutes, { ...scenarios.fee, latencyMs: 300 });
    const dialog = await askFor(user, '0.65');
    await client.rpc('update_platform_fee', { fee_percent: 0.6 });
    await confirm(user, dialog);
    expect(await screen.findByText('Agora vale', undefined, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'A taxa mudou enquanto você editava' })).toHaveTextContent(
      'Agora vale0.600%',
    );
  });

  it("can keep the other admin's value", async () => {
    const { user, client } = await open('fee');
    const dialog = await askFor(user, '0.65');
    await client.rpc('update_platform_fee', { fee_percent: 0.6 });
    await confirm(user, dialog);
    await user.click(await screen.findByRole('button', { name: 'Ficar com 0.600%' }));
    expect(await field()).toHaveValue('');
    expect(screen.queryByText('A taxa mudou enquanto você editava')).not.toBeInTheDocument();
  });

  it.each([
    ['fee_out_of_range', 'Nova taxa', 'Taxa deve estar entre 0% e 100%', 1],
    ['fee_unchanged', 'Nova taxa', 'A nova taxa é igual à atual.', 0],
    ['text_too_long', 'Observações', 'As observações têm no máximo 1000 caracteres.', 0],
  ])('shows the error %s on its field', async (code, label, text, toldByToast) => {
    const answer = { status: 400, body: { success: false, code, error: 'Refused.' } };
    const faults = [{ path: '/functions/v1/admin-platform-fees', body: 'update_fee', answer }];
    const { user, toasts } = await openScenario(AdminRoutes, { ...scenarios.fee, faults });
    await confirm(user, await askFor(user, '0.65'));
    const refused = screen.getByLabelText(new RegExp(label));
    await waitFor(() => expect(refused).toHaveAccessibleDescription(expect.stringContaining(text)));
    await waitFor(() => expect(refused).toHaveFocus());
    expect(await field()).toHaveValue('0.65');
    expect(toasts()).toHaveLength(toldByToast);
  });

  it('keeps fee and notes through a refusal, Esc and a reload', async () => {
    const notes = () => screen.getByRole('textbox', { name: 'Observações (opcional)' });
    const { user, toasts } = await open('updateFails');
    await user.type(await field(), '0,65');
    await user.type(notes(), 'Combinado em novembro.');
    await user.click(updateButton());
    await confirm(user, await screen.findByRole('dialog'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await field()).toHaveValue('0,65');
    expect(notes()).toHaveValue('Combinado em novembro.');

    // A reload does not unmount the page, which would remove the draft.
    const stored = sessionStorage.getItem(DRAFT) ?? '';
    cleanup();
    sessionStorage.setItem(DRAFT, stored);
    const later = await open('fee');
    expect(await field()).toHaveValue('0,65');
    expect(notes()).toHaveValue('Combinado em novembro.');
    await later.user.click(updateButton());
    await confirm(later.user, await screen.findByRole('dialog'));
    await waitFor(() => expect(later.toasts().at(-1)?.title).toBe('Sucesso!'));
    expect(await newestChange(later.client)).toMatchObject({
      new_percentage: 0.0065,
      notes: 'Combinado em novembro.',
    });
  });

  it('reports a failure and keeps the confirmation open', async () => {
    const { user, toasts } = await open('updateFails');
    const dialog = await askFor(user, '0.65');
    await confirm(user, dialog);
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro', text: 'Falha ao atualizar taxa da plataforma.' }]),
    );
    expect(dialog).toHaveTextContent('0.500%0.650%');
  });
});
