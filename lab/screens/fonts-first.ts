import type { BrowserContext } from '@playwright/test';

/**
 * Waits for the web fonts of a context's pages. Pages use only fonts that arrive before the first paint,
 * which depends on the machine's load; screenshots must not.
 */
export async function showWebFonts(context: BrowserContext): Promise<void> {
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
