import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Menu } from 'lucide-react';
import { createElement, type ComponentType, type SVGAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { REPOSITORY } from '../workspaces.ts';
import createIcon from './browser/create-icon.ts';
import * as noSnapshots from './browser/no-snapshots.ts';
import * as noWebauthn from './browser/no-webauthn.ts';
import { satisfy } from './browser/satisfies.ts';
import { LIGHTER_ALIASES } from './lighter-libraries.ts';
import { sharedModules } from './shared-modules.ts';

const RUNTIME = path.join(REPOSITORY, 'node_modules/@module-federation/runtime-core/dist/utils');
const load = createRequire(import.meta.url);

type Icon = ComponentType<SVGAttributes<SVGSVGElement>>;
const markup = (icon: Icon, attributes: SVGAttributes<SVGSVGElement>) =>
  renderToStaticMarkup(createElement(icon, attributes));

/** lucide's markup with only the class names that the styles use. */
const plain = (html: string) => html.replaceAll(/ lucide-[\w-]+/g, '');

/** Tags and attributes in any order. */
const parts = (html: string) =>
  [...html.matchAll(/<\/?\w+|[\w-]+="[^"]*"/g)].map(([part]) => part).toSorted();

describe('replacements of parts of libraries', () => {
  it('replace existing files', () => {
    const files = Object.entries(LIGHTER_ALIASES).flat();
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each([
    ['an icon', {}],
    ['an icon with a class', { className: 'big' }],
    ['an icon with a label', { 'aria-label': 'Menu', role: 'img' }],
  ])('draw %s as lucide does', (_name, attributes) => {
    const shapes = ['M4 5h16', 'M4 12h16', 'M4 19h16'].map((d) => ['path', { d }] as const);
    const expected = plain(markup(Menu as Icon, attributes));
    expect(parts(markup(createIcon({ node: shapes }), attributes))).toEqual(parts(expected));
  });

  it('compare versions as the federation runtime does', () => {
    const original = load(path.join(RUNTIME, 'semver/index.cjs')) as { satisfy: typeof satisfy };
    const versions = ['0.1.0', '0.1.7', '0.2.0', '1.0.0', '1.2.3', '1.10.0', '2.0.0', '19.3.0', '19.3.1'];
    for (const version of versions) {
      for (const range of versions.flatMap((limit) => [`^${limit}`, `<=${limit}`]))
        expect([version, range, satisfy(version, range)]).toEqual([
          version,
          range,
          original.satisfy(version, range),
        ]);
    }
  });

  it('know every range that the builds require', () => {
    const ranges = Object.values(sharedModules('consumer', true)).map((shared) => shared.requiredVersion);
    for (const range of ranges) expect(String(range)).toMatch(/^(false|\^\d+\.\d+\.\d+)$/);
  });

  it('have what the federation runtime uses of its snapshots', () => {
    const original = load(path.join(RUNTIME, '../plugins/snapshot/SnapshotHandler.cjs')) as object;
    expect(Object.keys(original).toSorted()).toEqual(Object.keys(noSnapshots).toSorted());
    const handler = new noSnapshots.SnapshotHandler();
    expect(handler.hooks.applyPlugin()).toBeUndefined();
    expect(() => handler.loadRemoteSnapshotInfo()).toThrow('not part of this build');
  });

  it('have the exports that the Supabase client imports', () => {
    const file = path.join(REPOSITORY, 'node_modules/@supabase/auth-js/dist/main/lib/webauthn.js');
    expect(Object.keys(load(file) as object)).toEqual(expect.arrayContaining(Object.keys(noWebauthn)));
    expect(() => noWebauthn.createCredential()).toThrow('not part of this build');
  });
});
