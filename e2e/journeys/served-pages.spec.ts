import type { Page } from '@playwright/test';
import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { isHydrated, settled } from '../support/settled.ts';

test.use({ withServedPages: true });

const PROFILE = `/professional/profile/${PEOPLE.marina.id}`;
const PAGES = [
  { path: PROFILE, heading: 'Marina Azevedo', text: 'Muito respeitosa com o meu tempo' },
  { path: `${PROFILE}?horario=2030-01-01T12:00:00.000Z`, heading: 'Marina Azevedo', text: 'acabou de sair' },
  { path: '/profissionais', heading: 'Profissionais', text: 'Marina Azevedo' },
  { path: '/profissionais?q=marina', heading: 'Profissionais', text: '1 profissional encontrado' },
];

/** The requests of a page to the API. */
function watchReads(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/')) reads.push(pathname);
  });
  return reads;
}

for (const { path, heading, text } of PAGES) {
  test(`${path} is hydrated without a request, a shift or a mismatch`, async ({ page }) => {
    const reads = watchReads(page);
    await watchShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toContain(text);
    await page.waitForFunction(isHydrated);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    expect(reads).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the profile and the directory are readable', async ({ page }) => {
    await page.goto('/profissionais');
    await page.getByRole('link', { name: 'Ver perfil: Marina Azevedo' }).click();
    await expect(page).toHaveURL(PROFILE);
    await expect(page.getByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeVisible();
    await expect(page.getByText('“Muito respeitosa com o meu tempo, sem pressa.”')).toBeVisible();
    await expect(page.getByText('Próximo horário livre').filter({ visible: true })).toBeVisible();
  });
});

test('names itself for search engines and link previews', async ({ page }) => {
  await page.goto(PROFILE);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[property="og:title"]')).toBe(
    'Marina Azevedo, Psicóloga em São Paulo, SP · Vínculo',
  );
  expect(await content('meta[name="description"]')).toMatch(/^Psicóloga em São Paulo, SP, CRP 06\/112233\. /);
  expect(await content('meta[name="description"]')).not.toContain('R$');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
    new RegExp(`^https://.+${PROFILE}$`),
  );
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((text) => JSON.parse(text) as object)).toEqual([
    expect.objectContaining({ '@type': 'MedicalBusiness', name: 'Marina Azevedo' }),
  ]);
});

test('unknown and suspended professionals are not found alike', async ({ request }) => {
  const read = async (id: string) => {
    const response = await request.get(`/professional/profile/${id}`);
    const text = (await response.text()).replaceAll(id, '').replace(/"at":\d+/, '');
    return { status: response.status(), robots: response.headers()['x-robots-tag'], text };
  };
  const suspended = await read(PEOPLE.sergio.id);
  expect(suspended).toMatchObject({ status: 404, robots: 'noindex' });
  expect(suspended.text).toContain('Profissional não encontrado');
  expect(await read('00000000-0000-4000-8000-000000000000')).toEqual(suspended);
});

test('the sitemap lists published professionals', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const files = [...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)];
  const texts = await Promise.all(files.map(([, path = '']) => read(path)));
  expect(texts[0]).toContain('/planos-profissionais</loc>');
  const all = texts.join('');
  expect(all).toContain(`${PROFILE}</loc>`);
  expect(all).not.toContain(PEOPLE.sergio.id);
});

test('HTML of another version is replaced', async ({ page }) => {
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain('data-area="mf-public@');
    await route.fulfill({ response, body: text.replace(/mf-public@[\d.]+/, 'mf-public@0.0.0') });
  });
  const reads = watchReads(page);
  await page.goto(PROFILE);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Marina Azevedo' })).toHaveCount(1);
  expect(reads).toContain('/rest/v1/rpc/public_profile');
});

test('a page that has not changed is not sent again', async ({ request }) => {
  const { etag = '', ...headers } = (await request.get(PROFILE)).headers();
  expect(headers['cache-control']).toContain('max-age=0');
  const again = await request.get(PROFILE, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test.describe('signed in', () => {
  test.use({ as: 'patient' });

  test('the profile shows what the patient can book', async ({ page }) => {
    const reads = watchReads(page);
    await page.goto(PROFILE);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sair' })).toBeVisible();
    await expect.poll(() => reads).toContain('/rest/v1/rpc/free_times');
    expect(reads).not.toContain('/rest/v1/rpc/public_profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Marina Azevedo' })).toBeVisible();
  });
});
