import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { addDays, dayOf, formatDayLong, formatDayMonth, type IsoDay } from 'shared-domain/schedule';
import { portalHistory } from 'shared-portal/history';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { calendarLabel } from './testing/calendar-label';
import { scenarios } from './scenarios';

const TUESDAY = 2;

type User = Awaited<ReturnType<typeof openScenario>>['user'];

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);

// Clears the choice stored by the previous test.
beforeEach(() => sessionStorage.clear());

/** The first such weekday at least a week ahead: the seed has no consultations there. */
function nextDay(weekday: number): IsoDay {
  let day = addDays(dayOf(new Date()), 7);
  while (new Date(day).getUTCDay() !== weekday) day = addDays(day, 1);
  return day;
}

const TO_PAYMENT = new RegExp(`^/patient/booking/${PEOPLE.marina.id}\\?pagamento=[0-9a-f-]{36}$`);

const dayButton = (day: IsoDay) => screen.queryByRole('button', { name: calendarLabel(day) });

async function choose(user: User, day: IsoDay) {
  await screen.findByText('Qual dia fica melhor?');
  await screen.findByRole('grid');
  if (!dayButton(day)) await user.click(screen.getByRole('button', { name: /próximo mês/i }));
  await user.click(screen.getByRole('button', { name: calendarLabel(day) }));
}

async function toTimes(user: User) {
  await choose(user, nextDay(TUESDAY));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('radio', { name: /^14:00/ });
}

async function toSummary(user: User) {
  await toTimes(user);
  await user.click(screen.getByRole('radio', { name: '14:00' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByText('Confira sua consulta');
}

describe('booking: day', () => {
  it('enables the next step only after a day is chosen', async () => {
    const { user } = await open('free');
    expect(await screen.findByText('Escolha um dia para continuar.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
    await choose(user, nextDay(TUESDAY));
    expect(screen.queryByText('Escolha um dia para continuar.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
  });

  it('explains why a Sunday cannot be chosen', async () => {
    const { user } = await open('free');
    await screen.findByRole('grid');
    const sunday = nextDay(0);
    if (!dayButton(sunday)) await user.click(screen.getByRole('button', { name: /próximo mês/i }));
    await user.click(dayButton(sunday) as HTMLElement);
    expect(dayButton(sunday)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(`${formatDayLong(sunday)}: não atende. Escolha outro dia.`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
  });

  it('rejects past days', async () => {
    await open('free');
    await screen.findByRole('grid');
    const yesterday = addDays(dayOf(new Date()), -1);
    const button = dayButton(yesterday); // not rendered if yesterday was last month
    if (button) expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: /mês anterior/i })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('booking: time', () => {
  it('offers the free times alone', async () => {
    const { user } = await open('busy');
    await toTimes(user);
    expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: '14:00' })]);
    expect(screen.getByText('Tarde')).toBeInTheDocument();
    expect(screen.queryByText('Manhã')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
    expect(screen.getByText('Escolha um horário para continuar.')).toBeInTheDocument();
  });

  it('returns to the chosen day', async () => {
    const { user } = await open('free');
    await toTimes(user);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
  });

  it('says that a day is full', async () => {
    const { user } = await open('full');
    await choose(user, nextDay(TUESDAY));
    expect(
      screen.getByText(`${formatDayLong(nextDay(TUESDAY))}: lotado. Escolha outro dia.`),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
  });

  it('offers a retry when the times cannot be loaded', async () => {
    await open('slotsUnreachable');
    expect(
      await screen.findByText('Não foi possível carregar os horários.', {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
    expect(document.querySelector('[data-sticky-foot]')).toBeNull();
  }, 15_000);
});

describe('booking: confirmation', () => {
  it('summarizes the booking', async () => {
    const { user } = await open('free');
    await toSummary(user);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    for (const text of [formatDayLong(nextDay(TUESDAY)), '14:00 horário de Brasília', '50 minutos', 'Vídeo'])
      expect(values).toContain(text);
    expect(values.join()).toMatch(/R\$\s150/);
    expect(
      await screen.findByText(
        'O link do vídeo chega no seu e-mail 15 minutos antes. Os pagamentos integrados chegam na versão final.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Você pode remarcar ou cancelar até 24h antes, sem custo.')).toBeInTheDocument();
  });

  it('mentions future payments in a demo only', async () => {
    const { user } = await open('deployed');
    await toSummary(user);
    // The response about the demo may still be pending.
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(screen.getByText('O link do vídeo chega no seu e-mail 15 minutos antes.')).toBeInTheDocument();
    expect(screen.queryByText(/versão final/)).not.toBeInTheDocument();
  });

  it('books once, confirms it and opens its payment', async () => {
    const { user, toasts, address, client } = await open('free');
    await toSummary(user);
    await user.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toHaveFocus();
    expect(await screen.findByRole('textbox', { name: 'Pix copia e cola' })).toBeInTheDocument();
    expect(toasts()).toEqual([{ title: 'Consulta agendada com sucesso!', text: undefined }]);
    const { data } = await client
      .from('consultations')
      .select('id, status, payments(status)')
      .eq('consultation_date', nextDay(TUESDAY));
    expect(data).toEqual([{ id: expect.any(String), status: 'pending', payments: { status: 'pending' } }]);
    expect(address()).toBe(`${scenarios.free.path}?pagamento=${data?.[0]?.id}`);
  });

  it('does not warn of the consultation that was just booked', async () => {
    const { user } = await open('free');
    await toSummary(user);
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => {
      for (const status of screen.queryAllByRole('status')) seen.add(status.textContent);
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('heading', { name: 'Pagar com Pix' });
    watcher.disconnect();
    expect([...seen].join(' ')).not.toContain('Falta pagar');
  });

  it('confirms the booking without navigating if the user has left the page', async () => {
    const { user, toasts, address } = await open('free');
    await toSummary(user);
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    act(() => portalHistory().navigator.push('/patient/profile'));
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'Consulta agendada com sucesso!', text: undefined }]),
    );
    expect(address()).toBe('/patient/profile');
  });

  it('stays where the user went meanwhile when the time turns out to be taken', async () => {
    const { user, toasts, address } = await open('lostSlot');
    await toSummary(user);
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    act(() => portalHistory().navigator.push('/patient/profile'));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Horário indisponível' }]));
    // Going back would take a moment.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(address()).toBe('/patient/profile');
  });

  it.each([
    ['lostSlot', 'Este horário acabou de ser reservado. Escolha outro.'],
    ['overlap', 'Este horário acabou de ser reservado. Escolha outro.'],
    ['pastSlot', 'Escolha outro horário.'],
    ['invalidSlot', 'Escolha outro horário.'],
    ['tooSoon', 'Este horário está próximo demais. Escolha um horário mais tarde.'],
  ] as const)('%s: returns to the time step', async (name, text) => {
    const { user, toasts } = await open(name);
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Qual horário?')).toBeInTheDocument();
    expect(toasts()).toEqual([{ title: 'Horário indisponível', text }]);
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
  });

  it.each([
    ['otherPrice', 'O preço mudou. Confira o novo valor.'],
    ['unavailable', 'Este profissional não está recebendo agendamentos no momento.'],
    ['priceWithdrawn', 'Este profissional não está recebendo agendamentos no momento.'],
    ['ownAfterAll', 'Você não pode agendar uma consulta no seu próprio perfil.'],
    ['tooManyUnpaid', 'Você já tem três consultas aguardando pagamento. Pague ou cancele uma delas.'],
  ] as const)('%s: explains why and stays', async (name, text) => {
    const { user, toasts } = await open(name);
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('button', { name: 'Confirmar', busy: false })).toBeInTheDocument();
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro ao agendar', text }]));
    expect(screen.getByText('Confira sua consulta')).toBeInTheDocument();
  });

  it.each([
    [
      'tooManyToday',
      'Limite de agendamentos de hoje',
      'São até dez por dia. Amanhã você pode agendar de novo.',
    ],
    ['paymentsEnded', 'Pagamentos indisponíveis no momento', 'Nada foi reservado. Tente de novo mais tarde.'],
    ['cpfForgotten', 'Faltam dados para agendar', 'Informe seu CPF e seu telefone e confirme de novo.'],
  ] as const)('%s: explains what to do and stays', async (name, title, text) => {
    const { user, toasts } = await open(name);
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(toasts()).toEqual([{ title, text }]));
    expect(screen.getByText('Confira sua consulta')).toBeInTheDocument();
  });

  it('says before the confirmation that nothing can be paid, and keeps what was chosen', async () => {
    const { user, container } = await open('paymentsOff');
    await toSummary(user);
    expect(await screen.findByText('Pagamentos indisponíveis no momento')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await embedded.exec(`update public.deployment_settings set payment_provider = 'simulated'`);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
  });

  it('does not ask for a CPF and phone that are in the profile', async () => {
    const { user } = await open('free');
    await toSummary(user);
    expect(screen.queryByText('Faltam seus dados')).not.toBeInTheDocument();
  });

  it('asks for a missing CPF and phone, validates them on the field, and saves them', async () => {
    const { user, toasts, client, container } = await open('withoutCpf');
    await toSummary(user);
    const cpf = await screen.findByRole('textbox', { name: 'CPF' });
    const phone = screen.getByRole('textbox', { name: 'Telefone' });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(cpf).toHaveAccessibleDescription('Informe seu CPF.');
    expect(phone).toHaveAccessibleDescription('Informe o telefone com DDD, por exemplo (11) 99999-9999.');
    await waitFor(() => expect(cpf).toHaveFocus());
    expect(toasts()).toEqual([]);
    await user.type(cpf, '11111111111');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(cpf).toHaveAccessibleDescription('CPF inválido');
    expect(await axe(container)).toHaveNoViolations();
    await user.clear(cpf);
    await user.type(cpf, '52998224725');
    await user.type(phone, '11982140673');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
    expect(toasts()).toEqual([{ title: 'Consulta agendada com sucesso!', text: undefined }]);
    const { data } = await client.from('profiles').select('cpf, phone').single();
    expect(data).toEqual({ cpf: '52998224725', phone: '11982140673' });
  }, 15_000);

  it('keeps the input when it cannot be saved', async () => {
    const { user, toasts } = await open('withoutPhone');
    await toSummary(user);
    const phone = await screen.findByRole('textbox', { name: 'Telefone' });
    expect(screen.queryByRole('textbox', { name: 'CPF' })).not.toBeInTheDocument();
    await user.type(phone, '11982140673');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Erro ao salvar',
          text: 'Você está sem conexão. Tente novamente quando ela voltar.',
        },
      ]),
    );
    expect(phone).toHaveValue('(11) 98214-0673');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
  });

  it('sends an account without name and consents to complete them, and back', async () => {
    const { user, toasts, address, client } = await open('withoutSignUp');
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(address()).toBe(`/nova-senha?next=${encodeURIComponent(`${scenarios.free.path}?etapa=resumo`)}`),
    );
    expect(toasts()).toEqual([
      {
        title: 'Conclua seu cadastro',
        text: 'Antes de agendar, diga seu nome e aceite os termos. Depois você volta para cá.',
      },
    ]);
    const { data } = await client
      .from('consultations')
      .select('id')
      .eq('consultation_date', nextDay(TUESDAY));
    expect(data).toEqual([]);
  });

  it('can be retried after a lost connection and books one consultation', async () => {
    const { user, toasts, client } = await open('brokenConfirmation');
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('button', { name: 'Confirmar', busy: false });
    expect(toasts()[0]).toEqual({
      title: 'Erro ao agendar',
      text: 'Você está sem conexão. Tente novamente quando ela voltar.',
    });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
    const { count } = await client
      .from('consultations')
      .select('id', { count: 'exact', head: true })
      .eq('consultation_date', nextDay(TUESDAY));
    expect(count).toBe(1);
  });
});

describe('booking when the response to the confirmation is lost', () => {
  const booked = async ({ client }: Awaited<ReturnType<typeof openScenario>>) => {
    const { data } = await client
      .from('consultations')
      .select('consultation_time, status')
      .eq('consultation_date', nextDay(TUESDAY))
      .order('created_at');
    return data?.map((row) => `${row.consultation_time} ${row.status}`);
  };
  const loseIt = async () => {
    const opened = await open('lostAnswer');
    await toSummary(opened.user);
    await opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('button', { name: 'Confirmar', busy: false });
    return opened;
  };
  const chooseAnother = async (user: User) => {
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(await screen.findByRole('radio', { name: '15:40' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  };

  it('still announces the booked consultation', async () => {
    await loseIt();
    expect(
      await screen.findByText(/^Você já reservou um horário com Marina Azevedo: .+, às 14:00/),
    ).toHaveTextContent('Falta pagar.');
    expect(screen.getByRole('link', { name: 'Pagar com Pix' })).toHaveAttribute(
      'href',
      expect.stringMatching(TO_PAYMENT),
    );
  });

  it('creates no second booking for another time and shows the first', async () => {
    const opened = await loseIt();
    await chooseAnother(opened.user);
    await waitFor(() => expect(opened.address()).toMatch(TO_PAYMENT));
    expect(opened.toasts().at(-1)).toEqual({
      title: 'Você já reservou um horário',
      text: `${formatDayLong(nextDay(TUESDAY))}, às 14:00. Pague, ou cancele para escolher outro horário.`,
    });
    expect(await booked(opened)).toEqual(['14:00 pending']);
  });

  it('creates no second booking after a reload and marks the confirmed time as booked', async () => {
    const before = await loseIt();
    before.unmount();
    const path = `${scenarios.free.path}?etapa=resumo`;
    const { user, toasts, address } = await openScenario(PatientRoutes, { ...scenarios.free, path });
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toMatch(TO_PAYMENT));
    expect(toasts()).toEqual([{ title: 'Consulta agendada com sucesso!', text: undefined }]);
    expect(await booked(before)).toEqual(['14:00 pending']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('books the other time as well once the first is paid', async () => {
    const before = await loseIt();
    before.unmount();
    await embedded.exec(
      `update public.consultations set status = 'scheduled' where consultation_date = '${nextDay(TUESDAY)}' and status = 'pending'`,
    );
    const path = `${scenarios.free.path}?etapa=resumo`;
    const { user, toasts, address } = await openScenario(PatientRoutes, { ...scenarios.free, path });
    await screen.findByRole('button', { name: 'Confirmar' });
    await chooseAnother(user);
    await waitFor(() => expect(address()).toMatch(TO_PAYMENT));
    expect(toasts()).toEqual([{ title: 'Consulta agendada com sucesso!', text: undefined }]);
    expect(await booked(before)).toEqual(['14:00 scheduled', '15:40 pending']);
  });

  it('books the other time once the first is over', async () => {
    const opened = await loseIt();
    await embedded.exec(sql.pendingPaymentsExpireIn('-1 minute'));
    await chooseAnother(opened.user);
    await waitFor(() => expect(opened.address()).toMatch(TO_PAYMENT));
    expect(opened.toasts().at(-1)).toEqual({ title: 'Consulta agendada com sucesso!', text: undefined });
    expect(await booked(opened)).toEqual(['14:00 cancelled', '15:40 pending']);
  });
});

describe('booking: a new step', () => {
  it.each([
    ['completely visible: keeps the scroll position', 80, 700, 0],
    ['under the page header: scrolls into view', 40, 700, 1],
    ['below the end of the screen: scrolls into view', 80, 769, 1],
  ])('%s', async (_, top, bottom, times) => {
    const { user } = await open('free');
    await choose(user, nextDay(TUESDAY));
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const placed = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    placed.mockReturnValue({ top, bottom } as DOMRect);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('Qual horário?');
    expect(scrolled).toHaveBeenCalledTimes(times);
    for (const spy of [scrolled, placed]) spy.mockRestore();
  });
});

describe('booking with the browser’s buttons', () => {
  const { path } = scenarios.free;

  it('moves between the steps and keeps the choice', async () => {
    const { user, address } = await open('free');
    await toSummary(user);
    expect(address()).toBe(`${path}?etapa=resumo`);
    history.back();
    expect(await screen.findByRole('radio', { name: '14:00' })).toBeChecked();
    expect(address()).toBe(`${path}?etapa=horario`);
    history.back();
    expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(dayButton(nextDay(TUESDAY)));
    expect(address()).toBe(path);
    history.forward();
    await screen.findByText('Qual horário?');
    history.forward();
    expect(await screen.findByText('Confira sua consulta')).toBeInTheDocument();
    expect(screen.getByText('14:00')).toBeInTheDocument();
  });

  it('treats "Voltar" as a back navigation, so forward works again', async () => {
    const { user } = await open('free');
    await toTimes(user);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByText('Qual dia fica melhor?');
    history.forward();
    expect(await screen.findByText('Qual horário?')).toBeInTheDocument();
  });

  it('restores the step after a reload, and goes back from there', async () => {
    const before = await open('free');
    await toSummary(before.user);
    before.unmount();
    const { user, address } = await openScenario(PatientRoutes, {
      ...scenarios.free,
      path: `${path}?etapa=resumo`,
    });
    expect(await screen.findByText('Confira sua consulta')).toBeInTheDocument();
    expect(screen.getByText(formatDayLong(nextDay(TUESDAY)))).toBeInTheDocument();
    // Here the history entry is new, with no wizard steps before it.
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('radio', { name: '14:00' })).toBeChecked();
    expect(address()).toBe(`${path}?etapa=horario`);
  });

  it.each(['horario', 'resumo', 'outra'])(
    'starts with the day at ?etapa=%s without a choice',
    async (slug) => {
      const { address } = await openScenario(PatientRoutes, {
        ...scenarios.free,
        path: `${path}?etapa=${slug}`,
      });
      expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
      if (slug !== 'outra') await waitFor(() => expect(address()).toBe(path));
    },
  );

  it('drops a chosen day that is now past', async () => {
    sessionStorage.setItem(`vinculo-draft-booking-${PEOPLE.marina.id}`, '2026-01-05 14:00');
    await openScenario(PatientRoutes, { ...scenarios.free, path: `${path}?etapa=resumo` });
    expect(await screen.findByText('Escolha um dia para continuar.')).toBeInTheDocument();
  });

  it('cannot confirm twice with back or forward', async () => {
    const { user, address, client } = await open('free');
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('heading', { name: 'Pagar com Pix' });
    expect(address()).toMatch(TO_PAYMENT);
    history.back();
    expect(await screen.findByText('Escolha um dia para continuar.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    history.forward();
    expect(await screen.findByRole('heading', { name: 'Pagar com Pix' })).toBeInTheDocument();
    const { count } = await client
      .from('consultations')
      .select('id', { count: 'exact', head: true })
      .eq('consultation_date', nextDay(TUESDAY));
    expect(count).toBe(1);
  });

  it('reschedules a consultation in the same steps', async () => {
    const { user, address } = await open('moving');
    await toTimes(user);
    expect(address()).toBe(`${scenarios.moving.path}&etapa=horario`);
    history.back();
    expect(await screen.findByText('Qual dia fica melhor?')).toBeInTheDocument();
    expect(address()).toBe(scenarios.moving.path);
  });
});

describe('booking a professional with a pending booking', () => {
  it('warns before the first step and allows continuing', async () => {
    const { user } = await open('waiting');
    expect(await screen.findByText(/^Você já reservou .+ com Marina Azevedo/)).toBeInTheDocument();
    await toTimes(user);
  });

  it('ignores bookings with other professionals', async () => {
    await open('free');
    await screen.findByText('Qual dia fica melhor?');
    expect(screen.queryByText(/^Você já reservou/)).not.toBeInTheDocument();
  });
});

it('returns to the search with its filters', async () => {
  const path = '/patient/search?q=marina&cidade=S%C3%A3o+Paulo';
  const { user, address } = await openScenario(PatientRoutes, { title: '', path, as: 'patient' });
  await user.click(await screen.findByRole('link', { name: 'Agendar: Marina Azevedo' }));
  expect(address()).toBe(scenarios.free.path);
  await user.click(await screen.findByRole('link', { name: 'Voltar à busca' }));
  expect(address()).toBe(path);
  expect(await screen.findByRole('searchbox')).toHaveValue('marina');
});

describe('booking an unavailable professional', () => {
  it.each([
    ['unknown', 'Profissional não encontrado'],
    ['notAnId', 'Profissional não encontrado'],
    ['own', 'Este é o seu próprio perfil'],
    ['withoutPrice', 'Ainda sem preço definido'],
  ] as const)('%s: %s', async (name, title) => {
    await open(name);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buscar profissionais' })).toHaveAttribute(
      'href',
      '/patient/search',
    );
  });

  it('offers a retry when the professional cannot be loaded', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar este profissional.')).toBeInTheDocument();
  });
});

describe('an invitation to choose another time', () => {
  const invitedDays = async ({ client }: Awaited<ReturnType<typeof open>>) => {
    const { data } = await client.from('proposals').select('from_day, to_day').single();
    return { from: data?.from_day as IsoDay, to: data?.to_day as IsoDay };
  };
  /** The first free day, its first time and the summary. */
  async function toInvitedSummary(user: User) {
    await screen.findByText('Qual dia fica melhor?');
    await screen.findByRole('grid');
    const free = () =>
      screen
        .queryAllByRole('button', { name: /-feira|sábado|domingo/ })
        .filter((day) => !day.hasAttribute('disabled') && day.getAttribute('aria-disabled') !== 'true');
    await waitFor(() => expect(free().length).toBeGreaterThan(0));
    await user.click(free()[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('Confira sua consulta');
  }

  it('offers its days alone, and moves the consultation once, without counting as a move', async () => {
    const opened = await open('invited');
    const { user, toasts, address, client, container } = opened;
    const { from, to } = await invitedDays(opened);
    expect(
      await screen.findByText(
        `Escolha um horário livre entre ${formatDayMonth(from)} e ${formatDayMonth(to)}. O valor já pago continua valendo.`,
      ),
    ).toBeVisible();
    await toInvitedSummary(user);
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toBe('/patient/appointments'));
    expect(toasts()).toMatchObject([{ title: 'Consulta remarcada com sucesso!' }]);
    const { data } = await client
      .from('consultations')
      .select('consultation_date, moves')
      .eq('id', CONSULTATIONS.confirmed.id)
      .single();
    expect(data?.moves).toBe(0);
    expect((await client.from('proposals').select('status')).data).toEqual([{ status: 'accepted' }]);
    expect(data && data.consultation_date >= from && data.consultation_date <= to).toBe(true);
  });

  it('shows no day before or after it as free', async () => {
    const opened = await open('invited');
    const { from } = await invitedDays(opened);
    await screen.findByRole('grid');
    const before = dayButton(addDays(from, -1));
    if (before) expect(before).toBeDisabled();
  });

  it('explains a time that was taken meanwhile, and offers others of its days', async () => {
    const { user, toasts, address } = await open('invitedLost');
    await toInvitedSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(await screen.findByText(/^O horário de .+ não está mais livre\.$/)).toBeVisible();
    expect(screen.getByText(/^Sua consulta não mudou\./)).toBeVisible();
    await user.click(
      within(screen.getByRole('list', { name: 'Horários próximos' })).getAllByRole(
        'button',
      )[0] as HTMLElement,
    );
    await screen.findByText('Confira sua consulta');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toBe('/patient/appointments'));
  });

  it('that was withdrawn meanwhile is explained', async () => {
    const { user, toasts } = await open('invitedClosed');
    await toInvitedSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { text: 'Esta proposta não está mais em aberto. A consulta continua como está.' },
      ]),
    );
  });

  it('says when no time of its days is free', async () => {
    await open('invitedFull');
    expect(
      await screen.findByText('Não há mais horários livres nesses dias. Sua consulta continua como está.'),
    ).toBeVisible();
  });

  it('that is over leads back to the appointments', async () => {
    await open('invitedOver');
    expect(await screen.findByText('Esta proposta não está mais em aberto.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Minhas Consultas' })).toHaveAttribute(
      'href',
      '/patient/appointments',
    );
  });
});

describe('rescheduling a consultation', () => {
  it('summarizes the old and the new time, and saves', async () => {
    const { user, toasts, address, client } = await open('moving');
    expect(await screen.findByRole('heading', { name: 'Remarcar Consulta' })).toBeInTheDocument();
    await toSummary(user);
    expect(screen.getByText(/, 10:40$/)).toBeInTheDocument();
    const deadline = await screen.findByText(/^Cancele até .+ \(Brasília\), e receba tudo de volta\.$/);
    expect(deadline.parentElement).toHaveTextContent(/Depois disso, devolvemos se/);
    await user.dblClick(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toBe('/patient/appointments'));
    expect(toasts()).toEqual([{ title: 'Consulta remarcada com sucesso!', text: undefined }]);
    const { data } = await client
      .from('consultations')
      .select('consultation_date, consultation_time, status, amount_cents')
      .eq('id', CONSULTATIONS.confirmed.id)
      .single();
    expect(data).toEqual({
      consultation_date: nextDay(TUESDAY),
      consultation_time: '14:00',
      status: 'scheduled',
      amount_cents: 15000,
    });
  });

  it.each([
    ['movingLostSlot', 'Este horário acabou de ser reservado. Escolha outro.'],
    ['movingPastSlot', 'Escolha outro horário.'],
    ['movingInvalidSlot', 'Escolha outro horário.'],
  ] as const)('%s: returns to the time step', async (name, text) => {
    const { user, toasts } = await open(name);
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Qual horário?')).toBeInTheDocument();
    expect(toasts()).toEqual([{ title: 'Horário indisponível', text }]);
  });

  it.each([
    ['movingTooLate', 'O prazo para remarcar é de até 24h antes.'],
    ['movingClosed', 'Esta consulta não está mais em aberto.'],
    ['movingUnavailable', 'Este profissional não está recebendo agendamentos no momento.'],
    ['movingBroken', 'Você está sem conexão. Tente novamente quando ela voltar.'],
  ] as const)('%s: explains why and stays', async (name, text) => {
    const { user, toasts } = await open(name);
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro ao remarcar', text }]));
    expect(await screen.findByRole('button', { name: 'Confirmar', busy: false })).toBeInTheDocument();
  });

  it('movingTooOften: states the maximum number of moves', async () => {
    const { user, toasts } = await open('movingTooOften');
    await toSummary(user);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Limite de remarcações',
          text: 'Cada consulta pode ser remarcada até cinco vezes. Até 24h antes, você pode cancelar e agendar outra.',
        },
      ]),
    );
  });

  it.each([
    ['movingUsedUp', 'Esta consulta já foi remarcada cinco vezes.'],
    ['movingUnlisted', 'Este profissional não está recebendo agendamentos no momento.'],
    ['movingWithin24h', 'O prazo para remarcar é de até 24h antes.'],
    ['movingCancelled', 'Esta consulta não está mais em aberto.'],
    ['movingOtherUsers', 'Consulta não encontrada'],
    ['movingUnknown', 'Consulta não encontrada'],
    ['movingNotAnId', 'Consulta não encontrada'],
  ] as const)('%s: %s', async (name, title) => {
    await open(name);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minhas Consultas' })).toHaveAttribute(
      'href',
      '/patient/appointments',
    );
    expect(screen.queryByText('Qual dia fica melhor?')).not.toBeInTheDocument();
  });

  it('ends 24 hours before by the server’s clock, on a device ten hours behind', async () => {
    setDeviceClock(new Date(Date.now() - 10 * 3_600_000));
    await open('movingWithin24h');
    expect(
      await screen.findByRole('heading', { name: 'O prazo para remarcar é de até 24h antes.' }),
    ).toBeInTheDocument();
  });

  it('offers a retry when the consultation cannot be loaded', async () => {
    await open('movingUnreachable');
    expect(await screen.findByText('Não foi possível carregar a consulta.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });
});

it('has no axe violations on any step', async () => {
  const { container, user } = await open('free');
  await choose(user, nextDay(TUESDAY));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('radio', { name: '14:00' }));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByText('Confira sua consulta');
  expect(await axe(container)).toHaveNoViolations();
});
