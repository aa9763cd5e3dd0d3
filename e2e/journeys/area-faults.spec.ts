import type { Page, Route } from '@playwright/test';
import { AREA_LABELS, AREA_NAMES, type AreaName } from 'shared-portal/routes';
import type { ScenarioPerson } from 'embedded-backend/scenario';
import { expect, test, QUICK } from '../fixtures.ts';
import { breakArea, publishAs, type BrokenPart } from '../support/broken-area.ts';

/** A screen of each area with its user and its heading. */
const AREAS: Readonly<
  Record<AreaName, { readonly path: string; readonly as: ScenarioPerson; readonly heading: RegExp }>
> = {
  'mf-public': { path: '/transparencia', as: 'visitor', heading: /Quanto doamos/ },
  'mf-patient': { path: '/patient/search', as: 'patient', heading: /Com quem você quer conversar/ },
  'mf-professional': { path: '/professional/dashboard', as: 'professional', heading: /Marina/ },
  'mf-admin': { path: '/admin/dashboard', as: 'admin', heading: /Visão Geral/ },
};

const HTML = { contentType: 'text/html', body: '<!doctype html><title>Página</title>' };

const containerOf = (name: AreaName) => `**/mf/${name}/*/remoteEntry.js*`;

/** The same text with one more line, which only the integrity check detects. */
async function tampered(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
}

/** Faults of a file in transit. */
const FILE_FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: '' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'is an HTML page': (route) => route.fulfill(HTML),
  'is truncated': async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  },
  'is not what was published': tampered,
};

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const never = () => new Promise<void>(() => undefined);

/** The browser logs an error for each file; the page itself only React's message for a crash. */
const REMARKS =
  /^(error|warning): .*(Failed to load resource|integrity|MIME type|mf[-_]|Federation Runtime|RUNTIME-|preload|ERR_|Unexpected|render|remotes\.json)|^uncaught: Error: handler/s;
test.use({ expectedConsoleErrors: REMARKS });

const panel = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });

/** The panel names the area, and a retry loads the area without a page reload. */
async function expectRecovery(page: Page, name: AreaName, repair: () => Promise<void>): Promise<void> {
  const { heading } = AREAS[name];
  await expect(panel(page)).toContainText(AREA_LABELS[name]);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await repair();
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

/** Follows a link that is not on the screen, without a page load. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
}

for (const name of AREA_NAMES) {
  const { path, as } = AREAS[name];
  const file = containerOf(name);

  // The areas load in the same way, so one of them is enough for `npm test`.
  test.describe(name, { tag: name === 'mf-patient' ? QUICK : [] }, () => {
    test.use({ as });

    test('faults of area files are contained', async ({ page }) => {
      const fail = async (which: string | RegExp, answer: (route: Route) => Promise<void>) => {
        await page.route(which, answer);
        await page.goto(path);
        await expectRecovery(page, name, () => page.unroute(which, answer));
      };
      for (const [fault, answer] of Object.entries(FILE_FAULTS))
        await test.step(`its container ${fault}`, () => fail(file, answer));
      const area = `**/mf/${name}/*/__federation_expose_area.*.js`;
      await test.step('its area is not what was published', () => fail(area, tampered));
    });

    test('header, toasts and other areas work without its files', async ({ page }) => {
      const files = `**/mf/${name}/**`;
      await page.route(files, gone);
      await page.goto(path);
      await expect(panel(page)).toContainText(AREA_LABELS[name]);
      await page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('handler');
          }),
      );
      await expect(page.getByText('Oops! Algo deu errado').first()).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Vínculo/ })
        .click();
      if (name === 'mf-public') await expect(panel(page)).toBeVisible();
      else await expect(page.getByRole('link', { name: 'Sou Paciente' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectRecovery(page, name, () => page.unroute(files, gone));
    });

    test('exceptions and another contract are contained', async ({ page }) => {
      for (const part of ['mount', 'render'] satisfies BrokenPart[])
        await test.step(`in ${part}`, async () => {
          const repair = await breakArea(page, name, part);
          await page.goto(path);
          await expectRecovery(page, name, repair);
        });

      await test.step('in an event handler: the page shows an error and keeps working', async () => {
        const repair = await breakArea(page, name, 'handler');
        await page.goto(path);
        await page.getByRole('button', { name: 'Quebrar' }).click();
        await expect(page.getByText('Oops! Algo deu errado').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Quebrar' })).toBeVisible();
        await repair();
      });

      await test.step('in unmount: the next area still loads', async () => {
        const repair = await breakArea(page, name, 'unmount');
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Aberta' })).toBeVisible();
        await goTo(page, name === 'mf-public' ? '/auth' : '/');
        await expect(page.getByRole('heading', { name: 'Aberta' })).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(panel(page)).toBeHidden();
        await repair();
      });

      await test.step('another contract', async () => {
        const repair = await publishAs(page, name, { contract: '9.0.0' });
        await page.goto(path);
        await expect(panel(page)).toContainText('foi publicada para outra versão do portal');
        await expectRecovery(page, name, repair);
      });
    });
  });
}

test('a file that never arrives times out after ten seconds', { tag: QUICK }, async ({ openAs }) => {
  test.slow();
  const visit = async (name: AreaName, file: string) => {
    const { path, as } = AREAS[name];
    const page = await openAs(as);
    await page.route(file, never);
    // Such a file delays the page's load event.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(panel(page)).toBeVisible({ timeout: 30_000 });
    await expectRecovery(page, name, () => page.unroute(file, never));
  };
  // In parallel, because each of them waits for the same ten seconds.
  await Promise.all([
    ...AREA_NAMES.map((name) => visit(name, containerOf(name))),
    visit('mf-patient', '**/remotes.json'),
  ]);
});

test('every area loads on a slow connection', async ({ openAs }) => {
  const visits = AREA_NAMES.map(async (name) => {
    const { path, as, heading } = AREAS[name];
    const page = await openAs(as);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    // Chromium's "Slow 3G" without its latency: the server is on the same machine.
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 62_500,
      uploadThroughput: 62_500,
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 45_000 });
  });
  await Promise.all(visits);
});

test.describe('a file replaced by a newer version', { tag: QUICK }, () => {
  test.use({ as: 'patient' });

  test('reloads the page once, keeps the input, and a retry opens the screen', async ({ page }) => {
    const files = '**/mf/mf-professional/**';
    const known = new Set<string>();
    page.on('request', (request) => known.add(request.url()));
    await page.goto('/professional/apply');
    await page.getByLabel('Biografia').fill('Atendo adultos há dez anos.');
    const ofFirstScreen = new Set(known);
    const isGone = (route: Route) =>
      ofFirstScreen.has(route.request().url()) ? route.fallback() : gone(route);
    await page.route(files, isGone);
    await publishAs(page, 'mf-professional', { version: '9.9.9' });
    let loads = 0;
    page.on('load', () => loads++);

    await goTo(page, '/professional/pending');
    await expect.poll(() => loads).toBe(1);
    await expect(panel(page)).toContainText(AREA_LABELS['mf-professional']);
    await page.unroute(files, isGone);
    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sua solicitação' })).toBeAttached();
    expect(loads).toBe(1);

    await goTo(page, '/professional/apply');
    await expect(page.getByLabel('Biografia')).toHaveValue('Atendo adultos há dez anos.');
  });
});

test.describe('a screen that throws', { tag: QUICK }, () => {
  test.use({ as: 'patient' });

  test('is replaced by a panel; its retry and the other screens of the area work', async ({ page }) => {
    await page.goto('/patient/notificacoes');
    await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible();
    await page.evaluate(() => {
      const { prototype } = Intl.NumberFormat;
      const format = Object.getOwnPropertyDescriptor(prototype, 'format');
      const broken = {
        ...format,
        get: () => {
          throw new Error('render');
        },
      };
      Object.defineProperty(prototype, 'format', broken);
      Object.assign(window, { repair: () => Object.defineProperty(prototype, 'format', format ?? {}) });
    });
    await goTo(page, '/patient/search');
    await expect(panel(page)).toContainText('Esta tela parou de funcionar.');
    await expect(page.getByRole('heading', { name: 'Oops! Algo deu errado' })).toBeFocused();
    await goTo(page, '/patient/notificacoes');
    await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible();
    await goTo(page, '/patient/search');
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: AREAS['mf-patient'].heading })).toBeVisible();
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('/remotes.json', { tag: QUICK }, () => {
  test.use({ as: 'patient' });
  const { path } = AREAS['mf-patient'];
  const file = '**/remotes.json';

  test('faults of the file are contained', async ({ page }) => {
    for (const [fault, answer] of Object.entries(FILE_FAULTS)) {
      if (fault === 'is not what was published') continue; // without an expected value
      await test.step(fault, async () => {
        await page.route(file, answer);
        await page.goto(path);
        const header = page.getByRole('banner');
        await expect(header.getByRole('button', { name: 'Sair' })).toBeVisible();
        await expectRecovery(page, 'mf-patient', () => page.unroute(file, answer));
        // The header's entries are in the file.
        await expect(header.getByRole('link', { name: 'Minhas Consultas' })).toBeVisible();
      });
    }
  });
});
