import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for the current page, with the rules of these tags. It runs and reports in that page: by default it opens an
 * empty page for each result, to join those of foreign frames, of which the portal has none.
 */
export const axeOn = (page: Page, tags: readonly string[]): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags([...tags])
    .setLegacyMode();
