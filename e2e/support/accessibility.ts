import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails when axe finds a violation (WCAG 2.2 A and AA) on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page, RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
