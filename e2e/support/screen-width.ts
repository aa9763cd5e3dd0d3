import type { Page } from '@playwright/test';

/**
 * Keeps what ends beside the screen in any frame of the pages that `page` opens from now on: its tag, classes and the
 * beginning of its text, outermost first. What passes counts too: people see it.
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
    // The task after a frame finds what was painted.
    const atEachFrame = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          look();
          atEachFrame();
        }),
      );
    atEachFrame();
    Object.assign(window, { thingsBeside: beside });
  });

/** What has ended beside the screen up to now. */
export async function thingsBeside(page: Page): Promise<readonly string[]> {
  await paintedTwice(page);
  return page.evaluate(() => [...(window as unknown as { thingsBeside: Set<string> }).thingsBeside]);
}

/** Lets the page paint what it shows while it waits for data, before any answer of the database comes. */
export const paintBeforeData = (page: Page): Promise<unknown> =>
  page.route('**/rest/v1/**', async (route) => {
    // The page may be left meanwhile.
    await paintedTwice(page).catch(() => undefined);
    await route.continue().catch(() => undefined);
  });

const paintedTwice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
