import type { Page, Route } from '@playwright/test';
import { AREA_LABELS, AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { expect, test } from '../fixtures.ts';
import { breakArea, type BrokenPart } from '../support/broken-area.ts';
import type { Person } from '../support/people.ts';

/** A screen of each area, who may open it, and its heading. */
const AREAS: Readonly<
  Record<AreaName, { readonly path: string; readonly as: Person; readonly heading: RegExp }>
> = {
  'mf-public': { path: '/transparencia', as: 'visitor', heading: /^(?!Esta área)/ },
  'mf-patient': { path: '/patient/search', as: 'patient', heading: /Com quem você quer conversar/ },
  'mf-professional': { path: '/professional/dashboard', as: 'professional', heading: /Marina/ },
  'mf-admin': { path: '/admin/dashboard', as: 'admin', heading: /Visão Geral/ },
};

const HTML = { contentType: 'text/html', body: '<!doctype html><title>Página</title>' };

/** What goes wrong with a file on its way. */
const FILE_FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: '' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'answers with a page': (route) => route.fulfill(HTML),
  'is cut off': async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  },
  'is not what was published': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  },
  'never comes': () => new Promise(() => undefined),
};

/** The browser says of each file what it thinks; the page itself has nothing to say but React's word on a crash. */
const REMARKS =
  /Failed to load resource|integrity|MIME type|mf[-_]|Federation Runtime|RUNTIME-|preload|ERR_|Unexpected|render|remotes\.json/;
test.use({ expectedComplaints: REMARKS });

const panel = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });

/** The panel names the area, and a retry brings the area back without a reload. */
async function expectRecovery(page: Page, name: AreaName, repair: () => Promise<void>): Promise<void> {
  const { heading } = AREAS[name];
  await expect(panel(page)).toContainText(AREA_LABELS[name], { timeout: 15_000 });
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await repair();
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

for (const name of AREA_NAMES) {
  const { path, as, heading } = AREAS[name];
  const file = `**/mf/${name}/*/remoteEntry.js*`;

  test.describe(name, () => {
    test.use({ as });

    test('whatever its container file answers is contained', async ({ page }) => {
      test.slow();
      for (const [fault, answer] of Object.entries(FILE_FAULTS))
        await test.step(fault, async () => {
          await page.route(file, answer);
          // A file that never comes keeps the page's load event waiting.
          await page.goto(path, { waitUntil: 'commit' });
          await expectRecovery(page, name, () => page.unroute(file, answer));
        });
    });

    test('without it the header and the other areas work', async ({ page }) => {
      const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
      await page.route(file, gone);
      await page.goto(path);
      await expect(panel(page)).toContainText(AREA_LABELS[name], { timeout: 15_000 });
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Vínculo/ })
        .click();
      if (name === 'mf-public') await expect(panel(page)).toBeVisible();
      else await expect(page.getByRole('link', { name: 'Sou Paciente' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectRecovery(page, name, () => page.unroute(file, gone));
    });

    for (const part of ['mount', 'render'] satisfies BrokenPart[])
      test(`throws in ${part}`, async ({ page }) => {
        const repair = await breakArea(page, name, part);
        await page.goto(path);
        await expectRecovery(page, name, repair);
      });

    test('throws in an event handler: the page says so and goes on', async ({ page }) => {
      await breakArea(page, name, 'handler');
      await page.goto(path);
      await page.getByRole('button', { name: 'Quebrar' }).click();
      await expect(page.getByText('Oops! Algo deu errado').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Quebrar' })).toBeVisible();
    });

    test('throws in unmount: the next area comes all the same', async ({ page }) => {
      await breakArea(page, name, 'unmount');
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Aberta' })).toBeVisible();
      await page.evaluate(
        (elsewhere) => history.pushState(null, '', elsewhere),
        name === 'mf-public' ? '/auth' : '/',
      );
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('heading', { name: 'Aberta' })).toBeHidden();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('was built for another contract', async ({ page }) => {
      const point = async (route: Route) => {
        const answer = await route.fetch();
        const remotes = (await answer.json()) as { areas: { name: string }[] };
        const areas = remotes.areas.map((area) =>
          area.name === name ? { ...area, contract: '9.0.0' } : area,
        );
        await route.fulfill({ response: answer, json: { ...remotes, areas } });
      };
      await page.route('**/remotes.json', point);
      await page.goto(path);
      await expect(panel(page)).toContainText('foi publicada para outra versão do portal');
      await expectRecovery(page, name, () => page.unroute('**/remotes.json', point));
    });

    test('comes over a slow line', async ({ page, context }) => {
      const line = await context.newCDPSession(page);
      await line.send('Network.enable');
      // Chromium's "Slow 3G", but for its latency: the server here is on the same machine.
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 62_500,
        uploadThroughput: 62_500,
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 45_000 });
    });
  });
}

test.describe('/remotes.json', () => {
  test.use({ as: 'patient' });
  test('whatever it answers is contained', async ({ page }) => {
    test.slow();
    for (const [fault, answer] of Object.entries(FILE_FAULTS)) {
      if (fault === 'is not what was published') continue; // nothing says what it should be
      await test.step(fault, async () => {
        await page.route('**/remotes.json', answer);
        await page.goto(AREAS['mf-patient'].path, { waitUntil: 'commit' });
        await expect(page.getByRole('banner').getByRole('link', { name: 'Minhas Consultas' })).toBeVisible();
        await expectRecovery(page, 'mf-patient', () => page.unroute('**/remotes.json', answer));
      });
    }
  });
});
