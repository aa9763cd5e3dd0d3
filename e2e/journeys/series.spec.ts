import { PEOPLE } from 'embedded-backend/seed';
import { nextHolidays } from 'shared-domain/holidays';
import { addDays, dayOf, formatDayShort, formatWeekday, momentOf } from 'shared-domain/schedule';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { chooseDay } from '../support/booking.ts';
import { problemsOf, problemsOnPhone } from '../support/page-problems.ts';

test.use({ as: 'patient' });

const name = PEOPLE.marina.fullName;

test('a patient books a series with a holiday in it, moves a date, then all of them, and ends it', async ({
  page,
  portal,
}) => {
  await callAs(portal, 'professional', 'set_hours', {
    time_zone: 'America/Sao_Paulo',
    break_minutes: 0,
    notice_hours: 2,
    horizon_days: 180,
    closed_on_holidays: true,
    // Of no consultation in the seed.
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '22:00' })),
    exceptions: [],
  });
  const [holiday] = nextHolidays(addDays(dayOf(new Date()), 10), 1);
  if (!holiday) throw new Error('There is no holiday.');
  // The holiday is the second of eight dates.
  const first = addDays(holiday.day, -7);

  await test.step('the dates are checked before confirming, and the holiday gets another day', async () => {
    await page.goto(`/patient/booking/${PEOPLE.marina.id}?slot=${momentOf(first, '20:00').toISOString()}`);
    await page.getByText('Toda semana', { exact: true }).click();
    await expect(page.getByText(/^7 de 8 datas|^[456] de 8 datas/)).toBeVisible();
    expect(await problemsOnPhone(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Outro dia para / })
      .first()
      .click();
    await page
      .getByRole('list', { name: /^Outros horários para / })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByText(/^No lugar de /)).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
  });

  const series = page.getByRole('article', { name: new RegExp(`^Tod[ao] .+, 20:00, ${name}$`) });

  await test.step('it is one card once its first date is paid', async () => {
    await page.getByRole('button', { name: 'Marcar como pago (simulação)' }).click();
    await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Minhas Consultas' }).last().click();
    await expect(series.getByText('1 de 8')).toBeVisible();
    await expect(series.getByText('Paga', { exact: true })).toBeVisible();
    await expect(series.getByRole('listitem')).toHaveCount(6);
    await series.getByRole('button', { name: 'Ver mais 2 datas' }).click();
    await expect(series.getByRole('listitem')).toHaveCount(8);
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('one date moves alone', async () => {
    await series
      .getByRole('button', { name: /^Mais ações da consulta/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Remarcar só esta' }).click();
    await chooseDay(page, addDays(first, 1));
    await page.getByText('20:50', { exact: true }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('radio', { name: 'Só esta sessão' })).toBeChecked();
    expect(await problemsOnPhone(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Consulta remarcada com sucesso!')).toBeVisible();
    await expect(series.getByRole('listitem').first()).toContainText('20:50');
  });

  await test.step('this date and the following ones move to another weekday', async () => {
    const day = addDays(first, 1);
    await series.getByRole('link', { name: /^Mudar horário da série/ }).click();
    await chooseDay(page, day);
    await page.getByText('20:00', { exact: true }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('radio', { name: 'Esta e as próximas' })).toBeChecked();
    const dates = page.getByRole('list', { name: 'Novas datas da série' }).getByRole('listitem');
    await expect(dates.last()).toHaveText(`${formatDayShort(addDays(day, 49))}, 20:00`);
    expect(await problemsOnPhone(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Série remarcada com sucesso!')).toBeVisible();
    await expect(series).toHaveAccessibleName(new RegExp(`^Tod[ao] ${formatWeekday(day)},`));
    await expect(series.getByRole('listitem').first()).toContainText('20:00');
  });

  await test.step('it ends after saying what is refunded', async () => {
    await series.getByRole('button', { name: /^Encerrar série/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Encerrar a série?' });
    await expect(dialog.getByText(/voltam inteiros por Pix/)).toBeVisible();
    expect(await problemsOnPhone(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Encerrar e receber de volta' }).dblclick();
    await expect(page.getByText('Série encerrada')).toBeVisible();
    await expect(series).toHaveCount(0);
  });
});
