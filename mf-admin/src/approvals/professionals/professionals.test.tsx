import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { addDays, dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
type Opened = Awaited<ReturnType<typeof open>>;
const cardOf = async (name: string) => await screen.findByRole('article', { name });
const press = async (user: Opened['user'], name: string, action: string) => {
  await user.click(within(await cardOf(name)).getByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: `${action} profissional` });
};
const approvalOf = async (client: Opened['client'], name: string) => {
  const { data } = await client
    .from('professionals')
    .select('approval_status, suspension_reason')
    .eq('full_name', name)
    .single();
  return data;
};

describe('the professionals', () => {
  it('have their own tab and address', async () => {
    await open('approved');
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    expect(screen.getByText(/^Quem atende na plataforma\./)).toBeInTheDocument();
    expect(screen.queryByText(/^Confira o registro no conselho/)).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Aprovados' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Próxima' })).toBeEnabled();
  });

  it('are named as in their profile, also in the dialog', async () => {
    const { user } = await open('marina');
    expect(within(await cardOf('Marina Azevedo')).getByText('Psicóloga')).toBeInTheDocument();
    expect(await press(user, 'Marina Azevedo', 'Suspender')).toHaveTextContent('Psicóloga, CRP');
  });

  it('are shown with date and reason if suspended', async () => {
    await open('suspended');
    const card = await cardOf('Sérgio Vilaça');
    expect(screen.getByText(/^Quem foi suspenso, e por quê\./)).toBeInTheDocument();
    expect(card).toHaveTextContent(/Suspenso em\d\d\/\d\d\/\d{4}/);
    expect(card).toHaveTextContent('O registro no conselho venceu em outubro.');
    expect(within(card).getByText('Suspenso')).toHaveClass('cancelled');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are linked from the applications, and searched', async () => {
    const { user, address } = await open('suspended');
    await cardOf('Sérgio Vilaça');
    await user.click(screen.getByRole('tab', { name: 'Aprovados' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'goncalves');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(await cardOf('André Gonçalves')).toBeInTheDocument();
    expect(address()).toBe('/admin/professionals/approval?aba=aprovados&busca=goncalves');
    await user.click(screen.getByRole('tab', { name: 'Solicitações' }));
    expect(address()).toBe('/admin/professionals/approval');
    expect(await screen.findByText(/de \d+ solicitações/)).toBeInTheDocument();
  });

  it.each([
    ['noneSuspended', 'Nenhum profissional suspenso'],
    ['noMatch', 'Nenhum profissional encontrado'],
    ['unreachable', 'Não foi possível carregar os profissionais.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('have no axe violations, including the dialog', async () => {
    const { user, container } = await open('suspended');
    await press(user, 'Sérgio Vilaça', 'Reativar');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a professional', () => {
  it('is suspended with a required reason', async () => {
    const { user, client, toasts } = await open('marina');
    const dialog = await press(user, 'Marina Azevedo', 'Suspender');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    expect(within(dialog).getByText('Escreva o motivo. Marina vai ler este texto.')).toBeInTheDocument();
    const reason = within(dialog).getByRole('textbox', { name: /Motivo da suspensão/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await user.paste('x'.repeat(1001));
    expect(reason).toHaveAccessibleDescription('Uma letra a mais que o limite de 1.000.');
    await user.clear(reason);
    await user.type(reason, 'Registro vencido');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeInTheDocument();
    expect(toasts()).toEqual([
      { title: 'Profissional suspenso', text: 'Marina Azevedo não aparece mais na busca.' },
    ]);
    expect(await approvalOf(client, 'Marina Azevedo')).toEqual({
      approval_status: 'suspended',
      suspension_reason: 'Registro vencido',
    });
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toHaveTextContent(/^Nenhum profissional encontrado/);
  });

  it('keeps the paid consultations until a day, after its numbers are shown', async () => {
    const { user, client } = await open('marina');
    const dialog = within(await press(user, 'Marina Azevedo', 'Suspender'));
    const { data } = await client.rpc('suspension_impact', { professional_user_id: PEOPLE.marina.id });
    expect(data?.coming).toBeGreaterThan(0);
    const numbers = dialog.getByRole('status');
    await waitFor(() =>
      expect(numbers).toHaveTextContent(
        new RegExp(
          `^${data?.coming} consultas? por vir, de \\d+ pacientes?: ${data?.coming} (é|são) cancelada`,
        ),
      ),
    );
    await user.click(dialog.getByRole('radio', { name: 'Manter até um dia' }));
    await user.type(dialog.getByRole('textbox', { name: /Motivo da suspensão/ }), 'Registro vencido');
    await user.click(dialog.getByRole('button', { name: 'Suspender' }));
    expect(
      await dialog.findByText('Escolha o último dia em que as consultas acontecem.'),
    ).toBeInTheDocument();
    const day = addDays(dayOf(new Date()), 60);
    await user.type(
      dialog.getByRole('textbox', { name: /Manter as pagas até/ }),
      `${formatDayNumeric(day)}{Tab}`,
    );
    await waitFor(() => expect(numbers).toHaveTextContent(/são mantidas|é mantida/));
    await user.click(dialog.getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByText('Nenhum profissional encontrado')).toBeInTheDocument();
    const { data: kept } = await client
      .from('professionals')
      .select('kept_until')
      .eq('full_name', 'Marina Azevedo')
      .single();
    expect(kept).toEqual({ kept_until: day });
  });

  it('is reinstated, with or without a message', async () => {
    const { user, client, toasts } = await open('suspended');
    const dialog = await press(user, 'Sérgio Vilaça', 'Reativar');
    await user.click(within(dialog).getByRole('button', { name: 'Reativar' }));
    expect(await screen.findByText('Nenhum profissional suspenso')).toBeInTheDocument();
    expect(toasts()).toEqual([
      { title: 'Profissional reativado', text: 'Sérgio Vilaça aparece de novo na busca.' },
    ]);
    expect(await approvalOf(client, 'Sérgio Vilaça')).toEqual({
      approval_status: 'approved',
      suspension_reason: null,
    });
  });

  it('keeps the input when the suspension fails, and can be retried', async () => {
    const { user, toasts } = await open('suspendingFails');
    const dialog = await press(user, 'Marina Azevedo', 'Suspender');
    await user.type(within(dialog).getByRole('textbox'), 'Registro vencido');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    await waitFor(() => expect(toasts()[0]?.title).toBe('Erro na ação'));
    expect(within(dialog).getByRole('textbox')).toHaveValue('Registro vencido');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Profissional suspenso'));
  });

  it.each([
    ['suspendingFails', 'marina', 'Marina Azevedo', 'Suspender', 'Profissional suspenso'],
    ['changedMeanwhile', 'suspended', 'Sérgio Vilaça', 'Reativar', 'Profissional reativado'],
  ] as const)(
    '%s: the draft survives the refusal, Esc and a reload, until it is sent',
    async (refused, reloaded, name, action, done) => {
      const { user, toasts } = await open(refused);
      const first = within(await press(user, name, action));
      await user.type(first.getByRole('textbox'), 'Registro vencido');
      await user.click(first.getByRole('button', { name: action }));
      await waitFor(() => expect(toasts()[0]?.title).toBe('Erro na ação'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const second = within(await press(user, name, action));
      expect(second.getByRole('textbox')).toHaveValue('Registro vencido');

      cleanup();
      const later = await open(reloaded);
      const third = within(await press(later.user, name, action));
      expect(third.getByRole('textbox')).toHaveValue('Registro vencido');
      await later.user.click(third.getByRole('button', { name: action }));
      await waitFor(() => expect(later.toasts().at(-1)?.title).toBe(done));
      expect(Object.keys(sessionStorage)).not.toContainEqual(expect.stringContaining('approvalStatus'));
    },
  );

  it("has a draft separate from other professionals'", async () => {
    const { user } = await open('approved');
    const [one, other] = await screen.findAllByRole('article');
    const suspend = async (card: HTMLElement | undefined) => {
      await user.click(within(card as HTMLElement).getByRole('button', { name: 'Suspender' }));
      return within(await screen.findByRole('dialog')).getByRole('textbox');
    };
    await user.type(await suspend(one), 'Registro vencido');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await suspend(other)).toHaveValue('');
  });

  it('rejects an invisible text on the field', async () => {
    const { user, toasts } = await open('marina');
    const dialog = await press(user, 'Marina Azevedo', 'Suspender');
    const reason = within(dialog).getByRole('textbox');
    await user.type(reason, '\u2060');
    await user.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Escreva o motivo.'));
    await waitFor(() => expect(reason).toHaveFocus());
    expect(toasts()).toEqual([]);
    await user.type(reason, 'Denúncia');
    expect(reason).toBeValid();
  });

  it('reports that another admin has already changed the status', async () => {
    const { user, toasts } = await open('changedMeanwhile');
    const dialog = await press(user, 'Sérgio Vilaça', 'Reativar');
    await user.click(within(dialog).getByRole('button', { name: 'Reativar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Erro na ação', text: 'Este cadastro mudou. Atualize a página.' }]),
    );
  });
});
