import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { audienceFaults, faultsOfArea, faultsOfShell } from './conformance.ts';
import type { Publication } from './publication.ts';
import { publication, shellPublication } from './testing/publications.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vinculo-release-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The build output in `folder`: an area's entry of the given size, and a manifest. */
function candidate(more: Partial<Publication>, { code = '', bytes = 10, exposes = ['./area'] } = {}) {
  writeFileSync(path.join(home, 'remoteEntry.js'), code);
  writeFileSync(path.join(home, 'remoteEntry.js.br'), Buffer.alloc(bytes));
  const manifest = { shared: [], exposes: exposes.map((exposed) => ({ path: exposed })) };
  writeFileSync(path.join(home, 'mf-manifest.json'), JSON.stringify(manifest));
  const made = publication(more);
  return { publication: made, built: { ...made, routes: [], folder: home } };
}

/** A shell of the given size. */
function shell(more: Partial<Publication> = {}, bytes = 10) {
  writeFileSync(path.join(home, 'main.js.br'), Buffer.alloc(bytes));
  const made = shellPublication(more);
  return { publication: made, built: { ...made, routes: [], folder: home } };
}

describe('publishing an area', () => {
  it('is allowed when it meets all rules', () => {
    expect(faultsOfArea(candidate({ requires: { react: '^19.3.0' } }), shell())).toEqual([]);
  });

  it.each([
    [
      'a route outside its addresses',
      candidateWith({ routes: [{ path: '/admin/x', access: { kind: 'practising' }, title: '' }] }),
      /\/admin\/x is not one of its addresses/,
    ],
    ['another contract', candidateWith({ contract: '2.0.0' }), /built for contract 2\.0\.0/],
    ['no exposed module', candidateWith({}, { exposes: [] }), /exposes no \.\/area, but nothing/],
    [
      "a newer React than the shell's",
      candidateWith({ requires: { react: '^19.4.0' } }),
      /needs react \^19\.4\.0, the shell provides 19\.3\.1/,
    ],
    [
      'a module that the shell lacks',
      candidateWith({ requires: { 'shared-portal/new': '^0.1.0' } }),
      /uses shared-portal\/new/,
    ],
    [
      'names that the shell lacks',
      candidateWith({
        portalNames: { uses: { 'shared-portal/router': ['Link', 'useBack', '*'] }, exports: {} },
      }),
      /uses useBack of shared-portal\/router, which the published shell lacks/,
    ],
    [
      'its own copy of React',
      candidateWith({}, { code: 'x="https://react.dev/errors/"' }),
      /its own copy of React \(remoteEntry\.js\)/,
    ],
    [
      'pages that an older shell cannot hydrate',
      candidateWith({
        contract: '1.1.0',
        server: { file: 'server.mjs', integrity: '', contract: '1.1.0', routes: [] },
      }),
      /renders pages on the server.*has 1\.0\.0$/,
    ],
    ['an oversized bundle', candidateWith({}, { bytes: 361_000 }), /heaviest screen: 361\.0 kB of 360 kB/],
  ])('is rejected with %s', (_, make, fault) => {
    expect(faultsOfArea(make(), shell({ contract: '1.0.0' }))).toEqual([expect.stringMatching(fault)]);
  });
});

function candidateWith(...args: Parameters<typeof candidate>) {
  return () => candidate(...args);
}

describe('publishing a shell', () => {
  it('is rejected when it would break an enabled area', () => {
    const area = candidate({ requires: { react: '^19.3.0' } });
    expect(faultsOfShell(shell({ provides: { react: '19.3.4' } }), [area])).toEqual([]);
    expect(faultsOfShell(shell({ contract: '2.0.0', provides: { react: '20.0.0' } }), [area])).toEqual([
      'mf-professional: it was built for contract 1.2.0, the published shell has 2.0.0; switch it off first',
      'mf-professional: it needs react ^19.3.0, the shell provides 20.0.0; switch it off first',
    ]);
  });

  it('is rejected when it would turn a user portal into a developer portal, or back', () => {
    const [people, developers] = [shellPublication(), shellPublication({ forDevelopers: true })];
    expect(audienceFaults(people, people)).toEqual([]);
    expect(audienceFaults(developers, people)).toEqual([
      'this site is a portal for users, and the shell was built for developers; publish it to another site',
    ]);
    expect(audienceFaults(people, developers)).toHaveLength(1);
  });

  it("is rejected when it makes an area's pages too large", () => {
    expect(faultsOfShell(shell({}, 361_000), [candidate({})])).toEqual([
      'mf-professional, heaviest screen: 361.0 kB of 360 kB',
    ]);
    expect(faultsOfShell(shell({ forDevelopers: true }, 361_000), [candidate({})])).toEqual([]);
  });
});
