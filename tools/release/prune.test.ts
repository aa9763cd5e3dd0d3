import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSite } from './list.ts';
import { rollBack } from './rollback.ts';
import { prune } from './prune.ts';
import type { Publication } from './publication.ts';
import { Refused } from './refused.ts';
import { openSite, type Site } from './site.ts';
import { publication, shellPublication } from './testing/publications.ts';

const AREA = 'mf-professional';

let home: string;
let site: Site;
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'vinculo-prune-'));
  site = openSite(path.join(home, 'site'));
  mkdirSync(path.join(site.folder, 'mf', AREA, '2.0.0'), { recursive: true });
  const pointer = { version: '2.0.0', previous: '1.0.0', message: null, enabled: true };
  for (const made of [shellPublication({ version: '2.0.0' }), publication({ version: '2.0.0' })])
    await site.ledger.keep(made);
  await site.ledger.setState({
    shell: { ...pointer, name: 'shell' },
    areas: [{ ...pointer, name: AREA }],
  });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('deletes old versions of an area, except the newest, the current and the previous one', async () => {
  const versions = path.join(site.folder, 'mf', AREA);
  for (const version of ['0.8.0', '0.9.0', '1.0.0', '2.0.0', '2.1.0', '2.2.0']) {
    mkdirSync(path.join(versions, version), { recursive: true });
    await site.ledger.keep(publication({ version }));
  }
  expect(await prune(site, AREA, 'equipe', 1)).toEqual(['2.1.0', '0.9.0', '0.8.0']);
  expect(readdirSync(versions).toSorted()).toEqual(['1.0.0', '2.0.0', '2.2.0']);
  await expect(rollBack(site, AREA, 'equipe', '0.9.0')).rejects.toThrow(
    'mf-professional 0.9.0 is not on this site.',
  );
  expect(await prune(site, AREA, 'equipe', 1)).toEqual([]);
});

describe('of the shell', () => {
  const OWN = 'google.abcdef.html';

  /** A version of the shell with its own script, a compressed form, and a font shared by all versions. */
  async function lay(version: string, script: string): Promise<void> {
    for (const file of [script, `${script}.br`, 'serif.0123abcd.woff2', 'favicon.svg', OWN])
      writeFileSync(path.join(site.folder, file), version);
    await site.ledger.keep(shellPublication({ version, files: [script, 'serif.0123abcd.woff2'] }));
  }

  beforeEach(async () => {
    await lay('0.9.0', 'main.00000009.js');
    await lay('1.0.0', 'main.00000010.js');
    await lay('2.0.0', 'main.00000020.js');
  });
  const present = (...files: readonly string[]) => files.filter((f) => existsSync(path.join(site.folder, f)));

  it('deletes files that no version uses, and keeps what open tabs may request', async () => {
    expect(await listSite(site)).toContain('before: 1.0.0; also on this site: 1.0.0, 0.9.0');
    expect(await prune(site, 'shell', 'equipe', 1)).toEqual(['0.9.0']);
    expect(present('main.00000009.js', 'main.00000009.js.br')).toEqual([]);
    const left = ['main.00000010.js', 'main.00000010.js.br', 'main.00000020.js', 'main.00000020.js.br'];
    const shared = ['serif.0123abcd.woff2', 'favicon.svg', OWN, 'index.html', 'remotes.json'];
    expect(present(...left, ...shared)).toEqual([...left, ...shared]);
    await expect(rollBack(site, 'shell', 'equipe', '0.9.0')).rejects.toThrow(
      'shell 0.9.0 is not on this site',
    );
    expect((await site.ledger.history()).map(({ action, name, from }) => [action, name, from])).toEqual([
      ['prune', 'shell', '0.9.0'],
    ]);
  });

  it.each([
    ['published', '2.0.0'],
    ['before', '1.0.0'],
  ])('deletes nothing while the files of the version %s are unknown', async (_, version) => {
    await site.ledger.keep({ ...shellPublication({ version }), files: undefined } as unknown as Publication);
    const all = readdirSync(site.folder).toSorted();
    await expect(prune(site, 'shell', 'equipe', 1)).rejects.toThrow(
      `shell ${version} stops the pruning:\n  - it is kept, and its files are unknown; publish that version`,
    );
    expect(readdirSync(site.folder)).toEqual(expect.arrayContaining(all));
    expect(await site.ledger.versions('shell')).toContain('0.9.0');
  });

  it('deletes nothing while the previous version is unknown', async () => {
    await site.ledger.forget('shell', '1.0.0');
    await expect(prune(site, 'shell', 'equipe', 1)).rejects.toThrow(Refused);
    expect(present('main.00000009.js', 'main.00000010.js')).toHaveLength(2);
    expect(await site.ledger.versions('shell')).toContain('0.9.0');
  });

  it('keeps the requested number of versions, and deletes what an interruption left', async () => {
    expect(await prune(site, 'shell', 'equipe', 3)).toEqual([]);
    await site.ledger.forget('shell', '0.9.0');
    expect(await prune(site, 'shell', 'equipe', 3)).toEqual([]);
    expect(present('main.00000009.js', 'main.00000010.js')).toEqual(['main.00000010.js']);
  });
});
