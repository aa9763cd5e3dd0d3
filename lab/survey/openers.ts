import type { Locator, Page } from '@playwright/test';
import { problemsOf } from '../../e2e/support/page-problems.ts';

/** Buttons and expandable lists. */
const OPENERS =
  ':is(main, header, aside, nav) :is(button:enabled, [role=button], [role=combobox]:not(select), summary)';

/** Overlays. */
const OVERLAYS = [
  'dialog[open]',
  '[role=dialog]:not([aria-hidden=true])',
  '[role=alertdialog]',
  '[role=menu]',
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
  '.ant-popover:not(.ant-popover-hidden)',
  ':popover-open',
].join(', ');

/** Duration of opening animations. */
const OPENING_MS = 600;

/** The names of the buttons on the page, each once. */
export async function openersOf(page: Page): Promise<readonly string[]> {
  return [...new Set((await namesOf(page)).filter((name) => name !== ''))];
}

const namesOf = (page: Page): Promise<readonly string[]> =>
  page.locator(OPENERS).evaluateAll((nodes) =>
    nodes.map((node) => {
      if (!node.checkVisibility({ visibilityProperty: true })) return '';
      const label = node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : undefined;
      return (node.getAttribute('aria-label') ?? label ?? node.textContent ?? '').trim();
    }),
  );

/** Presses the named button and returns the overlay that it opens; null when it opens nothing. */
export async function openAndCheck(page: Page, name: string): Promise<readonly string[] | null> {
  const before = await overlays(page).count();
  const at = (await namesOf(page)).indexOf(name);
  if (at === -1) return null;
  const isPressed = page
    .locator(OPENERS)
    .nth(at)
    .click({ timeout: 3000 })
    .then(() => true)
    .catch(() => false);
  if (!(await isPressed)) return null;
  await page.waitForTimeout(OPENING_MS);
  if ((await overlays(page).count()) <= before) return null;
  return [...(await problemsOf(page)), ...(await withoutEscape(page, before))];
}

const overlays = (page: Page): Locator => page.locator(OVERLAYS).filter({ visible: true });

async function withoutEscape(page: Page, before: number): Promise<readonly string[]> {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(OPENING_MS);
  return (await overlays(page).count()) > before ? ['Escape does not close it'] : [];
}
