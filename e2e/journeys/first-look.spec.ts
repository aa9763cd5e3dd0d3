import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a visitor opens the portal', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expectAccessible(page);
});

test('an unknown path shows a not-found page', async ({ page }) => {
  const response = await page.goto('/nao-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing moves with reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .length,
    );
  await page.goto('/');
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moving()).toBe(0);
});

test('the pages use one origin and nothing inline', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const response = await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...origins]).toHaveLength(1);
  expect(response?.headers()['content-security-policy']).toContain("style-src 'self'");
  expect(
    await page.locator('style, script:not([src], [type="application/ld+json"]), [onclick]').count(),
  ).toBe(0);
});

test('the built site contains no scenarios, no database and no service worker', () => {
  const site = path.join(REPOSITORY, 'dist/demonstration');
  const files = globSync('**/*', { cwd: site });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\.wasm$|\.map$|worker|scenario/i.test(file))).toEqual([]);
  const marks = /Cenários|pglite|mockServiceWorker/;
  expect(scripts.filter((file) => marks.test(readFileSync(path.join(site, file), 'utf8')))).toEqual([]);
});

test.describe('signed in', () => {
  test.use({ as: 'patient' });

  test('a patient opens the search', async ({ page }) => {
    await page.goto('/patient/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/patient/search');
  });

  test('each browser has its own user', async ({ page, openAs }) => {
    const admin = await openAs('admin');
    await admin.goto('/admin/consultations');
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin/consultations');
    await expect(page).not.toHaveURL('/admin/consultations');
  });
});
