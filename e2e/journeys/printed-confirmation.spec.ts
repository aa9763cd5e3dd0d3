import type { Page } from '@playwright/test';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';

test.use({ as: 'patient' });

/** Pages of a PDF, and the size of each in points. */
async function print(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    sizes: [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Math.round(Number(width)),
      Math.round(Number(height)),
    ]),
  };
}

const ONE_A4 = { pages: 1, sizes: [[595, 842]] };

/** Everything on the printed page lies within its width. */
async function expectWhole(page: Page) {
  await page.setViewportSize({ width: 658, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(658);
}

test('the confirmation of a payment prints on one sheet of A4', async ({ page }) => {
  await page.goto(`/patient/comprovante/${CONSULTATIONS.completed.id}`);
  await expect(page.getByText(/^Nº/)).toBeVisible();
  expect(await print(page)).toEqual(ONE_A4);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('main');
  for (const fact of [/^Nº/, /Pago em/, /CPF \d{3}\./, /Este comprovante não é recibo/])
    await expect(sheet.getByText(fact)).toBeVisible();
  for (const name of [PEOPLE.camila.fullName, PEOPLE.marina.fullName])
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  await expect(sheet.getByText(/R\$\s150,00$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(sheet.getByRole('link')).toHaveCount(0);
  await expectWhole(page);
});

test('long names and a refund still fit on one sheet', async ({ page, portal }) => {
  const long = `${'Maria Aparecida do Nascimento '.repeat(3)}Vasconcelos`;
  const { paymentId, id } = CONSULTATIONS.completed;
  await callAs(portal, 'admin', 'decide_refund', {
    id: crypto.randomUUID(),
    payment_id: paymentId,
    amount_cents: 5000,
    reason: 'A sessão caiu no meio',
    borne_by: 'platform',
  });
  await page.route('**/rpc/payment_confirmation', async (route) => {
    const answer = await route.fetch();
    const confirmation = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...confirmation, patient_name: long, professional_name: long },
    });
  });
  await page.goto(`/patient/comprovante/${id}`);
  await expect(page.getByText(/R\$\s50,00/)).toBeVisible();
  expect(await print(page)).toEqual(ONE_A4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(long, { exact: true }).first()).toBeVisible();
  await expectWhole(page);
});
