import type { Page } from '@playwright/test';

/**
 * Records elements that overflow the screen in any frame of the pages that `page` opens from now on: tag,
 * classes and the beginning of their text, outermost first. Includes short-lived ones, because users see
 * them.
 */
export const watchWidth = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const beside = new Set<string>();
    const look = () => {
      if (document.documentElement.scrollWidth <= window.innerWidth) return;
      [...document.body.querySelectorAll('*')]
        .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
        .filter(({ element, right }) => right > window.innerWidth + 1 && !element.closest('.visually-hidden'))
        .slice(0, 12)
        .forEach(({ element, right }) =>
          beside.add(
            `${right} ${element.tagName} ${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`,
          ),
        );
    };
    // The task after a frame runs when the frame has been painted.
    const atEachFrame = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          look();
          atEachFrame();
        }),
      );
    atEachFrame();
    Object.assign(window, { overflowingElements: beside });
  });

/** Elements that have overflowed so far. */
export async function overflowingElements(page: Page): Promise<readonly string[]> {
  await paintedTwice(page);
  return page.evaluate(() => [
    ...(window as unknown as { overflowingElements: Set<string> }).overflowingElements,
  ]);
}

/** Delays the database's responses, so that the page paints its loading state. */
export const paintBeforeData = (page: Page): Promise<unknown> =>
  page.route('**/rest/v1/**', async (route) => {
    // The page may have been closed meanwhile.
    await paintedTwice(page).catch(() => undefined);
    await route.continue().catch(() => undefined);
  });

const paintedTwice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
