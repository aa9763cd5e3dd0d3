import { PEOPLE } from 'embedded-backend/seed';
import { nextHolidays } from 'shared-domain/holidays';
import { addDays, dayOf, type IsoDay } from 'shared-domain/schedule';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { problemsOf } from '../support/page-problems.ts';

const DATES = 8;
const DAY_MS = 86_400_000;

/** A weekly series that meets the next holiday: its first day, the number of the holiday, and how many it meets. */
function seriesOverHoliday(today: IsoDay) {
  const [holiday] = nextHolidays(addDays(today, 10), 1);
  if (!holiday) throw new Error('No holiday is known.');
  const weeks = Math.floor((Date.parse(holiday.day) - Date.parse(addDays(today, 2))) / DAY_MS / 7);
  const before = Math.min(weeks, DATES - 1);
  const first = addDays(holiday.day, -7 * before);
  const holidays = new Set(nextHolidays(today, 20).map(({ day }) => day));
  const met = Array.from({ length: DATES }, (_, n) => addDays(first, 7 * n)).filter((day) =>
    holidays.has(day),
  );
  return { first, number: before + 1, met: met.length };
}

test.use({ as: 'professional' });

test('a professional repeats consultations for a patient, who sees them', async ({
  page,
  openAs,
  portal,
}) => {
  // In the evening, when the seed has nothing.
  await callAs(portal, 'professional', 'set_hours', {
    time_zone: 'America/Sao_Paulo',
    break_minutes: 0,
    notice_hours: 2,
    horizon_days: 180,
    closed_on_holidays: true,
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '19:00', to: '22:00' })),
    exceptions: [],
  });
  const today = dayOf(new Date(await page.evaluate(() => Date.now())));
  const { first, number, met } = seriesOverHoliday(today);
  const booked = DATES - met + 1;
  const dialog = page.getByRole('dialog', { name: 'Nova sessão' });

  await test.step('the dates are listed, with the holiday', async () => {
    await page.goto(`/professional/agenda?nova=${PEOPLE.camila.id}`);
    await expect(dialog.getByText('Camila Ribeiro dos Santos')).toBeVisible();
    const [, month, day] = first.split('-').map(Number);
    const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
    const name = `, ${day === 1 ? '1º' : day} de ${months.format(Date.UTC(2026, (month ?? 1) - 1, 1))}`;
    const button = dialog.getByRole('group', { name: 'Dia' }).getByRole('button', { name });
    for (let turned = 0; turned < 30 && (await button.count()) === 0; turned += 1)
      await dialog.getByRole('button', { name: 'Próxima semana' }).click();
    await button.click();
    await dialog.getByRole('button', { name: '19:50' }).click();
    await dialog.getByText('Semanal').click();
    await dialog.getByRole('combobox', { name: 'Quantas datas' }).click();
    await page.getByTitle('8 datas').click();
    // It closes with an animation, and would be measured at its place in the wider window.
    await expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0);
    const rows = dialog.getByRole('list', { name: 'Datas' }).getByRole('listitem');
    await expect(rows).toHaveCount(DATES);
    await expect(rows.nth(number - 1)).toContainText('Feriado');
    await expect(dialog.getByText(new RegExp(`^De 8 datas, ${met} fica`))).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('another day replaces it, and all are booked', async () => {
    await dialog
      .getByRole('button', { name: /^Outro horário em vez de/ })
      .first()
      .click();
    await dialog
      .getByRole('list', { name: /^Horários livres perto de/ })
      .getByRole('button')
      .first()
      .click();
    await dialog.getByRole('button', { name: `Marcar ${booked} sessões` }).click();
    await expect(page.getByText(`${booked} sessões marcadas`)).toBeVisible();
    await page.goto(`/professional/agenda?dia=${first}`);
    await page.getByRole('button', { name: /Camila Ribeiro dos Santos.*Sessão 1 de 8/ }).click();
    await expect(page.getByRole('dialog', { name: 'Camila Ribeiro dos Santos' })).toContainText(
      /Toda semana, até/,
    );
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('the patient is told once, and sees them', async () => {
    const patient = await openAs('patient');
    await patient.goto('/patient/notificacoes');
    await expect(patient.getByText(`Marina marcou ${booked} consultas para você`)).toHaveCount(1);
    await patient.goto('/patient/appointments');
    await expect(patient.getByText(/1 de 8/).first()).toBeVisible();
    expect(await problemsOf(patient)).toEqual([]);
  });
});
