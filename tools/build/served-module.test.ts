import { areas, shell } from './testing/build-fixtures.ts';
import { servedModule } from './served-module.ts';

const [area] = areas as [(typeof areas)[0]];
const server = { file: 'server.0123abcd.mjs', integrity: 'sha384-a', contract: '1.1.0', routes: [] };
const ORIGIN = 'https://portal.example';

it('imports the published bundle by name, and passes the origin', () => {
  const text = servedModule({ ...area, server }, ORIGIN);
  expect(text).toContain("import { areaServer } from './mf/mf-public/1.2.0/server.0123abcd.mjs';");
  expect(text).toContain("{ '/mf/mf-public/1.2.0/server.0123abcd.mjs': areaServer }");
  expect(text).toContain("origin: 'https://portal.example'");
});

it.each([
  ['a switched-off area', null],
  ['an area without a server bundle', shell],
])('has no bundle for %s', (_, without) => {
  expect(servedModule(without, ORIGIN).match(/import /g)).toHaveLength(1);
});
