import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOfArea, faultsOfShell } from './conformance.ts';
import type { Publication } from './publication.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vinculo-release-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const publication = (more: Partial<Publication>): Publication => ({
  name: 'mf-professional',
  version: '1.0.0',
  base: '/',
  chunks: { entry: ['remoteEntry.js'], modules: {}, fonts: [] },
  integrity: {},
  antd: null,
  prerendered: [],
  contract: '1.2.0',
  provides: {},
  requires: {},
  template: '',
  ...more,
});

/** What a build left in the folder: an area's entry of so many bytes, and a manifest. */
function candidate(more: Partial<Publication>, { code = '', bytes = 10, exposes = ['./area'] } = {}) {
  writeFileSync(path.join(home, 'remoteEntry.js'), code);
  writeFileSync(path.join(home, 'remoteEntry.js.br'), Buffer.alloc(bytes));
  const manifest = { shared: [], exposes: exposes.map((exposed) => ({ path: exposed })) };
  writeFileSync(path.join(home, 'mf-manifest.json'), JSON.stringify(manifest));
  const made = publication({
    chunks: { entry: ['remoteEntry.js'], modules: { 'mf-professional/src/start.tsx': [] }, fonts: [] },
    ...more,
  });
  return { publication: made, built: { ...made, folder: home } };
}

const shell = () => {
  const made = publication({
    name: 'shell',
    chunks: { entry: ['remoteEntry.js'], modules: { 'shell/src/session/backend.ts': [] }, fonts: [] },
    provides: { react: '19.3.1' },
  });
  return { publication: made, built: { ...made, folder: home } };
};

describe('an area that is to be published', () => {
  it('may, when it keeps to everything', () => {
    expect(faultsOfArea(candidate({ requires: { react: '^19.3.0' } }), shell())).toEqual([]);
  });

  it.each([
    ['another contract', candidateWith({ contract: '2.0.0' }), /built for contract 2\.0\.0/],
    ['nothing exposed', candidateWith({}, { exposes: [] }), /exposes no \.\/area, but nothing/],
    [
      'a newer React than the shell has',
      candidateWith({ requires: { react: '^19.4.0' } }),
      /needs react \^19\.4\.0, the shell gives 19\.3\.1/,
    ],
    [
      'a module that the shell lacks',
      candidateWith({ requires: { 'shared-portal/new': '^0.1.0' } }),
      /takes shared-portal\/new/,
    ],
    [
      'a React of its own',
      candidateWith({}, { code: 'x="https://react.dev/errors/"' }),
      /a React of its own \(remoteEntry\.js\)/,
    ],
    ['too many bytes', candidateWith({}, { bytes: 200_000 }), /heaviest screen: 400\.0 kB of 330 kB/],
  ])('may not with %s', (_, make, fault) => {
    expect(faultsOfArea(make(), shell())).toEqual([expect.stringMatching(fault)]);
  });
});

function candidateWith(...args: Parameters<typeof candidate>) {
  return () => candidate(...args);
}

describe('a shell that is to be published', () => {
  it('may not leave an area that is switched on behind', () => {
    const area = publication({ requires: { react: '^19.3.0' } });
    expect(faultsOfShell(publication({ name: 'shell', provides: { react: '19.3.4' } }), [area])).toEqual([]);
    expect(
      faultsOfShell(publication({ name: 'shell', contract: '2.0.0', provides: { react: '20.0.0' } }), [area]),
    ).toEqual([
      'mf-professional: it was built for contract 1.2.0, the published shell has 2.0.0; switch it off first',
      'mf-professional: it needs react ^19.3.0, the shell gives 20.0.0',
    ]);
  });
});
