import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wantedPackages } from '../release/wanted-packages.ts';
import { readWorkspaces, REPOSITORY } from '../workspaces.ts';
import { PAGE_PACKAGES } from './built-packages.ts';
import { changedSince } from './changed.ts';

// Each test runs lerna, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const ALL = PAGE_PACKAGES;

let clone: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    cwd: clone,
    encoding: 'utf8',
  });

function write(file: string): void {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  writeFileSync(path.join(clone, file), `// ${Math.random()}`);
}

// This repository's packages and their graph, without their sources.
beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'changed-'));
  const manifests = readWorkspaces().map(({ name }) => `${name}/package.json`);
  for (const file of [
    'package.json',
    'package-lock.json',
    'lerna.json',
    'nx.json',
    '.gitignore',
    ...manifests,
  ])
    cpSync(path.join(REPOSITORY, file), path.join(clone, file));
  for (const file of ['mf-patient/src/search/copy.ts', 'tools/webpack/base.ts', 'docs/teams.md']) write(file);
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(clone, 'node_modules'));
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'before');
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));
afterEach(() => git('checkout', '-q', '-f', 'main'));

describe('what changed since a commit', () => {
  it.each([
    ['one file of one area', ['docs/teams.md', 'mf-patient/src/search/copy.ts'], ['mf-patient']],
    ['shared-portal', ['shared-portal/src/new.ts'], ALL],
    ['how packages are built', ['tools/webpack/base.ts'], ALL],
    ['the shell', ['shell/src/start.tsx'], ['shell']],
  ])('%s: only the affected packages', async (_, files, pages) => {
    files.forEach(write);
    expect(await changedSince('main', clone)).toEqual({ files, pages });
    git('clean', '-fdq');
  });

  it('includes what the branch has committed, but not later commits of the other branch', async () => {
    git('checkout', '-q', '-b', 'diary');
    write('mf-patient/src/diary/copy.ts');
    git('add', '.');
    git('commit', '-q', '-m', 'a screen');
    git('checkout', '-q', 'main');
    write('mf-admin/src/other.ts');
    git('add', '.');
    git('commit', '-q', '-m', 'another author');
    git('checkout', '-q', 'diary');
    expect((await changedSince('main', clone)).pages).toEqual(['mf-patient']);
  });

  it('is empty without changes, and reports an unknown commit', async () => {
    expect(await changedSince('main', clone)).toEqual({ files: [], pages: [] });
    await expect(changedSince('nobody', clone)).rejects.toThrow('nobody');
  });
});

describe('what is published since a commit', () => {
  it('is the one changed area; named packages are used as given, and `all` means every package', async () => {
    expect(await wantedPackages([], 'main', clone)).toEqual([]);
    write('mf-patient/src/search/copy.ts');
    expect(await wantedPackages([], 'main', clone)).toEqual(['mf-patient']);
    expect(await wantedPackages(['mf-admin', 'shell'], undefined, clone)).toEqual(['mf-admin', 'shell']);
    expect(await wantedPackages(['all'], undefined, clone)).toEqual(ALL);
  });
});
