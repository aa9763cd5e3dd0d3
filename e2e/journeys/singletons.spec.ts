import { expect, test } from '../fixtures.ts';

test.use({ as: 'patient' });

/** Strings that occur once in a library's code, even when minified. */
const MARKS = {
  'react-dom': 'https://react.dev/errors/',
  'react-router': '__reactRouterVersion',
  'supabase-js': 'Multiple GoTrueClient instances',
};

test('a page with several areas loads one React, one router and one Supabase client', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sou Paciente' })).toBeVisible();
  await page.goto('/patient/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Minhas Consultas' }).click();
  await expect(page.getByRole('heading', { name: 'Minhas Consultas' })).toBeVisible();

  const sources = await Promise.all(
    [...scripts].map(async (path) => ({ path, text: await (await page.request.get(path)).text() })),
  );
  for (const [library, mark] of Object.entries(MARKS)) {
    const carriers = sources.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
    expect(carriers, library).toHaveLength(1);
  }
});
