import { PEOPLE } from 'embedded-backend/seed';
import type { Page } from '@playwright/test';
import { nextHolidays } from 'shared-domain/holidays';
import { addDays, dayOf, formatDayNumeric, timeOf, type IsoDay } from 'shared-domain/schedule';
import { expect, test, QUICK } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { choose, chooseDay, showDay } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';
import { problemsOf } from '../support/page-problems.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

test.use({ as: 'professional' });

const HOURS = '/professional/agenda/horarios';
const REASONS = ['closed', 'holiday', 'past', 'too_soon', 'too_far', 'full'];

interface FreeTimes {
  readonly days: readonly {
    readonly date: IsoDay;
    readonly times: string[];
    readonly reason: string | null;
  }[];
}

/** What a patient can book with Marina in these days. */
const freeTimes = (portal: WorkerPortal, since: IsoDay, until: IsoDay) =>
  callAs(portal, 'patient', 'free_times', {
    professional_user_id: PEOPLE.marina.id,
    since,
    until,
  }) as Promise<FreeTimes>;

async function fill(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(text);
  await field.press('Tab');
}

test(
  'a professional sets working hours with an exception and holidays, and a patient in another zone books one of their times',
  { tag: QUICK },
  async ({ page, portal, openAs }) => {
    const tuesday = nextTuesday() as IsoDay;
    const conference = addDays(tuesday, 7);
    const [holiday] = nextHolidays(addDays(conference, 1), 1);
    if (!holiday) throw new Error('There is no holiday.');

    await test.step('from the dashboard to the hours, which start as the usual ones', async () => {
      await page.goto('/professional/dashboard');
      await page.getByRole('link', { name: 'Editar', exact: true }).click();
      await expect(page.getByText('54 horários por semana')).toBeVisible();
      await expect(page.getByText('Você ainda não definiu os seus horários')).toBeVisible();
    });

    await test.step('only Tuesdays from 14:00 to 15:40', async () => {
      for (const day of ['Segunda', 'Quarta', 'Quinta', 'Sexta', 'Sábado'])
        await page.getByRole('switch', { name: day }).click();
      await page.getByRole('button', { name: 'Terça: remover a faixa das 09:00 às 12:20' }).click();
      await fill(page, 'Terça, faixa 1, fim', '14:40');
      await expect(page.getByText('Uma faixa precisa de pelo menos 50 minutos.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
      await fill(page, 'Terça, faixa 1, fim', '15h40');
      await expect(page.getByText('2 horários por semana')).toBeVisible();
      await expect(page.getByRole('region', { name: /ficam fora dos novos horários$/ })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Você mudou 6 dias')).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
      // So that a holiday is within reach.
      await choose(page, 'Até quando podem marcar', '90 dias à frente');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('2 horários por semana já aparecem para os pacientes.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
    });

    await test.step('except for one Tuesday, and for national holidays', async () => {
      await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
      await fill(page, 'De', formatDayNumeric(conference));
      await fill(page, 'Até', formatDayNumeric(conference));
      await page.getByRole('textbox', { name: 'Nome (opcional)' }).fill('Congresso');
      await expect(page.locator('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')).toHaveCount(0);
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Salvar exceção' }).click();
      await expect(page.getByText('Exceção salva')).toBeVisible();
      await page.getByRole('switch', { name: 'Não atender em feriados nacionais' }).click();
      await expect(page.getByText('Feriados fechados')).toBeVisible();
      await page.goto(HOURS);
      await expect(page.getByText('Congresso')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Terça, faixa 1, fim' })).toHaveValue('15:40');
    });

    const times = async (since: IsoDay, until: IsoDay) => (await freeTimes(portal, since, until)).days;

    await test.step('these times alone can be booked in the coming weeks', async () => {
      const days = await times(tuesday, addDays(tuesday, 50));
      for (const { date, times: starts, reason } of days) {
        const isTuesday = new Date(date).getUTCDay() === 2;
        if (starts.length === 0) expect(REASONS).toContain(reason);
        else
          expect([isTuesday, starts.map((time) => `${dayOf(time)} ${timeOf(time)}`)]).toEqual([
            true,
            [`${date} 14:00`, `${date} 14:50`],
          ]);
      }
      expect(days.find(({ date }) => date === conference)?.reason).toBe('closed');
      expect(await times(holiday.day, holiday.day)).toEqual([
        { date: holiday.day, times: [], reason: 'holiday' },
      ]);
    });

    await test.step('a patient in Rio Branco sees them there, and why the other days have none', async () => {
      const patient = await openAs('patient', { timezoneId: 'America/Rio_Branco' });
      await patient.goto(`/patient/booking/${PEOPLE.marina.id}`);
      const day = await showDay(patient, conference);
      await expect(day).toHaveAttribute('aria-disabled', 'true');
      await day.click({ force: true });
      await expect(patient.getByText(/: não atende\. Escolha outro dia\.$/)).toBeVisible();
      await (await showDay(patient, holiday.day)).click({ force: true });
      await expect(patient.getByText(/: feriado, não atende\. Escolha outro dia\.$/)).toBeVisible();
      await patient.reload();
      await chooseDay(patient, tuesday);
      await expect(patient.getByRole('radio')).toHaveCount(2);
      await expect(patient.getByRole('radio', { name: '12:50' })).toBeEnabled();
      await patient.getByText('12:00', { exact: true }).click();
      await patient.getByRole('button', { name: 'Continuar' }).click();
      await expect(patient.getByText('horário de Rio Branco, 14:00 em Brasília')).toBeVisible();
      await patient.getByRole('button', { name: 'Confirmar' }).click();
      await expect(patient.getByText('Consulta agendada com sucesso!')).toBeVisible();
    });

    await test.step('the professional finds the consultation at 14:00, and one time is left', async () => {
      await page.goto(`/professional/agenda?dia=${tuesday}`);
      await expect(page.getByRole('listitem').filter({ hasText: '14:00' })).toContainText(
        'Camila Ribeiro dos Santos',
      );
      const [left] = await times(tuesday, tuesday);
      expect(left?.times.map((time) => timeOf(time))).toEqual(['14:50']);
    });
  },
);
