import type { Page, Route } from '@playwright/test';
import type { AreaName } from 'shared-portal/routes';

/** Where an area can break at run time; its module uses the shell's own React and `defineArea`. */
export type BrokenPart = 'mount' | 'render' | 'handler' | 'unmount';

const PARTS: Readonly<Record<BrokenPart, string>> = {
  mount: `const area = define(() => null); area.mount = () => Promise.reject(new Error('mount'));`,
  render: `const area = define(() => { throw new Error('render'); });`,
  handler: `const area = define(() => React.createElement('button', { onClick() { throw new Error('handler'); } }, 'Quebrar'));`,
  unmount: `const area = define(() => React.createElement('h1', null, 'Aberta')); area.unmount = () => Promise.reject(new Error('unmount'));`,
};

/** A federation container whose area breaks in one part. */
function container(name: AreaName, part: BrokenPart): string {
  return `var ${name.replaceAll('-', '_')} = (() => {
    let scope;
    const take = async (module) => (await Object.values(scope[module])[0].get())();
    return {
      init(given) { scope = given; },
      async get() {
        const React = await take('react');
        const { defineArea } = await take('shared-portal/area');
        const define = (routes) => ({ ...defineArea({ name: '${name}', routes }) });
        ${PARTS[part]}
        return () => area;
      },
    };
  })();`;
}

const JAVASCRIPT = { contentType: 'text/javascript' };

/** Changes an area's entry in `/remotes.json`; returns a function that restores it. */
export async function publishAs(page: Page, name: AreaName, changes: object): Promise<() => Promise<void>> {
  const point = async (route: Route) => {
    const answer = await route.fetch();
    const remotes = (await answer.json()) as { areas: { name: string }[] };
    const areas = remotes.areas.map((area) => (area.name === name ? { ...area, ...changes } : area));
    await route.fulfill({ response: answer, json: { ...remotes, areas } });
  };
  await page.route('**/remotes.json', point);
  return () => page.unroute('**/remotes.json', point);
}

/**
 * Replaces a published area with a broken one, without its integrity; returns a function that restores it.
 */
export async function breakArea(page: Page, name: AreaName, part: BrokenPart): Promise<() => Promise<void>> {
  const entry = `/mf/${name}/broken/remoteEntry.js`;
  const fill = (route: Route) => route.fulfill({ ...JAVASCRIPT, body: container(name, part) });
  await page.route(`**${entry}*`, fill);
  const pointBack = await publishAs(page, name, { version: 'broken', entry, integrity: {} });
  return async () => {
    await page.unroute(`**${entry}*`, fill);
    await pointBack();
  };
}
