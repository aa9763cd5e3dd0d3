import type { Page } from '@playwright/test';
import { ACCOUNTS } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { signInWith } from '../support/sign-in.ts';

test.use({ as: 'patient' });

const city = (page: Page) => page.getByLabel('Cidade');
const openProfile = async (page: Page) => {
  await page.goto('/patient/profile');
  await expect(city(page)).toBeVisible();
};

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.describe('a token that expires while a form is open', () => {
  test.use({ expectedConsoleErrors: /status of 401/ });
  test.afterEach(({ portal }) => portal.control('clock'));

  test('is refreshed by both tabs at once, and both save', async ({ page, context, portal }) => {
    const other = await context.newPage();
    await openProfile(page);
    await openProfile(other);
    await city(page).fill('Olinda');
    await city(other).fill('Recife');
    await portal.control('clock', hoursFromNow(2));
    const save = async (tab: Page) => {
      // Its toast may be gone before the other tab has saved.
      const saved = tab.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
      await tab.getByRole('button', { name: 'Salvar alterações' }).click();
      await saved;
    };
    await Promise.all([save(page), save(other)]);
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/patient\/profile$/);
  });
});

test('signing out in one tab clears the other and its drafts; the next user sees only their own data', async ({
  page,
  context,
  portal,
}) => {
  const other = await context.newPage();
  await openProfile(page);
  await openProfile(other);
  await other.evaluate(() => sessionStorage.setItem('vinculo-draft-application', '{}'));

  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(other).toHaveURL(/\/auth/);
  await expect(other.getByText('Camila')).toHaveCount(0);
  expect(await other.evaluate(() => sessionStorage.getItem('vinculo-draft-application'))).toBeNull();

  await page.goto('/auth');
  await signInWith(page, ACCOUNTS['other-patient'].email, portal.demoPassword);
  await expect(page).toHaveURL(/\/patient\/dashboard/);
  await expect(other).toHaveURL(/\/patient\//);
  await other.goto('/patient/profile');
  await expect(other.getByLabel('Nome', { exact: true }).first()).toHaveValue('Eduardo');
  await expect(other.getByText('Camila')).toHaveCount(0);
});

test('signing in, navigating and signing out work without browser storage', async ({ openAs, portal }) => {
  const page = await openAs('visitor');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/auth?next=/patient/appointments');
  await signInWith(page, ACCOUNTS.patient.email, portal.demoPassword);
  await expect(page).toHaveURL(/\/patient\/appointments/);
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page.getByText('Logout realizado')).toBeVisible();
});

test.describe('a device whose session was ended on another one', () => {
  test.use({ expectedConsoleErrors: /status of (400|403)/ });

  test('is redirected to sign in and back, even before its token has expired', async ({
    page,
    openAs,
    portal,
  }) => {
    const lost = await openAs('visitor');
    await lost.goto('/auth?next=/patient/profile');
    await signInWith(lost, ACCOUNTS.patient.email, portal.demoPassword);
    await expect(city(lost)).toBeVisible();

    await openProfile(page);
    const others = page.getByRole('button', { name: /^Encerrar: Chrome no / });
    await expect(others.first()).toBeVisible();
    const before = await others.count();
    await others.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click();
    await expect(page.getByText('Acesso encerrado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Seus aparelhos' })).toBeFocused();
    await expect(others).toHaveCount(before - 1);

    await lost.reload();
    await expect(lost).toHaveURL(/\/auth\?next=%2Fpatient%2Fprofile$/);
    await signInWith(lost, ACCOUNTS.patient.email, portal.demoPassword);
    await expect(city(lost)).toBeVisible();
  });
});
