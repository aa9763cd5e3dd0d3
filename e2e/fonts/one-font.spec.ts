import { expect, test } from '../fixtures.ts';
import { ONLY_FAMILY } from '../support/one-font.ts';

/** CSS names that a page or its fallbacks may use. */
const FAMILIES = ['sans-serif', 'serif', 'monospace', 'system-ui', 'Arial', '"Liberation Sans"', 'Roboto'];

test(`the browser finds no installed font but ${ONLY_FAMILY}`, async ({ page }) => {
  await page.goto('about:blank');
  const widths = await page.evaluate(
    (families) => {
      const context = document.createElement('canvas').getContext('2d');
      return families.map((family) => {
        if (context) context.font = `100px ${family}`;
        return Math.round(context?.measureText('Vínculo, ii MM').width ?? 0);
      });
    },
    [`"${ONLY_FAMILY}"`, ...FAMILIES],
  );
  expect(widths[0]).toBeGreaterThan(0);
  expect(new Set(widths).size, `widths of ${FAMILIES.join(', ')}: ${widths.join(', ')}`).toBe(1);
});
