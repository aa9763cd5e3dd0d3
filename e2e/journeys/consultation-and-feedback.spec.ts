import { PEOPLE } from 'embedded-backend/seed';
import { expect, test, QUICK } from '../fixtures.ts';
import { chooseDay } from '../support/booking.ts';
import { callAs } from '../support/api.ts';
import { nextTuesday } from '../support/days.ts';
import { tokenByCode } from '../support/worker-portal.ts';

test.use({ as: 'patient' });

test(
  'a patient finds, books, pays, joins and reviews a consultation, and the rating changes',
  { tag: QUICK },
  async ({ page, portal }) => {
    test.setTimeout(120_000);
    const day = nextTuesday();
    const readRating = async () => {
      await page.goto(`/professional/profile/${PEOPLE.karina.id}`);
      const text = await page
        .getByText(/\d\.\d \(\d+ avaliações\)/)
        .first()
        .textContent();
      const [, rating, count] = /(\d\.\d) \((\d+) avaliações\)/.exec(text ?? '') ?? [];
      return { rating: Number(rating), count: Number(count) };
    };
    const before = await readRating();

    await test.step('find and book', async () => {
      await page.goto('/patient/search?q=karina');
      await page.getByRole('link', { name: 'Agendar: Karina Holanda' }).click();
      await expect(page.getByText('Vamos agendar sua consulta')).toBeVisible();
      await chooseDay(page, day);
      await page.getByText('14:00', { exact: true }).click();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
    });

    const card = page.getByRole('article').filter({ hasText: '14:00' });

    await test.step('pay and find the link', async () => {
      await page.getByRole('button', { name: 'Marcar como pago (simulação)' }).click();
      await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Minhas Consultas' }).last().click();
      await expect(card.getByText('Confirmada')).toBeVisible();
      const door = card.getByRole('link', { name: 'Entrar na sessão com Karina Holanda' });
      await expect(door).toHaveAttribute('href', /^\/sala\/[0-9a-f-]{36}$/);
    });

    await test.step('add it to the calendar', async () => {
      const saving = page.waitForEvent('download');
      await card.getByRole('button', { name: /^Mais ações/ }).click();
      await page.getByRole('menuitem', { name: 'Salvar na agenda' }).click();
      expect((await saving).suggestedFilename()).toBe(`consulta-${day}.ics`);
    });

    await test.step('the professional comes', async () => {
      const address = await card.getByRole('link', { name: /^Entrar na sessão/ }).getAttribute('href');
      // The patient's login session has expired at that time.
      await page.goto('about:blank');
      await portal.control('clock', `${day}T17:05:00Z`);
      const access_token = await tokenByCode(portal, PEOPLE.karina.email);
      await callAs({ ...portal, tokenOf: () => access_token }, 'professional', 'enter_room', {
        consultation_id: address?.split('/').at(-1),
        page: crypto.randomUUID(),
        consent: null,
      });
    });

    await test.step('a day later the consultation is completed automatically', async () => {
      await portal.control('clock', new Date(Date.parse(`${day}T17:00:00Z`) + 26 * 3_600_000).toISOString());
      await portal.control('jobs');
      await portal.control('clock');
    });

    await test.step('give feedback', async () => {
      await page.goto('/patient/dashboard');
      await page
        .getByRole('link', { name: /^Avaliar a consulta com Karina Holanda/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Enviar avaliação' })).toBeDisabled();
      await page.getByRole('radio', { name: '2 de 5' }).check({ force: true });
      await page.getByLabel('O que foi bom?').fill('A escuta.');
      await page.getByText('Tranquilo(a)').click();
      await page.getByRole('button', { name: 'Enviar avaliação' }).click();
      await expect(page.getByText('Por favor, responda se recomendaria este profissional.')).toBeVisible();
      await page.getByText('Sim', { exact: true }).click();
      await page.getByRole('button', { name: 'Enviar avaliação' }).click();
      await expect(page.getByRole('heading', { name: 'Obrigado por contar como foi' })).toBeVisible();
    });

    const after = await readRating();
    expect(after.count).toBe(before.count + 1);
    expect(after.rating).toBeLessThan(before.rating);
  },
);
