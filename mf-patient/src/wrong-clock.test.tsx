import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { addDays, dayOf, type IsoDay } from 'shared-domain/schedule';
import { openScenario, setDeviceClock } from 'shared-portal/testing';
import { calendarLabel } from './booking/testing/calendar-label';
import { PatientRoutes } from './routes';

const HOUR = 3_600_000;

/** It began twenty minutes ago, but not before midnight, so that it is today's whenever the test runs. */
const UNDER_WAY_TODAY = sql.moveTo(
  CONSULTATIONS.confirmed,
  `greatest(private.now() - interval '20 minutes', date_trunc('day', private.now(), 'America/Sao_Paulo'))`,
);

/** The backend's time when the page was opened. */
let serverNow: Date;

/**
 * Opens a page as Camila on a device whose clock is this many hours ahead of the server's; negative: behind.
 */
async function openOnDevice(hoursAhead: number, path: string, setup: string) {
  serverNow = new Date();
  setDeviceClock(new Date(serverNow.getTime() + hoursAhead * HOUR));
  const scenario: Scenario = { title: '', path, as: 'patient', setup };
  return openScenario(PatientRoutes, scenario);
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

/** The real date, whatever the device says. */
const today = () => dayOf(serverNow);

describe.each([
  ['three days ahead', 78],
  ['a day behind', -26],
])('on a device that is %s', (_, hours) => {
  it('a consultation under way is upcoming and can be joined', async () => {
    await openOnDevice(hours, '/patient/appointments', sql.confirmedStartingIn('-20 minutes'));
    const card = await cardOf('Marina Azevedo');
    expect(card.getByRole('link', { name: /^Entrar/ })).toBeInTheDocument();
    expect(await card.findByText(/^Em andamento até as /)).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Próximas 2' })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Histórico 5' })).toBeInTheDocument();
  });

  it('a consultation that ended ten minutes ago is in the history', async () => {
    const { user } = await openOnDevice(hours, '/patient/appointments', sql.confirmedStartingIn('-1 hour'));
    await cardOf('Caio Nóbrega');
    expect(screen.queryByRole('heading', { name: 'Marina Azevedo' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('tab', { name: 'Histórico 6' }));
    expect(await screen.findByText('Confirmada')).toBeInTheDocument();
    expect(screen.getByText(/^A sessão terminou\./)).toBeInTheDocument();
  });

  it('a consultation can be moved until 24 hours before', async () => {
    const { user } = await openOnDevice(hours, '/patient/appointments', sql.confirmedStartingIn('25 hours'));
    const card = await cardOf('Marina Azevedo');
    await user.click(card.getByRole('button', { name: /^Mais ações/ }));
    expect(await screen.findByRole('menuitem', { name: 'Reagendar' })).toBeInTheDocument();
  });

  it('a consultation can be cancelled but not moved after that', async () => {
    const { user } = await openOnDevice(hours, '/patient/appointments', sql.confirmedStartingIn('23 hours'));
    const card = await cardOf('Marina Azevedo');
    expect(card.getByText(/^Faltam menos de 24h/)).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^Mais ações/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
    // Booked less than seven days ago by the server's clock.
    expect(await screen.findByRole('button', { name: 'Cancelar e receber de volta' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Reagendar' })).not.toBeInTheDocument();
  });

  it("a Pix charge shows the server's remaining minutes", async () => {
    const expiring = sql.pendingPaymentsExpireIn('10 minutes');
    const payment = `/patient/booking/${PEOPLE.caio.id}?pagamento=${CONSULTATIONS.pending.id}`;
    await openOnDevice(hours, payment, expiring);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(9:[45]\d|10:00)$/);
  });

  it("a card of an unpaid consultation shows the server's remaining minutes", async () => {
    await openOnDevice(hours, '/patient/appointments', sql.pendingPaymentsExpireIn('10 minutes'));
    const card = await cardOf('Caio Nóbrega');
    expect(card.getByText(/^(9:[45]\d|10:00)$/)).toBeInTheDocument();
  });

  it('an expired charge can be paid from the history before the consultation starts', async () => {
    await openOnDevice(
      hours,
      '/patient/appointments?aba=historico',
      `update public.consultations set starts_at = private.now() + interval '2 hours',
         ends_at = private.now() + interval '170 minutes' where status = 'pending';
       ${sql.expirePendingPayments}`,
    );
    const card = await cardOf('Caio Nóbrega');
    expect(card.getByRole('link', { name: /^Pagar com Pix/ })).toBeInTheDocument();
  });

  it('the dashboard shows the next and the past consultations', async () => {
    await openOnDevice(hours, '/patient/dashboard', UNDER_WAY_TODAY);
    expect(await screen.findByText(/Sua sessão começou às .+ e está em andamento\./)).toBeInTheDocument();
    expect(await screen.findByText('2 próximas consultas')).toBeInTheDocument();
    const history = await screen.findByRole('region', { name: 'Histórico' });
    await within(history).findByText(/Não compareceu/);
    expect(within(history).queryByText(/Agendada/)).not.toBeInTheDocument();
  });

  it('the chat shows today and the next consultation', async () => {
    await openOnDevice(
      hours,
      `/chat/${CONSULTATIONS.confirmed.id}`,
      `${sql.confirmedStartingIn('-20 minutes')} update public.chat_messages set created_at = private.now() - interval '1 second'`,
    );
    expect(await screen.findByRole('link', { name: /^Entrar na sessão/ })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Sessão em andamento' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Hoje' })).toBeInTheDocument();
  });

  it('the search by day asks for today', async () => {
    await openOnDevice(hours, '/patient/search?dia=amanha', 'select private.keep_openings(500)');
    const tomorrow = addDays(today(), 1);
    // On Sundays no one is free.
    if (new Date(tomorrow).getUTCDay() === 0) return;
    const links = await screen.findAllByRole('link', { name: /^\S+-feira|^sábado|^domingo/i });
    expect(links[0]).toHaveAttribute('href', expect.stringContaining(`?slot=${tomorrow}`));
  });

  it('the calendar starts today', async () => {
    const { user } = await openOnDevice(hours, `/patient/booking/${PEOPLE.marina.id}`, '');
    await screen.findByText('Qual dia fica melhor?');
    await screen.findByRole('grid');
    const dayButton = (day: IsoDay) => screen.queryByRole('button', { name: calendarLabel(day) });
    const yesterday = dayButton(addDays(today(), -1)); // not rendered if yesterday was last month
    if (yesterday) expect(yesterday).toBeDisabled();
    const open = [1, 2, 3]
      .map((ahead) => addDays(today(), ahead))
      .filter((day) => new Date(day).getUTCDay() !== 0);
    for (const day of open) {
      if (!dayButton(day)) await user.click(screen.getByRole('button', { name: /próximo mês/i }));
      expect(dayButton(day)).toBeEnabled();
    }
  });
});

describe.each([
  ['the server refuses', { status: 400 }],
  ['the server does not respond', 'never'],
] as const)('without the server time: %s', (_, answer) => {
  const faults = [{ path: '/rest/v1/rpc/server_now', answer }];
  const patience = { timeout: 6000 };

  it('lists use the device’s clock', async () => {
    const { container } = await openScenario(PatientRoutes, {
      title: '',
      path: '/patient/appointments',
      as: 'patient',
      faults,
    });
    expect(await screen.findByRole('heading', { name: 'Marina Azevedo' }, patience)).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).not.toBeInTheDocument());
  }, 15_000);

  it('the calendar uses the device’s clock', async () => {
    await openScenario(PatientRoutes, {
      title: '',
      path: `/patient/booking/${PEOPLE.marina.id}`,
      as: 'patient',
      faults,
    });
    expect(await screen.findByText('Qual dia fica melhor?', undefined, patience)).toBeInTheDocument();
  }, 15_000);
});
