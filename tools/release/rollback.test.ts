import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Publication } from './publication.ts';
import { requireVersion, rollBack, switchArea } from './rollback.ts';
import { prune } from './prune.ts';
import { openSite, getPublished, requireState, withPointer, type Site } from './site.ts';
import { publication, shellPublication } from './testing/publications.ts';

let home: string;
let site: Site;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vinculo-point-'));
  site = openSite(path.join(home, 'site'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const AREA = 'mf-professional';

/** A site with two versions of the shell and of an area; the second ones are current. */
async function publishedTwice(
  older: { readonly shell?: Partial<Publication>; readonly area?: Partial<Publication> },
  enabled = true,
): Promise<void> {
  for (const made of [
    shellPublication(older.shell),
    shellPublication({ version: '2.0.0' }),
    publication(older.area),
    publication({ version: '2.0.0', requires: { react: '^19.3.0' } }),
  ]) {
    await site.ledger.keep(made);
    for (const file of filesOf(made)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
  }
  const pointer = { version: '2.0.0', previous: '1.0.0', message: null };
  await site.ledger.setState({
    shell: { ...pointer, name: 'shell', enabled: true },
    areas: [{ ...pointer, name: AREA, enabled }],
  });
}

const filesOf = ({ base, chunks }: Publication) =>
  [...chunks.entry, ...Object.values(chunks.modules).flat()].map((file) =>
    path.join(site.folder, base, file),
  );

const published = () =>
  JSON.parse(readFileSync(path.join(site.folder, 'remotes.json'), 'utf8')) as {
    areas: readonly { version: string; enabled: boolean; contract: string }[];
  };

const LEFT_BEHIND: readonly [string, Partial<Publication>, string][] = [
  [
    'another contract',
    { contract: '2.0.0' },
    'it was built for contract 2.0.0, the published shell has 1.2.0',
  ],
  ['a newer React', { requires: { react: '^20.0.0' } }, 'it needs react ^20.0.0, the shell provides 19.3.1'],
];

describe('rolling back', () => {
  it('restores the previous version', async () => {
    await publishedTwice({});
    expect(await rollBack(site, AREA, 'equipe')).toBe(true);
    expect(published().areas[0]).toMatchObject({ version: '1.0.0', enabled: true });
  });

  it.each(LEFT_BEHIND)('rejects an enabled area with %s, and changes nothing', async (_, area, fault) => {
    await publishedTwice({ area });
    await expect(rollBack(site, AREA, 'equipe')).rejects.toThrow(
      `mf-professional 1.0.0 stays off:\n  - ${fault}`,
    );
    expect(published().areas[0]).toMatchObject({ version: '2.0.0' });
    expect(await site.ledger.history()).toEqual([]);
  });

  it('rejects a version whose files are gone, and changes nothing', async () => {
    await publishedTwice({});
    filesOf(publication()).forEach((file) => rmSync(file));
    await expect(rollBack(site, AREA, 'equipe')).rejects.toThrow(
      'mf-professional 1.0.0 stays off:\n  - its files are missing on the site (remoteEntry.js); publish that version again',
    );
    expect(await site.ledger.history()).toEqual([]);
    await switchArea(site, AREA, 'equipe', { enabled: false });
    await rollBack(site, AREA, 'equipe');
    await expect(switchArea(site, AREA, 'equipe', { enabled: true })).rejects.toThrow(
      'its files are missing',
    );
  });

  it('rejects a shell that would break an enabled area', async () => {
    await publishedTwice({ shell: { provides: { react: '19.2.0' } } });
    await expect(rollBack(site, 'shell', 'equipe')).rejects.toThrow(
      'mf-professional: it needs react ^19.3.0, the shell provides 19.2.0; switch it off first',
    );
    await switchArea(site, AREA, 'equipe', { enabled: false });
    expect(await rollBack(site, 'shell', 'equipe')).toBe(true);
  });
});

it.each([
  ['rolling back', () => rollBack(site, AREA, 'equipe')],
  ['switching off', () => switchArea(site, AREA, 'equipe', { enabled: false })],
  ['pruning', () => prune(site, AREA, 'equipe', 3)],
])('%s leaves no files on an empty site', async (_, run) => {
  await expect(run()).rejects.toThrow(`${AREA} has not been published on this site.`);
  expect(readdirSync(home)).toEqual([]);
});

describe('switching on', () => {
  it.each(LEFT_BEHIND)('rejects an area with %s', async (_, area, fault) => {
    await publishedTwice({ area }, false);
    await rollBack(site, AREA, 'equipe');
    await expect(switchArea(site, AREA, 'equipe', { enabled: true })).rejects.toThrow(fault);
    expect(published().areas[0]).toMatchObject({ version: '1.0.0', enabled: false });
  });
});

describe('concurrent readers', () => {
  it('read each file whole, of one version or the other', async () => {
    await publishedTwice({});
    await rollBack(site, AREA, 'equipe');
    const read = new Map<string, number>();
    let isOver = false;
    const reader = (async () => {
      for (; !isOver; await new Promise(setImmediate)) {
        const version = published().areas[0]?.version ?? 'none';
        const packed = JSON.parse(
          String(brotliDecompressSync(readFileSync(path.join(site.folder, 'remotes.json.br')))),
        ) as ReturnType<typeof published>;
        for (const each of [version, packed.areas[0]?.version ?? 'none'])
          read.set(each, (read.get(each) ?? 0) + 1);
      }
    })();
    for (let times = 0; times < 6; times += 1) await rollBack(site, AREA, 'equipe');
    isOver = true;
    await reader;
    expect([...read.keys()].toSorted()).toEqual(['1.0.0', '2.0.0']);
  }, 60_000);
});

describe('an interrupted release', () => {
  it('is completed by the next one, even if that one has nothing to do', async () => {
    await publishedTwice({});
    await switchArea(site, AREA, 'equipe', { enabled: false });
    const state = requireState(await site.ledger.state());
    // Interrupted here: the served files still describe the previous state.
    await site.ledger.setState(withPointer(state, { ...getPublished(state, AREA), version: '1.0.0' }));
    expect(published().areas[0]).toMatchObject({ version: '2.0.0' });
    expect(await switchArea(site, AREA, 'equipe', { enabled: false })).toBe(false);
    expect(published().areas[0]).toMatchObject({ version: '1.0.0' });
  });

  it('is in the history once', async () => {
    await publishedTwice({});
    const note = jest.spyOn(site.ledger, 'note').mockRejectedValueOnce(new Error('interrupted'));
    await expect(rollBack(site, AREA, 'equipe')).rejects.toThrow('interrupted');
    expect(await site.ledger.history()).toEqual([]);
    note.mockRestore();
    const line = { action: 'roll back', name: AREA, from: '2.0.0', to: '1.0.0', by: 'equipe' };
    for (const times of [1, 2]) {
      expect(await rollBack(site, AREA, `by ${times}`, '1.0.0')).toBe(false);
      expect(await site.ledger.history()).toEqual([expect.objectContaining(line)]);
    }
  });

  it('is cleaned up by the next one, and is never served', async () => {
    await publishedTwice({});
    const litter = ['.next-mf-patient-1/remoteEntry.js', 'professional/.next-planos.html-1.br'];
    for (const file of litter) {
      mkdirSync(path.dirname(path.join(site.folder, file)), { recursive: true });
      writeFileSync(path.join(site.folder, file), 'old');
    }
    await rollBack(site, AREA, 'equipe');
    expect(litter.filter((file) => existsSync(path.join(site.folder, file)))).toEqual([]);
    expect(existsSync(path.join(site.folder, '.next-mf-patient-1'))).toBe(false);
  });
});

describe('requiring a version of open pages', () => {
  it('publishes the minimum, and keeps it until it is lowered before a rollback', async () => {
    await publishedTwice({});
    expect(await requireVersion(site, AREA, 'equipe', '2.0.0')).toBe(true);
    expect(published().areas[0]).toMatchObject({ version: '2.0.0', minimum: '2.0.0' });
    expect(await requireVersion(site, AREA, 'equipe', '2.0.0')).toBe(false);
    await expect(rollBack(site, AREA, 'equipe')).rejects.toThrow(`npm run release -- require ${AREA} 1.0.0`);
    await requireVersion(site, AREA, 'equipe', '1.0.0');
    expect(await rollBack(site, AREA, 'equipe')).toBe(true);
    expect((await site.ledger.history()).map(({ action, to }) => [action, to])).toEqual([
      ['require', '2.0.0'],
      ['require', '1.0.0'],
      ['roll back', '1.0.0'],
    ]);
  });

  it('is refused for a version that is not published', async () => {
    await publishedTwice({});
    await expect(requireVersion(site, AREA, 'equipe', '2.0.1')).rejects.toThrow(
      'the current version is 2.0.0',
    );
  });
});
