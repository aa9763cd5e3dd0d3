import type { BrowserContext } from '@playwright/test';

/**
 * Shows the pages of a context in the web fonts, however late these come. Pages take only fonts that are there before the
 * first paint, which depends on how busy the machine is; a picture must not.
 */
export async function showWebFonts(context: BrowserContext): Promise<void> {
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
