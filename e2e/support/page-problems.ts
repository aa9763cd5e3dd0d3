import type { Page, ViewportSize } from '@playwright/test';
import { axeOn } from './axe.ts';
import { findProblems } from './layout-problems.ts';

/** WCAG 2.2 A and AA, and axe's best practices: landmarks, headings in order. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const PHONE = { width: 360, height: 740 };
/** The viewport of a page of 1280 pixels at a zoom of 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** Problems of the current page: axe, reflow, target sizes. The page is 1280 pixels wide afterwards. */
export async function problemsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [NARROW, PHONE, DESKTOP]) found.push(...(await problemsAt(page, size)));
  return found;
}

/** Problems on a phone 360 pixels wide: axe, horizontal scrolling, target sizes. */
export const problemsOnPhone = (page: Page): Promise<readonly string[]> => problemsAt(page, PHONE);

async function problemsAt(page: Page, size: ViewportSize): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await settledLayout(page);
  const troubles = await page.evaluate(findProblems, { isTouched: size === PHONE });
  const found = size === NARROW ? troubles : [...troubles, ...(await axe(page))];
  return found.map((trouble) => `${size.width}: ${trouble}`);
}

/** Open lists of antd move to their field in the frames after a new size. */
const settledLayout = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** axe's findings on the current page, except below the selector `without`. */
export async function axe(
  page: Page,
  { without }: { readonly without?: string } = {},
): Promise<readonly string[]> {
  const builder = axeOn(page, RULES);
  const { violations } = await (without === undefined ? builder : builder.exclude(without)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`));
}
