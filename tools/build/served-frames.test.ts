import { PORTAL_ROUTES, SERVED } from '../manifests.ts';
import type { BuiltPackage } from './built-packages.ts';
import { firstPublished, remotesOf } from './remotes.ts';
import { servedFrames, type ServedFrames } from './served-frames.ts';
import { areas, shell } from './testing/build-fixtures.ts';

const TEMPLATE = `<head><!-- build --><title>Vínculo</title><meta
      name="description"
      content="…"
    /></head><body><noscript>Ative</noscript> <div id="root"></div></body>`;
const ROUTE = '/professional/profile/:id';
const [area] = areas as [(typeof areas)[0]];
const server = {
  file: 'server.0123abcd.mjs',
  integrity: 'sha384-server',
  contract: '1.1.0',
  routes: [{ path: ROUTE, query: [] }],
};
const built = { ...area, server };
const withFrame: BuiltPackage = {
  ...shell,
  prerendered: [{ path: ROUTE, html: '<main><!--area--></main>' }],
};

describe('the frames around pages of the server', () => {
  const { file, text } = servedFrames(TEMPLATE, withFrame, built);
  const frame = (JSON.parse(text) as ServedFrames).frames[ROUTE] ?? [];

  it('leave places for title, metadata, content and data', () => {
    expect(frame).toHaveLength(5);
    expect(frame.join('|')).toMatch(/<head>.*\|.*\|.*<main>\|<\/main><\/div>\|<\/body>$/s);
    expect(frame.join('')).not.toMatch(/noscript|<title>|<!--/);
  });

  it('name the route and the version that rendered the content', () => {
    expect(frame[2]).toContain(
      `<div id="root" data-prerendered="${ROUTE}" data-area="${area.name}@${area.version}">`,
    );
  });

  it('are listed with the bundle in /remotes.json', () => {
    const [listed] = remotesOf([{ ...firstPublished(built), pages: `/${file}` }]).areas;
    expect(listed?.server).toEqual({
      entry: `${area.base}server.0123abcd.mjs`,
      integrity: 'sha384-server',
      contract: '1.1.0',
      routes: server.routes,
      pages: `/${file}`,
    });
    expect(remotesOf([firstPublished(area)]).areas[0]?.server).toBeNull();
  });

  it('have another name with other content', () => {
    expect(servedFrames(TEMPLATE, withFrame, { ...built, version: '9.9.9' }).file).not.toBe(file);
  });

  it.each([...SERVED])('exist for a public route: %s', (path) => {
    const route = PORTAL_ROUTES.find((each) => each.path === path);
    expect(route).toMatchObject({ owner: 'mf-public', access: { kind: 'public' } });
  });
});
