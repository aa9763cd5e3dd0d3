import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'embedded-backend/README.md'].concat(
  globSync('docs/**/*.md', { cwd: REPOSITORY }),
);

/** The first group of each match, with the document that contains it. */
const found = (pattern: RegExp) =>
  DOCUMENTS.flatMap((file) => [...read(file).matchAll(pattern)].map(([, text = '']) => ({ file, text })));

describe('the documentation', () => {
  it('names only existing commands', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = found(/npm run ([a-z][a-z0-9:-]*)/g);
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.filter(({ text }) => !(text in scripts))).toEqual([]);
  });

  it('lists every command in the README or docs/commands.md', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const listed = [
      ...(read('README.md') + read('docs/commands.md')).matchAll(/npm (?:run )?([a-z][a-z0-9:-]*)/g),
    ].map(([, name]) => name);
    expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('links only to existing files', () => {
    const links = found(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g);
    expect(links.length).toBeGreaterThan(100);
    const lost = links.filter(
      ({ file, text }) => !existsSync(path.join(REPOSITORY, path.dirname(file), text)),
    );
    expect(lost).toEqual([]);
  });

  it('refers only to existing tests', () => {
    const tests = globSync(
      '{shell,mf-*,shared-*,embedded-backend,supabase,tools,server,workbench,lab,e2e}/**/*.{test,spec}.{ts,tsx}',
      {
        cwd: REPOSITORY,
        exclude: (place) => path.basename(String(place)) === 'node_modules',
      },
    ).map((file) => path.basename(file).replace(/\.tsx?$/, ''));
    const exists = (name: string) =>
      existsSync(path.join(REPOSITORY, name)) ||
      tests.some((test) => test === name.replace(/\.ts$/, '') || test === `${name}.test`);
    const [, tables = ''] =
      /\n## What was tested\n(.*)\n## Access matrix\n/s.exec(read('docs/security.md')) ?? [];
    const named = tables
      .split('\n\n')
      .filter((table) => !/^\|.*\| hosted Supabase +\|\n/.test(table))
      .flatMap((table) => table.split('\n'))
      .flatMap((row) =>
        [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((name) => !exists(name))).toEqual([]);
  });

  it('numbers each decision once and matches its title', () => {
    const files = globSync('docs/decisions/*.md', { cwd: REPOSITORY }).sort();
    expect(files.map((file) => Number(path.basename(file).slice(0, 3)))).toEqual(files.map((_, n) => n + 1));
    expect(files.map((file) => Number(/^# (\d+)\. /.exec(read(file))?.[1]))).toEqual(
      files.map((_, n) => n + 1),
    );
  });
});
