import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LANDING_WITH_NOTICES_KB } from '../../tools/build/budgets.ts';
import { expectNoShift, shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { largestPaintOf, watchLargestPaint } from '../support/largest-paint.ts';
import { isHydrated, settled } from '../support/settled.ts';

const PAGES = [
  { path: '/', heading: 'Cuidar da mente começa por um bom encontro' },
  { path: '/planos-profissionais', heading: 'Mais tempo com pacientes, menos com a agenda' },
  { path: '/planos', heading: 'Mais tempo com pacientes, menos com a agenda' },
  { path: '/professional/planos', heading: 'Compare e escolha sem pressa' },
  { path: '/legal', heading: 'Privacidade e termos' },
  { path: '/contato', heading: 'Fale com a gente' },
  { path: '/transparencia', heading: 'Quanto doamos, para quem e quanto falta' },
  { path: '/profissionais', heading: 'Profissionais' },
];

/** Its list needs scripts: without them there is the layout and a note. */
const DIRECTORY = '/profissionais';

/** Paths of this portal in a page's links. */
const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of PAGES) {
    test(`${path} is complete, and its links work`, async ({ page, request }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('em desenvolvimento');
      const text = await page.locator('main').innerText();
      if (path === DIRECTORY) expect(text).toContain('Para ver os profissionais, ative o JavaScript');
      else expect(text.length).toBeGreaterThan(300);
      const links = await linksOf(page);
      expect(links.length).toBeGreaterThan(2);
      for (const link of links) expect((await request.get(link ?? '')).status(), String(link)).toBe(200);
      const within = await page
        .locator('a[href^="#"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const hash of within) await expect(page.locator(`[id="${hash.slice(1)}"]`), hash).toHaveCount(1);
    });
  }

  test('a link works, and the terms of use open at their path', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sou Paciente' })).toHaveAttribute(
      'href',
      '/auth?mode=signup&role=patient',
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
    await expect(page).toHaveURL('/legal#termos');
    await expect(page.getByRole('heading', { name: /1\. O que é a Vínculo/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /1\. Quem cuida dos seus dados/ })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Planos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: PAGES[1]?.heading ?? '' })).toBeVisible();
  });
});

/**
 * Records changes to the content after parsing, which is before the page's scripts run. Setting an attribute
 * to the same value is not a change.
 */
function watchContent(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const note = (records: MutationRecord[]) => {
    const known = new Map<Node, Set<string>>();
    for (const { type, target, attributeName: name, oldValue } of records) {
      if (type !== 'attributes' || !name) {
        seen.push(`${type} ${target.nodeName}`);
        continue;
      }
      const names = known.get(target) ?? new Set();
      known.set(target, names);
      if (!names.has(name) && (target as Element).getAttribute(name) !== oldValue)
        seen.push(`${name} of ${target.nodeName}`);
      names.add(name);
    }
  };
  document.addEventListener('readystatechange', () => {
    const root = document.querySelector('#root > div');
    if (document.readyState !== 'interactive' || !root) return;
    new MutationObserver(note).observe(root, {
      attributes: true,
      attributeOldValue: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

for (const { path, heading } of PAGES) {
  test(`hydration of ${path} changes nothing, shifts nothing and logs nothing`, async ({ page }) => {
    await page.addInitScript(watchContent);
    await watchShifts(page);
    // Data that a page requests arrives after hydration and changes it. Fonts arrive late.
    let goOn = () => {};
    const isSeen = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/rest\/v1\/|\.woff2$/, async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForFunction(isHydrated);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await shiftsOf(page)).toEqual([]);
    expect(await seenIn(page)).toEqual([]);
    goOn();
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    if (path !== DIRECTORY) expect(await seenIn(page)).toEqual([]);
    await expectNoShift(page);
    await page.getByRole('banner').getByRole('link', { name: 'Planos' }).first().click();
    await expect(page).toHaveURL('/planos-profissionais');
  });
}

test('the largest paint happens before any script runs and is not replaced by a later one', async ({
  page,
}) => {
  await watchLargestPaint(page);
  let isPainted = Promise.resolve();
  await page.route('**/*.js', async (route) => {
    await isPainted;
    await route.continue();
  });
  for (const { path } of PAGES) {
    let release = () => {};
    isPainted = new Promise((resolve) => (release = resolve));
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => largestPaintOf(page), path).not.toBeNull();
    const before = await largestPaintOf(page);
    expect(await page.evaluate(isHydrated), path).toBe(false);
    release();
    await settled(page);
    if (path !== DIRECTORY) expect(await largestPaintOf(page), path).toEqual(before);
  }
});

test('the landing page fetches no more JavaScript than its budget, for every action that stays on the page', async ({
  page,
}) => {
  const fetched = new Map<string, number>();
  const answered: Promise<unknown>[] = [];
  const inFlight = new Set<Request>();
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  // By name, because a prefetch has no resource type and counts, too.
  page.on('requestfinished', (request) => {
    inFlight.delete(request);
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    const weigh = async () => {
      const [{ responseBodySize }, answer] = await Promise.all([request.sizes(), request.response()]);
      expect(answer?.headers()['content-encoding'], pathname).toBe('br');
      fetched.set(pathname, (fetched.get(pathname) ?? 0) + responseBodySize);
    };
    answered.push(weigh());
  });
  await page.goto('/');
  await page.waitForFunction(isHydrated);
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll('a')) {
      link.scrollIntoView();
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      link.focus();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    }
  });
  await expect.poll(() => inFlight.size).toBe(0);
  await Promise.all(answered);
  const bytes = [...fetched.values()].reduce((sum, it) => sum + it, 0);
  expect(fetched.size).toBeGreaterThan(2);
  expect(bytes, JSON.stringify([...fetched])).toBeGreaterThan(20_000);
  expect(bytes, JSON.stringify([...fetched])).toBeLessThanOrEqual(LANDING_WITH_NOTICES_KB * 1000);
});

test.describe('signed in', () => {
  test.use({ as: 'patient' });

  test('the prerendered header is replaced by the signed-in one', async ({ page }) => {
    await page.goto('/transparencia');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sair' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

const structuredDataOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

test('the landing page names the operator of the portal', async ({ page, request }) => {
  await page.goto('/');
  const origin = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').origin;
  expect(await structuredDataOf(page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Vínculo',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: expect.stringMatching(/^Encontre psicólogos e psiquiatras/),
    areaServed: { '@type': 'Country', name: 'Brasil' },
  });
  expect((await request.get('/icon-512.png')).headers()['content-type']).toBe('image/png');
});

test('metadata for search engines and link previews', async ({ page, request }) => {
  await page.goto('/planos');
  await expect(page).toHaveTitle('Planos para profissionais · Vínculo');
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /^https?:.*\/planos-profissionais$/,
  );
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^.{60,165}$/);
  const questions = (await structuredDataOf(page)) as { mainEntity: unknown[] };
  expect(questions).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  expect(questions.mainEntity).toHaveLength(4);
  for (const question of questions.mainEntity)
    expect(question).toEqual({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^.{40,}$/) },
    });

  const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  for (const file of [
    picture.pathname,
    '/icon-192.png',
    '/icon-512.png',
    '/apple-touch-icon.png',
    '/favicon.svg',
  ])
    expect((await request.get(file)).headers()['content-type']).toMatch(/^image\//);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ lang: 'pt-BR', start_url: '/' });
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/planos-profissionais</loc>');
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Disallow: \/admin\$[\s\S]*Sitemap: /);
});
