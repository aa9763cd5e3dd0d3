import { PEOPLE } from 'embedded-backend/seed';
import type { Page } from '@playwright/test';
import { addDays, formatDayNumeric, timeOf, type IsoDay } from 'shared-domain/schedule';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { choose, chooseDay } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';
import { problemsOf, problemsOnPhone } from '../support/page-problems.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

test.use({ as: 'professional' });

interface FreeTimes {
  readonly days: readonly { readonly times: readonly string[] }[];
}

/** The times that patients can book with Marina on a day, as HH:MM. */
async function offered(portal: WorkerPortal, day: IsoDay) {
  const { days } = (await callAs(portal, 'patient', 'free_times', {
    professional_user_id: PEOPLE.marina.id,
    since: day,
    until: day,
  })) as FreeTimes;
  return days.flatMap(({ times }) => times.map((time) => timeOf(time)));
}

async function fill(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(text);
  await field.press('Tab');
  await expect(page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toHaveCount(0);
}

test('a time blocked every week is not offered to patients, until it is changed', async ({
  page,
  portal,
  openAs,
}) => {
  // The seed's consultations are before.
  const tuesday = addDays(nextTuesday() as IsoDay, 14);
  const later = addDays(tuesday, 7);
  const agenda = `/professional/agenda?semana=${addDays(tuesday, -1)}`;

  await test.step('a range is dragged in the week and blocked every week', async () => {
    await page.goto(agenda);
    const column = page.getByRole('list', { name: /^terça, / });
    await column.getByRole('button', { name: '16:30 livre' }).scrollIntoViewIfNeeded();
    const box = await column.getByRole('button', { name: '14:00 livre' }).boundingBox();
    if (!box) throw new Error('The free time is not drawn.');
    await page.mouse.move(box.x + 30, box.y + 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 40);
    await page.mouse.move(box.x + 30, box.y + 100);
    await page.mouse.up();
    const chosen = page.getByRole('dialog', { name: /, 14:00 às 15:\d\d$/ });
    await expect(chosen).toBeVisible();
    await chosen.getByRole('button', { name: 'Bloquear horário' }).click();
    await fill(page, 'Até', '15:40');
    await fill(page, 'Motivo (opcional)', 'Supervisão');
    await choose(page, 'Repetir', 'Toda semana');
    await fill(page, 'Repetir até', formatDayNumeric(addDays(tuesday, 21)));
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Bloquear horário' }).click();
    await expect(page.getByText('Horário bloqueado')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Supervisão/ })).toBeVisible();
  });

  await test.step('patients are not offered it in any of the weeks', async () => {
    for (const day of [tuesday, later]) {
      const times = await offered(portal, day);
      expect(times).toContain('16:30');
      expect(times).not.toContain('14:00');
      expect(times).not.toContain('14:50');
    }
    expect(await offered(portal, addDays(tuesday, 28))).toContain('14:00');
    const patient = await openAs('patient');
    await patient.goto(`/patient/booking/${PEOPLE.marina.id}`);
    await chooseDay(patient, later);
    await expect(patient.getByText('16:30', { exact: true })).toBeVisible();
    await expect(patient.getByText('14:00', { exact: true })).toHaveCount(0);
    await patient.close();
  });

  await test.step('one of them is moved: its time is offered again', async () => {
    await page.goto(`/professional/agenda?dia=${later}`);
    await page.getByRole('button', { name: /^Supervisão/ }).click();
    expect(await problemsOnPhone(page)).toEqual([]);
    await page.getByRole('button', { name: 'Editar' }).click();
    await fill(page, 'Das', '19:00');
    await fill(page, 'Até', '20:00');
    expect(await problemsOnPhone(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Bloqueio mudado')).toBeVisible();
    expect(await offered(portal, later)).toEqual(expect.arrayContaining(['14:00', '14:50']));
    expect(await offered(portal, tuesday)).not.toContain('14:00');
  });

  await test.step('all following ones are unblocked at once', async () => {
    await page.goto(`/professional/agenda?dia=${tuesday}`);
    await page.getByRole('button', { name: /^Supervisão/ }).click();
    await page.getByRole('button', { name: 'Desbloquear' }).click();
    const ask = page.getByRole('dialog', { name: 'Desbloquear horário?' });
    await ask.getByText('Esta e as próximas terças').click();
    expect(await problemsOnPhone(page)).toEqual([]);
    await ask.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(page.getByText('Horário desbloqueado')).toBeVisible();
    for (const day of [tuesday, addDays(tuesday, 14)]) expect(await offered(portal, day)).toContain('14:00');
  });
});
