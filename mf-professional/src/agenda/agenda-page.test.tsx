import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { addDays, dayOf, formatDayNumeric, type IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { portalHistory } from 'shared-portal/history';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { copy } from './copy';
import { scenarios } from './scenarios';

type Name = keyof typeof scenarios;
const open = (name: Name, search = '') =>
  openScenario(ProfessionalRoutes, { ...scenarios[name], path: scenarios[name].path + search });

/** The device's clock is the backend's. */
const today = () => dayOf(new Date());
const ofDay = (days: number) => `?dia=${addDays(today(), days)}`;
const loaded = () =>
  screen.findByText(/^\d+ (sessão|sessões), \d+ livres?$/, { selector: 'p' }, { timeout: 5000 });
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }));

const blocksOf = async (client: PortalClient) => {
  const { data } = await client.from('agenda_blocks').select('starts_at, ends_at, note').order('starts_at');
  return data ?? [];
};

/** Opens the week or the next one, whichever has this consultation, and its panel. */
async function openPanel(user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) {
  await loaded();
  if (screen.queryAllByRole('button', { name }).length === 0) {
    await user.click(screen.getByRole('button', { name: 'Próxima semana' }));
    await loaded();
  }
  await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
}

describe('the agenda', () => {
  it('shows the week with its consultations, blocks and free times', async () => {
    const { container, address, user } = await open('busy');
    await loaded();
    const week = screen.getByRole('group', { name: /^Semana de \d/ });
    expect(within(week).getAllByRole('list')).toHaveLength(7);
    expect(within(week).getByText('hoje')).toBeInTheDocument();
    expect(screen.getByText('No horário de Brasília e São Paulo.')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Próxima semana' }));
    expect(address()).toMatch(/^\/professional\/agenda\?semana=\d{4}-\d\d-\d\d$/);
    await user.click(screen.getByRole('button', { name: 'Hoje' }));
    await waitFor(() => expect(screen.getByText('hoje')).toBeInTheDocument());
  });

  it('shows a day as a list, from its address too', async () => {
    const { container, user, address } = await open('busy', ofDay(1));
    await loaded();
    expect(screen.getByRole('radio', { name: 'Dia' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('radio', { name: 'Semana' }));
    expect(address()).toContain('?semana=');
    expect(await screen.findByRole('group', { name: /^Semana de/ })).toBeInTheDocument();
  });

  it.each(['?dia=ontem&sessao=1', '?dia=9999-12-31', '?semana=0000-01-01', '?horario=5'])(
    'ignores an address that names no day: %s',
    async (search) => {
      await open('busy', search);
      await loaded();
      expect(screen.getByRole('group', { name: /^Semana de/ })).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('keeps what was typed in a panel when other weeks are shown below it', async () => {
    const { user } = await open('busy');
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Bloquear horário' }));
    const note = dialog('Bloquear horário').getByRole('textbox', { name: /^Motivo/ });
    await user.type(note, 'Congresso');
    act(() => portalHistory().navigator.push(`/professional/agenda?semana=${addDays(today(), 70)}`));
    await loaded();
    expect(note).toBeInTheDocument();
    expect(note).toHaveValue('Congresso');
  });

  it('shows the next consultation on a device whose clock is forty days ahead', async () => {
    setDeviceClock(new Date(Date.now() + 40 * 86_400_000));
    await openScenario(ProfessionalRoutes, scenarios.busy);
    expect(await screen.findByText('Próxima sessão')).toBeInTheDocument();
  });

  it('follows single keys inside it, except in fields', async () => {
    const { user, address } = await open('busy');
    await loaded();
    screen.getByRole('button', { name: 'Hoje' }).focus();
    await user.keyboard('{ArrowRight}');
    const next = address();
    expect(next).toContain('?semana=');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(address()).toBe(next);
    await user.keyboard('t');
    expect(address()).not.toBe(next);
    await user.keyboard('b');
    await user.click(dialog('Bloquear horário').getByRole('textbox', { name: /^Motivo/ }));
    await user.keyboard('tb');
    expect(dialog('Bloquear horário').getByRole('textbox', { name: /^Motivo/ })).toHaveValue('tb');
  });

  it('goes to a day of another month', async () => {
    const { user, address } = await open('busy');
    await loaded();
    const month = within(screen.getByRole('region', { name: 'Mês' }));
    await user.click(month.getByRole('button', { name: 'Próximo mês' }));
    await user.click(month.getByRole('button', { name: /^15 de / }));
    expect(address()).toContain('?semana=');
    await loaded();
    expect(month.getByRole('button', { name: /^15 de / }).closest('tr')).toHaveAttribute('class');
  });

  it('is local to the professional', async () => {
    await open('rioBranco');
    expect(await screen.findByText('No horário de Rio Branco.')).toBeInTheDocument();
  });

  it('says that a week has no consultations, and where to begin', async () => {
    await open('emptyWeek');
    expect(await screen.findByText('Nenhuma sessão nesta semana')).toBeInTheDocument();
    cleanup();
    await open('first');
    expect(await screen.findByRole('heading', { name: 'Diga quando você atende' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Definir horários' })).toHaveAttribute(
      'href',
      '/professional/agenda/horarios',
    );
  });

  it('says that it did not load, and that nothing is lost', async () => {
    await open('unreachable');
    const fault = await screen.findByRole('alert', {}, { timeout: 10_000 });
    expect(fault).toHaveTextContent('A agenda não carregou');
    expect(fault).toHaveTextContent('Suas sessões continuam marcadas.');
    expect(screen.getByRole('button', { name: 'Bloquear horário' })).toBeDisabled();
  });
});

describe('a consultation', () => {
  it('opens with its facts, its link and its chat, and is in the address', async () => {
    const { user, address, container } = await open('busy');
    await openPanel(user, /Eduardo/);
    const panel = dialog('Eduardo Lima');
    expect(panel.getByText('Confirmada')).toBeInTheDocument();
    expect(await panel.findByText(/, pago$/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Iniciar sessão com Eduardo Lima' })).toHaveAttribute(
      'href',
      `/sala/${CONSULTATIONS.eduardoConfirmed.id}`,
    );
    expect(panel.getByRole('link', { name: /^Chat com Eduardo Lima/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\//),
    );
    expect(await axe(container)).toHaveNoViolations();
    expect(address()).toContain('sessao=');
    await user.click(panel.getByRole('button', { name: 'Fechar' }));
    expect(address()).not.toContain('sessao=');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be started before it is paid', async () => {
    const { user } = await open('pending');
    await openPanel(user, /Eduardo.*Aguarda Pix/);
    const panel = dialog('Eduardo Lima');
    expect(panel.getByText('Pendente')).toBeInTheDocument();
    expect(await panel.findByText(/, aguarda o pagamento$/)).toBeInTheDocument();
    expect(panel.getByText('A sessão abre depois do pagamento.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Iniciar sessão' })).not.toBeInTheDocument();
  });

  it('counts the minutes before it', async () => {
    const { user } = await open('soon');
    await loaded();
    expect(await screen.findByText('Próxima sessão, em 8 minutos')).toBeInTheDocument();
    await openPanel(user, /Camila.*Em 8 minutos/);
    expect(screen.getByRole('dialog', { name: PEOPLE.camila.fullName })).toBeInTheDocument();
  });

  it('is in progress until it ends', async () => {
    await open('running');
    expect(await screen.findByText('Sessão em andamento')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Camila.*Em andamento/ })).toBeInTheDocument();
  });

  it('has its outcome recorded after it, once', async () => {
    const { user, toasts } = await open('ended');
    await openPanel(user, /Camila.*Encerrada/);
    await user.click(screen.getByRole('button', { name: 'Concluída' }));
    await user.dblClick(dialog('Concluir a sessão?').getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Sessão concluída' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Concluída' })).not.toBeInTheDocument());
    expect(dialog(PEOPLE.camila.fullName).getByText('Concluída')).toBeInTheDocument();
  });
});

describe('a link to a consultation', () => {
  it('leads to its day after it was moved', async () => {
    const { address } = await open('movedAway', `${ofDay(0)}&sessao=${CONSULTATIONS.confirmed.id}`);
    await screen.findByRole('dialog', { name: PEOPLE.camila.fullName }, { timeout: 5000 });
    expect(address()).toBe(`/professional/agenda${ofDay(75)}&sessao=${CONSULTATIONS.confirmed.id}`);
  });

  it('leads to its day within the month too', async () => {
    const { address } = await open('movable', `${ofDay(0)}&sessao=${CONSULTATIONS.confirmed.id}`);
    await screen.findByRole('dialog', { name: PEOPLE.camila.fullName }, { timeout: 5000 });
    await waitFor(() => expect(address()).toContain(ofDay(3)));
  });

  it('says when it is gone', async () => {
    const { address, toasts } = await open('busy', `${ofDay(0)}&sessao=${PEOPLE.eduardo.id}`);
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Esta sessão não está mais na sua agenda' }]), {
      timeout: 5000,
    });
    expect(address()).toBe(`/professional/agenda${ofDay(0)}`);
  });
});

it('another consultation is booked from the panel of a completed one', async () => {
  const { user, address } = await open('correctionClosed');
  await openPanel(user, /Camila.*Concluída/);
  await user.click(screen.getByRole('button', { name: `Marcar sessão para ${PEOPLE.camila.fullName}` }));
  const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
  expect(fresh.getByText(PEOPLE.camila.fullName)).toBeInTheDocument();
  expect(address()).toContain(`nova=${PEOPLE.camila.id}`);
  expect(address()).not.toContain('sessao=');
});

it('the recording of a completed one opens from its panel', async () => {
  const { user, client } = await open('correctionClosed');
  const recording_url = 'https://videos.example/gravacao';
  await client.rpc('store_recording', { consultation_id: CONSULTATIONS.confirmed.id, recording_url });
  await openPanel(user, /Camila.*Concluída/);
  expect(await dialog(PEOPLE.camila.fullName).findByRole('link', { name: 'Ver gravação' })).toHaveAttribute(
    'href',
    recording_url,
  );
  expect(screen.queryByText(/Fora do seu horário/)).not.toBeInTheDocument();
});

it.each([
  ['busy', '18:10 às 20:00', false],
  ['shortBlock', '18:10 às 18:40', true],
] as const)('a blocked time has a second line where there is room: %s', async (name, hours, isHidden) => {
  await open(name);
  const block = within(await screen.findByRole('button', { name: `Supervisão ${hours}` }));
  expect(block.getByText(hours).matches('.visually-hidden')).toBe(isHidden);
});

it('a consultation that was not paid in time says so', async () => {
  await open('lapsed');
  const panel = within(await screen.findByRole('dialog', { name: 'Eduardo Lima' }, { timeout: 5000 }));
  expect(panel.getByText('Expirada')).toBeInTheDocument();
  expect(panel.getByText('Não foi paga a tempo; o horário voltou a ficar livre.')).toBeInTheDocument();
  expect(panel.queryByText('Cancelada pela equipe.')).not.toBeInTheDocument();
});

describe('reminding of a payment', () => {
  it('happens once, also on a double click, and is said afterwards', async () => {
    const { user, toasts, container } = await open('pending');
    await openPanel(user, /Eduardo.*Aguarda Pix/);
    const panel = dialog('Eduardo Lima');
    await user.dblClick(await panel.findByRole('button', { name: 'Lembrar do pagamento' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Lembrete enviado', text: 'Eduardo recebe um e-mail e um aviso no portal.' },
      ]),
    );
    expect(await panel.findByText(/^Você lembrou do pagamento em .* a partir de /)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Lembrar do pagamento' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is not offered before the charge opens', async () => {
    const { user } = await open('chargeLater');
    await openPanel(user, /Eduardo.*Aguarda Pix/);
    expect(await dialog('Eduardo Lima').findByText(/^O Pix abre em /)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lembrar do pagamento' })).not.toBeInTheDocument();
  });

  it('says why it is refused', async () => {
    const { user, toasts } = await open('remindedElsewhere');
    await openPanel(user, /Eduardo.*Aguarda Pix/);
    await user.click(screen.getByRole('button', { name: 'Lembrar do pagamento' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Lembrete não enviado', text: 'Você já lembrou deste pagamento nas últimas 12h.' },
      ]),
    );
  });
});

describe('a consultation whose payment the payer’s bank took back', () => {
  it('says so, and is cancelled without a refund', async () => {
    const { user } = await open('returnedByBank');
    await openPanel(user, /Camila/);
    const panel = dialog(PEOPLE.camila.fullName);
    expect(panel.getByText(/^R\$\s150 já devolvidos$/)).toBeInTheDocument();
    expect(panel.getByText(/^O banco de quem pagou tirou o Pix\./)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Cancelar sessão' }));
    expect(await screen.findByText('O valor pago já foi devolvido.')).toBeInTheDocument();
  });
});

describe('correcting an outcome', () => {
  it('says until when, what changes, and corrects', async () => {
    const { user, toasts, client, container } = await open('missed');
    await openPanel(user, /Camila.*Não compareceu/);
    const panel = dialog(PEOPLE.camila.fullName);
    expect(panel.getByText(/^Você pode corrigir até \d/)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Corrigir para concluída' }));
    const question = dialog('Corrigir para concluída?');
    expect(question.getByText(/pode avaliar a sessão\. O valor pago não muda\.$/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(question.getByRole('button', { name: 'Corrigir' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Sessão corrigida para concluída' }]));
    const { data } = await client.from('consultations').select('status').eq('id', CONSULTATIONS.confirmed.id);
    expect(data).toEqual([{ status: 'completed' }]);
    expect(await panel.findByRole('button', { name: 'Não compareceu' })).toBeInTheDocument();
  });

  it('is refused once the patient has reviewed it', async () => {
    const { user, toasts } = await open('correctionClosed');
    await openPanel(user, /Camila.*Concluída/);
    await user.click(dialog(PEOPLE.camila.fullName).getByRole('button', { name: 'Não compareceu' }));
    await user.click(dialog('Corrigir para não compareceu?').getByRole('button', { name: 'Corrigir' }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { text: 'O paciente já avaliou esta sessão. Fale com a nossa equipe.' },
      ]),
    );
  });
});

describe('cancelling', () => {
  const message = 'Surgiu um imprevisto e preciso desmarcar.';

  it('asks for a reason and a message, refunds, and happens once', async () => {
    const { user, toasts, client, container } = await open('movable');
    await openPanel(user, /Camila.*Confirmada|Camila.*Fora do horário/);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog('Cancelar sessão');
    expect(cancel.getByRole('button', { name: 'Cancelar e reembolsar' })).not.toHaveFocus();
    expect(cancel.getByText(/^Reembolso automático de R\$\s150,00$/)).toBeInTheDocument();
    await user.click(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    expect(cancel.getByText('Escolha o motivo.')).toBeInTheDocument();
    expect(cancel.getByRole('textbox')).toHaveAccessibleDescription(
      'Escreva uma mensagem de pelo menos 20 letras.',
    );
    await user.click(cancel.getByRole('radio', { name: 'Imprevisto' }));
    await user.type(cancel.getByRole('textbox', { name: 'Mensagem para Camila' }), message);
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Sessão cancelada' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { data } = await client
      .from('consultations')
      .select('status, cancelled_by')
      .eq('id', CONSULTATIONS.confirmed.id);
    expect(data).toEqual([{ status: 'cancelled', cancelled_by: 'professional' }]);
    await user.click(await screen.findByRole('button', { name: /Camila.*Cancelada/ }));
    const panel = dialog(PEOPLE.camila.fullName);
    expect(panel.getByText('Você cancelou.')).toBeInTheDocument();
    expect(panel.getByText('Motivo: Imprevisto')).toBeInTheDocument();
    expect(panel.getByText('Cancelada')).toBeInTheDocument();
  });

  it('stays where the user went before the answer', async () => {
    const { user, toasts, address } = await open('movable');
    await openPanel(user, /Camila/);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog('Cancelar sessão');
    await user.click(cancel.getByRole('radio', { name: 'Imprevisto' }));
    await user.type(cancel.getByRole('textbox'), message);
    fireEvent.click(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    act(() => portalHistory().navigator.push('/professional/pacientes'));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Sessão cancelada' }]));
    expect(address()).toBe('/professional/pacientes');
  });

  it('less than a day before says so, and offers no other time', async () => {
    const { user } = await open('late');
    await openPanel(user, /Camila/);
    expect(screen.queryByRole('button', { name: 'Remarcar' })).not.toBeInTheDocument();
    expect(screen.getByText('Faltam menos de 26h: não dá mais para remarcar.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    expect(dialog('Cancelar com menos de 24h?').getByText(/Avise também pelo chat/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Propor outro horário' })).not.toBeInTheDocument();
  });

  it('can be retried after a lost answer, with what was written', async () => {
    const { user, toasts } = await open('cancelOffline');
    await openPanel(user, /Camila/);
    await user.click(screen.getByRole('button', { name: 'Cancelar sessão' }));
    const cancel = dialog('Cancelar sessão');
    await user.click(cancel.getByRole('radio', { name: 'Saúde' }));
    await user.type(cancel.getByRole('textbox'), message);
    await user.click(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(cancel.getByRole('textbox')).toHaveValue(message);
    await user.click(cancel.getByRole('button', { name: 'Cancelar e reembolsar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Sessão cancelada' }]));
  });
});

describe('proposing another time', () => {
  type Opened = Awaited<ReturnType<typeof open>>;
  /** The first free time of the first later week that has one. */
  async function pickTime(
    user: Awaited<ReturnType<typeof open>>['user'],
    within_: ReturnType<typeof dialog>,
  ) {
    await user.click(within_.getByRole('button', { name: 'Próxima semana' }));
    const days = within(within_.getByRole('group', { name: 'Dia' }));
    await waitFor(() =>
      expect(days.getAllByRole('button').some((day) => !day.hasAttribute('disabled'))).toBe(true),
    );
    await user.click(days.getAllByRole('button').find((day) => !day.hasAttribute('disabled')) as HTMLElement);
    const times = within(within_.getByRole('group', { name: /^Horários livres em/ }));
    await user.click((await times.findAllByRole('button', { name: /^\d\d:\d\d$/ }))[0] as HTMLElement);
  }

  it('sends up to three times, once, and can be withdrawn', async () => {
    const { user, toasts, client, container } = await open('movable');
    await openPanel(user, /Camila/);
    await user.click(screen.getByRole('button', { name: 'Remarcar' }));
    const propose = dialog('Propor outro horário');
    await user.click(propose.getByRole('button', { name: 'Enviar proposta' }));
    expect(propose.getByText('Escolha de um a três horários.')).toBeInTheDocument();
    await pickTime(user, propose);
    expect(propose.getByText('(1 de 3)')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(propose.getByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Proposta enviada' }]));
    const { data } = await client.from('proposals').select('status');
    expect(data).toEqual([{ status: 'open' }]);
    await user.click(await screen.findByRole('button', { name: /Camila.*Novo horário\?/ }));
    await user.click(await screen.findByRole('button', { name: 'Retirar a proposta' }));
    await waitFor(() =>
      expect(toasts()).toContainEqual(expect.objectContaining({ title: 'Proposta retirada' })),
    );
    await waitFor(() => expect(dialog(PEOPLE.camila.fullName).getByText('Confirmada')).toBeInTheDocument());
  });

  it('with other times after a lost answer is another proposal', async () => {
    const { user, toasts, client } = await openScenario(ProfessionalRoutes, {
      ...scenarios.movable,
      faults: [{ method: 'POST', path: '/rest/v1/rpc/propose_times', answer: 'lost', once: true }],
    });
    await openPanel(user, /Camila/);
    await user.click(screen.getByRole('button', { name: 'Remarcar' }));
    const propose = dialog('Propor outro horário');
    await pickTime(user, propose);
    await user.click(propose.getByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Proposta não enviada' }]));
    await user.type(propose.getByRole('textbox'), 'Prefere mais cedo?');
    await user.click(propose.getByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'Já há uma proposta esperando resposta.' }]));
    expect((await client.from('proposals').select('status')).data).toEqual([{ status: 'open' }]);
  });

  it('shows what was proposed and until when', async () => {
    const { user } = await open('proposed');
    await openPanel(user, /Camila.*Novo horário\?/);
    const panel = dialog(PEOPLE.camila.fullName);
    expect(panel.getByText('Aguardando resposta')).toBeInTheDocument();
    expect(panel.getByText(/^Você propôs /)).toBeInTheDocument();
    expect(panel.getByText(/^Resposta até /)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Remarcar' })).not.toBeInTheDocument();
  });

  const openPeriod = async (name: Name) => {
    const opened = await open(name);
    await openPanel(opened.user, /Camila/);
    await opened.user.click(screen.getByRole('button', { name: 'Remarcar' }));
    const propose = dialog('Propor outro horário');
    await opened.user.click(propose.getByRole('radio', { name: 'Camila escolhe' }));
    return { ...opened, propose };
  };
  const typeDay = async (user: Opened['user'], field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };

  it('lets the patient choose in a period, whose free times are counted, once', async () => {
    const { user, toasts, client, container, propose } = await openPeriod('movable');
    expect(propose.queryByRole('group', { name: 'Dia' })).not.toBeInTheDocument();
    expect(await propose.findByText(/^\d+ horários livres nesse período$/)).toBeInTheDocument();
    expect(propose.getByText(/^Camila vê os mesmos que estão na sua página/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(propose.getByLabelText('Mensagem para Camila (opcional)'), 'Escolha o melhor.');
    await user.dblClick(propose.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Convite enviado' }]));
    const { data } = await client.from('proposals').select('status, times, from_day, to_day').single();
    expect(data).toMatchObject({ status: 'open', times: [] });
    expect(data?.to_day).toBe(addDays(data?.from_day as IsoDay, 11));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: /Camila.*Novo horário\?/ }));
    const panel = dialog(PEOPLE.camila.fullName);
    expect(panel.getByText(/^Camila escolhe um horário entre .+ e .+\.$/)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Retirar a proposta' }));
    await waitFor(() =>
      expect(toasts()).toContainEqual(expect.objectContaining({ title: 'Proposta retirada' })),
    );
  });

  it('keeps what was chosen in either way', async () => {
    const { user, propose } = await openPeriod('movable');
    await user.type(propose.getByLabelText('Mensagem para Camila (opcional)'), 'Pode ser?');
    await user.click(propose.getByRole('radio', { name: 'Eu sugiro horários' }));
    await pickTime(user, propose);
    await user.click(propose.getByRole('radio', { name: 'Camila escolhe' }));
    await user.click(propose.getByRole('radio', { name: 'Eu sugiro horários' }));
    expect(propose.getByText('(1 de 3)')).toBeInTheDocument();
    expect(propose.getByLabelText('Mensagem para Camila (opcional)')).toHaveValue('Pode ser?');
  });

  it('says at the field when the days are in the wrong order, and sends nothing', async () => {
    const { user, toasts, client, propose } = await openPeriod('movable');
    const from = propose.getByLabelText(/^Entre/);
    const [day = '', month = '', year = ''] = (from as HTMLInputElement).value.split('/');
    const before = addDays(`${year}-${month}-${day}` as IsoDay, -1);
    await typeDay(user, propose.getByLabelText(/^E\b(?!ntre)/), before.split('-').reverse().join('/'));
    await user.click(propose.getByRole('button', { name: 'Enviar convite' }));
    expect(await propose.findByText('Este dia vem antes do primeiro.')).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    expect((await client.from('proposals').select('id')).data).toEqual([]);
  });

  it('can be sent though the free times cannot be counted', async () => {
    const { user, toasts, propose } = await openPeriod('uncounted');
    expect(
      await propose.findByText('Não foi possível contar os horários livres.', undefined, { timeout: 10_000 }),
    ).toBeInTheDocument();
    await user.click(propose.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Convite enviado' }]));
  });

  it('shows in which days the patient chooses', async () => {
    const { user } = await open('invited');
    await openPanel(user, /Camila.*Novo horário\?/);
    const panel = dialog(PEOPLE.camila.fullName);
    expect(panel.getByText(/^Camila escolhe um horário entre /)).toBeInTheDocument();
    expect(panel.getByText(/^Resposta até /)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Remarcar' })).not.toBeInTheDocument();
  });

  it('keeps the times after a refusal', async () => {
    const { user, toasts } = await open('proposalTaken');
    await openPanel(user, /Camila/);
    await user.click(screen.getByRole('button', { name: 'Remarcar' }));
    const propose = dialog('Propor outro horário');
    await pickTime(user, propose);
    await user.click(propose.getByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'Já há uma proposta esperando resposta.' }]));
    expect(propose.getByText('(1 de 3)')).toBeInTheDocument();
  });
});

describe('a new consultation', () => {
  it('is booked for a patient at a free time, once', async () => {
    const { user, toasts, client, container } = await open('busy', ofDay(4));
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Nova sessão' }));
    const fresh = dialog('Nova sessão');
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeDisabled();
    await user.type(fresh.getByRole('textbox', { name: 'Paciente' }), 'eduardo');
    await waitFor(() => expect(fresh.getAllByRole('listitem')).toHaveLength(1), { timeout: 5000 });
    await user.click(fresh.getByRole('button', { name: /^Eduardo Lima/ }));
    await user.click(fresh.getByRole('button', { name: 'Próxima semana' }));
    const times = within(fresh.getByRole('group', { name: /^Horários livres em/ }));
    const days = within(fresh.getByRole('group', { name: 'Dia' })).getAllByRole('button');
    await user.click(days[1] as HTMLElement);
    await user.click((await times.findAllByRole('button', { name: /^\d\d:\d\d$/ }))[0] as HTMLElement);
    expect(await fresh.findByText('Livre')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    const before = await countOfEduardo(client);
    await user.dblClick(fresh.getByRole('button', { name: 'Marcar sessão' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Sessão marcada' }]));
    expect(await countOfEduardo(client)).toBe(before + 1);
  });

  it('is repeated without the dates that are taken', async () => {
    const { user, toasts, client } = await open('busy');
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Nova sessão' }));
    const fresh = dialog('Nova sessão');
    await user.click(await fresh.findByRole('button', { name: /^Eduardo Lima/ }));
    await user.click(fresh.getByRole('button', { name: 'Próxima semana' }));
    const days = within(fresh.getByRole('group', { name: 'Dia' })).getAllByRole('button');
    await user.click(days[1] as HTMLElement);
    const times = within(fresh.getByRole('group', { name: /^Horários livres em/ }));
    await user.click((await times.findAllByRole('button', { name: /^\d\d:\d\d$/ }))[0] as HTMLElement);
    await fresh.findByText('Livre');
    await user.click(fresh.getByRole('radio', { name: 'Semanal' }));
    expect(await fresh.findAllByText('Livre')).toHaveLength(4);
    const before = await countOfEduardo(client);
    await user.dblClick(fresh.getByRole('button', { name: 'Marcar 4 sessões' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: '4 sessões marcadas' }]));
    expect(await countOfEduardo(client)).toBe(before + 4);
  });

  it('is booked at any other time, with a warning', async () => {
    const { user } = await open('busy');
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Nova sessão' }));
    const fresh = dialog('Nova sessão');
    await user.click(await fresh.findByRole('button', { name: /^Eduardo Lima/ }));
    await user.click(fresh.getByRole('button', { name: 'Próxima semana' }));
    await user.click(fresh.getByRole('button', { name: 'Outro' }));
    const time = fresh.getByRole('textbox', { name: 'Outro horário' });
    await user.clear(time);
    await user.type(time, '21:00');
    await user.tab();
    expect(
      await fresh.findByText('Você pode marcar mesmo assim. Só este paciente vê o horário.'),
    ).toBeInTheDocument();
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeEnabled();
  });

  it('lists only patients for whom it is accepted', async () => {
    const { user } = await open('unpaidOnly', ofDay(4));
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Nova sessão' }));
    const fresh = dialog('Nova sessão');
    expect(await fresh.findByRole('button', { name: /^Camila/ })).toBeInTheDocument();
    expect(fresh.queryByRole('button', { name: /^Eduardo Lima/ })).not.toBeInTheDocument();
    await user.type(fresh.getByRole('textbox', { name: 'Paciente' }), 'eduardo');
    expect(await fresh.findByText('Ninguém com “eduardo”.')).toBeInTheDocument();
  });

  it('begins with the patient of the address', async () => {
    const { user, address } = await open('busy', `?nova=${PEOPLE.eduardo.id}`);
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(fresh.getByText('Eduardo Lima')).toBeInTheDocument();
    await user.click(fresh.getByRole('button', { name: 'Voltar' }));
    expect(address()).not.toContain('nova');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says first that nothing can be paid, and asks again', async () => {
    const { user } = await open('paymentsOff');
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(await fresh.findByText('Pagamentos indisponíveis no momento')).toBeInTheDocument();
    await embedded.exec(`update public.deployment_settings set payment_provider = 'simulated'`);
    await user.click(fresh.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() =>
      expect(fresh.queryByText('Pagamentos indisponíveis no momento')).not.toBeInTheDocument(),
    );
  });

  it.each([PEOPLE.caio.id, '8f000000-0000-4000-8000-000000000001', 'x'])(
    'says that the patient of the address is none of theirs: %s',
    async (id) => {
      const { toasts, address } = await open('busy', `${ofDay(5)}&nova=${id}`);
      await waitFor(() => expect(toasts()).toEqual([{ title: 'Este paciente não está na sua lista' }]));
      expect(address()).toBe(`/professional/agenda${ofDay(5)}`);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('begins with the start of the address', async () => {
    const { user, address } = await open('busy', `${ofDay(5)}&horario=${addDays(today(), 5)}T23:30:00.000Z`);
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(fresh.getByRole('textbox', { name: 'Outro horário' })).toHaveValue('20:30');
    await user.click(fresh.getByRole('button', { name: 'Voltar' }));
    expect(address()).toBe(`/professional/agenda${ofDay(5)}`);
  });

  it('says what it costs', async () => {
    await open('busy', `?nova=${PEOPLE.eduardo.id}`);
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(await fresh.findByText(/^R\$\s150 por sessão, o seu preço de hoje\.$/)).toBeInTheDocument();
  });

  it('needs a price', async () => {
    const { user, container } = await open('priceless');
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(await fresh.findByText('Defina o preço da sua sessão antes.')).toBeInTheDocument();
    expect(fresh.getByRole('link', { name: 'Definir preço' })).toHaveAttribute(
      'href',
      '/professional/dashboard',
    );
    await chooseOther(user, fresh);
    expect(await fresh.findByText(/^Fora do seu horário|^Livre$/)).toBeInTheDocument();
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('refuses a patient who has paid nothing yet', async () => {
    const { user, container } = await open('unpaidOnly');
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    expect(await fresh.findByText(/^Só quem já pagou uma sessão com você\./)).toBeInTheDocument();
    await chooseOther(user, fresh);
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(fresh.getByRole('button', { name: 'Trocar' }));
    expect(fresh.queryByText(/^Só quem já pagou uma sessão com você\./)).not.toBeInTheDocument();
  });

  it('cannot be booked before its time is checked', async () => {
    const { user } = await open('unchecked');
    const fresh = within(await screen.findByRole('dialog', { name: 'Nova sessão' }));
    await chooseOther(user, fresh);
    expect(await fresh.findByText('Não foi possível conferir o horário.')).toBeInTheDocument();
    expect(fresh.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
    expect(fresh.getByRole('button', { name: 'Marcar sessão' })).toBeDisabled();
  });

  it('is refused when its time was just taken, and keeps the choice', async () => {
    const { user, toasts } = await open('bookingTaken', ofDay(4));
    await loaded();
    await user.click((await screen.findAllByRole('button', { name: /^Livre/ }))[0] as HTMLElement);
    await user.click(dialog(/:/).getByRole('button', { name: 'Nova sessão' }));
    const fresh = dialog('Nova sessão');
    await user.click(await fresh.findByRole('button', { name: /^Eduardo Lima/ }));
    await fresh.findByText('Livre');
    await user.click(fresh.getByRole('button', { name: 'Marcar sessão' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Esse horário acabou de ser reservado' }]));
    expect(fresh.getByText('Eduardo Lima')).toBeInTheDocument();
  });
});

/** Chooses 18:00 of the next week's first day. */
async function chooseOther(user: Awaited<ReturnType<typeof open>>['user'], fresh: ReturnType<typeof dialog>) {
  await user.click(fresh.getByRole('button', { name: 'Próxima semana' }));
  await user.click(fresh.getByRole('button', { name: 'Outro' }));
}

const countOfEduardo = async (client: PortalClient) => {
  const { data } = await client.from('consultations').select('id').eq('patient_id', PEOPLE.eduardo.id);
  return data?.length ?? 0;
};

/** Opens the form of a day far enough ahead to be free. */
async function openForm(name: Name) {
  const shown = await open(name);
  await loaded();
  await shown.user.click(screen.getByRole('button', { name: 'Bloquear horário' }));
  const form = dialog('Bloquear horário');
  const day = form.getByRole('textbox', { name: 'Dia' });
  const fill = async (field: string, text: string) => {
    const input = form.getByRole('textbox', { name: field });
    await shown.user.clear(input);
    await shown.user.type(input, text);
    await shown.user.tab();
  };
  return {
    ...shown,
    form,
    day,
    fill,
    save: () => shown.user.click(form.getByRole('button', { name: /^Bloquear/ })),
  };
}

describe('a blocked time', () => {
  it('is added from the button, seen only by its professional, and can be undone', async () => {
    const { fill, save, user, toasts, client, portal, container } = await openForm('emptyWeek');
    await fill('Dia', formatDayNumeric(addDays(today(), 3)));
    await fill('Das', '20:00');
    await fill('Até', '21:30');
    await fill('Motivo (opcional)', 'Consulta médica');
    expect(await axe(container)).toHaveNoViolations();
    await save();
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horário bloqueado' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await blocksOf(client)).toMatchObject([{ note: 'Consulta médica' }]);
    const [toast] = portal.toasts.getState().toasts;
    expect(toast).toMatchObject({ seconds: 10, action: { label: 'Desfazer' } });
    toast?.action?.onSelect();
    await waitFor(async () => expect(await blocksOf(client)).toEqual([]));
    await waitFor(() =>
      expect(toasts()).toContainEqual(expect.objectContaining({ title: 'Horário desbloqueado' })),
    );
    void user;
  });

  it('is the free time that was chosen', async () => {
    const { user, client } = await open('emptyWeek', ofDay(2));
    await loaded();
    const free = await screen.findAllByRole('button', { name: /^Livre/ });
    await user.click(free[0] as HTMLElement);
    await user.click(dialog(/:/).getByRole('button', { name: 'Bloquear horário' }));
    const form = dialog('Bloquear horário');
    await user.dblClick(form.getByRole('button', { name: 'Bloquear horário' }));
    await waitFor(async () => expect(await blocksOf(client)).toHaveLength(1));
    const [block] = await blocksOf(client);
    expect(Date.parse(block?.ends_at ?? '') - Date.parse(block?.starts_at ?? '')).toBe(50 * 60_000);
  });

  it('is the range that was dragged in the week', async () => {
    const height = 12 * 64;
    const box = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 100, height));
    const { user, client } = await open('emptyWeek', `?semana=${addDays(today(), 7)}`);
    await loaded();
    const week = screen.getByRole('group', { name: /^Semana de \d/ });
    const column = within(week).getAllByRole('list')[1]?.parentElement as HTMLElement;
    const drag = (from: number, to: number) =>
      user.pointer([
        { keys: '[MouseLeft>]', target: column, coords: { clientY: from } },
        { target: column, coords: { clientY: to } },
        { keys: '[/MouseLeft]', target: column },
      ]);
    await drag(10, 13);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await drag(64, 190);
    const chosen = dialog(/, 09:00 às 11:00$/);
    expect(week).toHaveTextContent('09:00 às 11:00');
    await user.click(chosen.getByRole('button', { name: 'Nova sessão' }));
    expect(dialog('Nova sessão').getByRole('button', { name: '09:00', pressed: true })).toBeInTheDocument();
    await user.click(dialog('Nova sessão').getByRole('button', { name: 'Voltar' }));
    await drag(5, 190);
    await user.click(dialog(/, 08:00 às 11:00$/).getByRole('button', { name: 'Nova sessão' }));
    expect(dialog('Nova sessão').getByRole('textbox', { name: 'Outro horário' })).toHaveValue('08:00');
    await user.click(dialog('Nova sessão').getByRole('button', { name: 'Voltar' }));
    await drag(64, 190);
    await user.click(dialog(/, 09:00 às 11:00$/).getByRole('button', { name: 'Bloquear horário' }));
    const form = dialog('Bloquear horário');
    expect(form.getByRole('textbox', { name: 'Das' })).toHaveValue('09:00');
    expect(form.getByRole('textbox', { name: 'Até' })).toHaveValue('11:00');
    await user.click(form.getByRole('button', { name: 'Bloquear horário' }));
    await waitFor(async () => expect(await blocksOf(client)).toHaveLength(1));
    box.mockRestore();
  });

  it('names its faults at their field and keeps what was typed', async () => {
    const { fill, save, form, client } = await openForm('emptyWeek');
    await fill('Dia', formatDayNumeric(addDays(today(), 3)));
    await fill('Das', '15:00');
    await fill('Até', '14:00');
    await save();
    expect(form.getByRole('textbox', { name: 'Até' })).toHaveAccessibleDescription(
      'O fim vem depois do início.',
    );
    await fill('Motivo (opcional)', 'a'.repeat(81));
    expect(form.getByRole('textbox', { name: 'Motivo (opcional)' })).toBeInvalid();
    expect(form.getByRole('textbox', { name: 'Das' })).toHaveValue('15:00');
    expect(await blocksOf(client)).toEqual([]);
  });

  it('leaves the consultations in it', async () => {
    const { user, fill, form, client } = await openForm('busy');
    await fill('Dia', formatDayNumeric(eduardosDay()));
    await user.click(form.getByRole('checkbox', { name: 'Dia inteiro' }));
    expect(await form.findByText(/^Há \d sess(ão|ões) nesse intervalo$/)).toBeInTheDocument();
    expect(form.getByText('09:00 Eduardo Lima')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Bloquear os livres' }));
    await waitFor(async () => expect((await blocksOf(client)).length).toBeGreaterThan(1));
  });

  it('is removed, and can be restored', async () => {
    const { user, client, portal } = await open('busy', ofDay(1));
    await user.click(await screen.findByRole('button', { name: /Supervisão/ }));
    expect(dialog('Supervisão').getByText('Bloqueado, só você vê')).toBeInTheDocument();
    await user.click(dialog('Supervisão').getByRole('button', { name: 'Desbloquear' }));
    await waitFor(async () => expect(await blocksOf(client)).toEqual([]));
    await waitFor(() =>
      expect(portal.toasts.getState().toasts).toMatchObject([{ title: 'Horário desbloqueado' }]),
    );
    portal.toasts.getState().toasts[0]?.action?.onSelect();
    await waitFor(async () => expect(await blocksOf(client)).toMatchObject([{ note: 'Supervisão' }]));
  });

  it('repeats every week until a day', async () => {
    const { user, fill, form, save, toasts, client, container } = await openForm('emptyWeek');
    const day = addDays(today(), 3);
    await fill('Dia', formatDayNumeric(day));
    await fill('Das', '20:00');
    await fill('Até', '21:00');
    await user.click(form.getByRole('combobox', { name: /^Repetir/ }));
    await user.click(await screen.findByText('Toda semana'));
    await save();
    expect(form.getByRole('textbox', { name: 'Repetir até' })).toHaveAccessibleDescription(
      'Informe até que dia.',
    );
    await fill('Repetir até', formatDayNumeric(addDays(day, 15)));
    expect(await axe(container)).toHaveNoViolations();
    await save();
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { title: 'Horário bloqueado', text: expect.stringMatching(/^Tod[ao] /) },
      ]),
    );
    expect(await blocksOf(client)).toHaveLength(3);
  });

  it('of every week is changed alone or with the following ones', async () => {
    const { user, client, toasts } = await open('weekly', ofDay(8));
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: /Supervisão/ }));
      await user.click(dialog('Supervisão').getByRole('button', { name: 'Editar' }));
      return dialog('Editar bloqueio');
    };
    const form = await edit();
    expect(form.getByRole('textbox', { name: 'Das' })).toHaveValue('18:10');
    expect(form.queryByRole('textbox', { name: 'Repetir até' })).not.toBeInTheDocument();
    const to = form.getByRole('textbox', { name: 'Até' });
    await user.clear(to);
    await user.type(to, '21:00');
    await user.tab();
    await user.dblClick(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Bloqueio mudado' }]));
    const minutes = async () =>
      (await blocksOf(client)).map(
        ({ starts_at, ends_at }) => (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
      );
    expect(await minutes()).toEqual([110, 170, 110]);
    const again = await edit();
    await user.click(again.getByRole('radio', { name: /^Est[ae] e (as próximas|os próximos) / }));
    expect(again.getByRole('textbox', { name: 'Repetir até' })).toHaveValue(
      formatDayNumeric(addDays(today(), 15)),
    );
    await user.click(again.getByRole('button', { name: 'Salvar' }));
    await waitFor(async () => expect(await minutes()).toEqual([110, 170, 170]));
  });

  it('of every week is removed alone or with the following ones', async () => {
    const { user, client, toasts, portal, container } = await open('weekly', ofDay(1));
    await user.click(await screen.findByRole('button', { name: /Supervisão/ }));
    const panel = dialog('Supervisão');
    expect(panel.getByText(/^Tod[ao] .*, até \d+ de /)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Desbloquear' }));
    const ask = dialog('Desbloquear horário?');
    expect(ask.getByText(/^3 horários, até \d+ de /)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(ask.getByRole('button', { name: 'Voltar' }));
    await user.click(dialog('Supervisão').getByRole('button', { name: 'Desbloquear' }));
    await user.click(dialog('Desbloquear horário?').getByRole('radio', { name: /^Est[ae] e / }));
    await user.dblClick(dialog('Desbloquear horário?').getByRole('button', { name: 'Desbloquear' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horário desbloqueado' }]));
    expect(await blocksOf(client)).toEqual([]);
    portal.toasts.getState().toasts[0]?.action?.onSelect();
    await waitFor(async () => expect(await blocksOf(client)).toHaveLength(3));
  });

  it.each([
    ['blockTaken', 'Há uma sessão ou outro bloqueio nesse horário. A agenda já está atualizada.'],
    ['sessionEnded', 'Entre de novo para continuar.'],
  ] as const)('is refused: %s', async (name, text) => {
    const { fill, save, toasts } = await openForm(name);
    await fill('Dia', formatDayNumeric(addDays(today(), 30)));
    await save();
    await waitFor(() => expect(toasts()).toMatchObject([{ text }]));
    expect(screen.getByRole('dialog', { name: 'Bloquear horário' })).toBeInTheDocument();
  });

  it('is added once when its answer was lost', async () => {
    const { fill, save, toasts, client } = await openForm('blockOffline');
    await fill('Dia', formatDayNumeric(addDays(today(), 30)));
    await save();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await save();
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horário bloqueado' }]));
    expect(await blocksOf(client)).toHaveLength(1);
  });
});

/** The day of Eduardo's consultation: tomorrow, on a Sunday one day later. */
function eduardosDay() {
  const tomorrow = addDays(today(), 1);
  return new Date(tomorrow).getUTCDay() === 0 ? addDays(tomorrow, 1) : tomorrow;
}

it('the agenda of the suspended can only be read', async () => {
  const { user, container } = await open('suspended', ofDay(1));
  await user.click(await screen.findByRole('button', { name: /Supervisão/ }));
  expect(screen.queryByRole('button', { name: 'Desbloquear' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bloquear horário' })).not.toBeInTheDocument();
  expect(screen.getByText(copy.suspended)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Situação do cadastro' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('the suspended record how a kept consultation ended', async () => {
  const { user, toasts } = await open('kept');
  await openPanel(user, /Camila.*Encerrada/);
  expect(screen.getByRole('button', { name: 'Não compareceu' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Concluída' }));
  await user.click(dialog('Concluir a sessão?').getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(toasts()).toEqual([{ title: 'Sessão concluída' }]));
});

describe('on a phone', () => {
  const TUESDAY = '2026-11-24T12:00:00Z';
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width: 767px') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('shows a day below the days of its week', async () => {
    const { user, address, container } = await open('emptyWeek');
    const strip = within(await screen.findByRole('group', { name: 'Dias da semana' }));
    expect(strip.getAllByRole('button')).toHaveLength(7);
    await user.click(strip.getAllByRole('button')[6] as HTMLElement);
    expect(address()).toContain('?dia=');
    expect(await screen.findByText('Sem atendimento neste dia.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir um horário extra' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Semana de/ })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Próxima semana' }));
    expect(strip.getAllByRole('button')[6]).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps blocking and the working hours in a menu', async () => {
    const { user, address } = await open('busy');
    await screen.findByRole('group', { name: 'Dias da semana' });
    await user.click(screen.getByRole('button', { name: copy.more }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bloquear horário' }));
    await user.click(dialog('Bloquear horário').getByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('button', { name: copy.more })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: copy.more }));
    await user.click(await screen.findByRole('menuitem', { name: copy.hours }));
    expect(address()).toBe('/professional/agenda/horarios');
  });

  it('marks a first consultation in the list', async () => {
    const isSunday = new Date(addDays(today(), 1)).getUTCDay() === 0;
    await open('busy', ofDay(isSunday ? 2 : 1));
    const first = await screen.findByRole('button', { name: /^Eduardo Lima/ });
    expect(first).toHaveTextContent('Primeira sessão');
  });

  it('starts the next consultation from the list', async () => {
    await openScenario(ProfessionalRoutes, { ...scenarios.soon, now: TUESDAY });
    expect(await screen.findByText(/^Em 8 minutos, até/)).toBeInTheDocument();
    expect(
      await screen.findByRole('link', { name: `Iniciar sessão com ${PEOPLE.camila.fullName}` }),
    ).toBeInTheDocument();
  });
});
