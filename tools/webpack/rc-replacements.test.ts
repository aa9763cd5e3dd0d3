import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { RC_ALIASES } from './rc-replacements.ts';

const inModules = (pattern: string) =>
  globSync(pattern, { cwd: path.join(REPOSITORY, 'node_modules') }).map((file) => path.basename(file));

describe('replacements of @rc-component modules', () => {
  it('replace existing files', () => {
    expect(
      Object.entries(RC_ALIASES)
        .flat()
        .filter((file) => !existsSync(file)),
    ).toEqual([]);
  });

  it('cover every copy of modules that write <style> elements', () => {
    const copies = inModules(
      '{,*/node_modules/,@*/*/node_modules/}@rc-component/*/es/{useScrollLocker,getScrollBarSize}.js',
    );
    expect(copies.toSorted()).toEqual(['getScrollBarSize.js', 'useScrollLocker.js']);
  });
});
