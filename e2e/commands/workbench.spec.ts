import { expect, test, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PEOPLE } from 'embedded-backend/seed';
import { serveIsolated } from '../support/serve-isolated.ts';
import { collectConsoleErrors, unexpectedConsoleErrors } from '../support/strict-console.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const SLOW_TIMEOUT = { timeout: 60_000 };
const panel = (page: Page) => page.getByRole('complementary', { name: 'Cenários' });

let origin: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  const build = spawnSync(process.execPath, ['tools/cli.ts', 'build-isolated', 'mf-patient'], {
    cwd: REPOSITORY,
  });
  expect(build.stderr.toString()).toBe('');
  ({ origin, close } = await serveIsolated(build.stdout.toString().trim()));
});
test.afterAll(() => close());

test('an area built alone is one folder with controls for role, data, fault, latency and clock', async ({
  page,
  context,
}) => {
  const consoleErrors: string[] = [];
  collectConsoleErrors(context, consoleErrors);
  await page.goto(`${origin}/?cenario=appointments/upcoming`);
  const heading = page.getByRole('heading', { level: 1, name: 'Minhas Consultas' });
  await expect(heading).toBeVisible(SLOW_TIMEOUT);
  await expect(page.getByText('Moldura da bancada no lugar do cabeçalho do portal')).toBeVisible();
  await expect(page.getByText(PEOPLE.camila.email)).toBeVisible();

  await panel(page).getByLabel('Dados').selectOption('Base vazia');
  await expect(page.getByText('Nenhuma consulta encontrada').first()).toBeVisible(SLOW_TIMEOUT);

  await panel(page).getByLabel('Dados').selectOption('Volume: 5.000 linhas');
  await expect(heading).toBeVisible(SLOW_TIMEOUT);
  await expect(page.getByText('Marina Azevedo').first()).toBeVisible(SLOW_TIMEOUT);

  // Selected once the page has reloaded: until then the old one is shown.
  const slow = panel(page).getByRole('radio', { name: '2000', exact: true });
  await slow.click();
  await expect(slow).toBeChecked(SLOW_TIMEOUT);
  await expect(heading).toBeVisible(SLOW_TIMEOUT);
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();

  await panel(page).getByLabel('Data e hora em São Paulo').fill('2031-03-04T09:00');
  await panel(page).getByRole('button', { name: 'Parar nesta hora' }).click();
  await expect(panel(page).getByText('parado')).toBeVisible(SLOW_TIMEOUT);
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2031-03-04T12:00:00.000Z');
  await panel(page).getByRole('button', { name: '+ 24 h' }).click();
  await expect
    .poll(() => page.evaluate(() => new Date().toISOString()), SLOW_TIMEOUT)
    .toBe('2031-03-05T12:00:00.000Z');

  const link = panel(page).getByRole('link');
  await expect(link).toHaveAttribute('href', /dados=volume&latencia=2000&relogio=2031-03-05T12/);
  expect(unexpectedConsoleErrors(consoleErrors, null)).toEqual([]);
});

test('the whole backend can fail, and the URL contains that setting', async ({ page }) => {
  await page.goto(`${origin}/?cenario=search/unfiltered&falha=failing`);
  await expect(page.getByText(/^Erro ao carregar profissionais:/).first()).toBeVisible(SLOW_TIMEOUT);
  await page.reload();
  await expect(page.getByText(/^Erro ao carregar profissionais:/).first()).toBeVisible(SLOW_TIMEOUT);
  await panel(page).getByLabel('Falha').selectOption('Nenhuma');
  await expect(page.getByText('Marina Azevedo')).toBeVisible(SLOW_TIMEOUT);
});
