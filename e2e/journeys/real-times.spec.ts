import { randomUUID } from 'node:crypto';
import { PEOPLE } from 'embedded-backend/seed';
import { nextHolidays } from 'shared-domain/holidays';
import { addDays, formatDayLong, momentOf, type IsoDay } from 'shared-domain/schedule';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { chooseDay, showDay } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';
import { problemsOf, problemsOnPhone } from '../support/page-problems.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

test.use({ as: 'patient', timezoneId: 'America/Rio_Branco' });

const BOOKING = `/patient/booking/${PEOPLE.marina.id}`;

/** Marina attends from 14:00 to 16:30 every day, not on holidays and not on `closed`; 14:50 is blocked on `day`. */
async function setTimes(portal: WorkerPortal, day: IsoDay, closed: IsoDay) {
  await callAs(portal, 'professional', 'set_hours', {
    time_zone: 'America/Sao_Paulo',
    break_minutes: 0,
    notice_hours: 2,
    horizon_days: 180,
    closed_on_holidays: true,
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '14:00', to: '16:30' })),
    exceptions: [{ date: closed, from: null, to: null, note: 'Congresso' }],
  });
  await callAs(portal, 'professional', 'add_block', {
    id: randomUUID(),
    starts_at: momentOf(day, '14:50').toISOString(),
    ends_at: momentOf(day, '15:40').toISOString(),
  });
}

test('a patient in Rio Branco books at the real times of a professional in São Paulo', async ({
  page,
  portal,
}) => {
  // The seed's consultations are before.
  const tuesday = addDays(nextTuesday() as IsoDay, 14);
  const closed = addDays(tuesday, 1);
  const [holiday] = nextHolidays(addDays(tuesday, 2), 1);
  if (!holiday) throw new Error('There is no holiday.');
  await setTimes(portal, tuesday, closed);

  await test.step('the calendar says which days have no times, and why', async () => {
    await page.goto(BOOKING);
    const shut = await showDay(page, closed);
    await expect(shut).toHaveAttribute('aria-disabled', 'true');
    await shut.click({ force: true });
    await expect(page.getByText(`${formatDayLong(closed)}: não atende. Escolha outro dia.`)).toBeVisible();
    await (await showDay(page, holiday.day)).click({ force: true });
    await expect(page.getByText(/: feriado, não atende\. Escolha outro dia\.$/)).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('both hours are named, and blocked time is not offered', async () => {
    await page.goto(BOOKING);
    await expect(
      page.getByText(/ em Brasília são \d\d:\d\d em Rio Branco, onde você parece estar\.$/),
    ).toBeVisible();
    expect(await problemsOnPhone(page)).toEqual([]);
    await chooseDay(page, tuesday);
    const offered = page.getByRole('radio');
    await expect(offered).toHaveCount(2);
    await expect(page.getByRole('radio', { name: '12:00' })).toBeAttached();
    await expect(page.getByRole('radio', { name: '13:40' })).toBeAttached();
    expect(await problemsOnPhone(page)).toEqual([]);
  });

  await test.step('a card leads to the summary, which names both hours too', async () => {
    await page.goto('/patient/search?q=marina');
    const chips = page.getByRole('list', { name: 'Próximos horários de Marina Azevedo' });
    await expect(chips.getByRole('link').first()).toBeVisible();
    expect(await problemsOnPhone(page)).toEqual([]);
    await page.goto(`${BOOKING}?slot=${momentOf(tuesday, '14:00').toISOString()}`);
    await expect(page.getByText('Confira sua consulta')).toBeVisible();
    await expect(page.getByText('horário de Rio Branco, 14:00 em Brasília')).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    expect(await problemsOnPhone(page)).toEqual([]);
  });

  await test.step('the consultation is booked at that instant, and its time is no longer offered', async () => {
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
    const answer = await fetch(
      `${portal.origin}/rest/v1/consultations?select=status&starts_at=eq.${momentOf(tuesday, '14:00').toISOString()}`,
      { headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('patient')}` } },
    );
    expect(await answer.json()).toEqual([{ status: 'pending' }]);
    await page.goto(`${BOOKING}?slot=${momentOf(tuesday, '14:50').toISOString()}`);
    await expect(page.getByText(/não está mais livre\./)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Horários próximos' }).getByRole('button')).toHaveCount(3);
    expect(await problemsOnPhone(page)).toEqual([]);
  });
});
