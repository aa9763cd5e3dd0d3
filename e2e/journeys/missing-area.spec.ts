import { expect, test } from '../fixtures.ts';

test.use({ as: 'patient', expectedComplaints: /mf-patient|mf_patient|Federation Runtime|RUNTIME-|404/ });

test('without the files of the patient area the rest works, and a retry brings it back without a reload', async ({
  page,
}) => {
  await page.route('**/mf/mf-patient/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/patient/search');
  await expect(page.getByText('Esta área está indisponível no momento')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Minhas Consultas' })).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Vínculo/ })
    .click();
  await expect(page.getByRole('link', { name: 'Sou Paciente' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Esta área está indisponível no momento')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.unroute('**/mf/mf-patient/**');
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Com quem você quer conversar?' })).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});
