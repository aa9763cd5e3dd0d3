import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME } from 'shared-domain/product';
import { REPOSITORY } from '../workspaces.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** Sources whose texts people read. Legal texts are kept to the letter, as they were accepted. */
const SOURCES = globSync('{shell,mf-*,shared-*,tools}/**/*.{ts,tsx}', { cwd: REPOSITORY }).filter(
  (file) => !/node_modules|dist|\.test\.|mf-public\/src\/legal/.test(file),
);

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('the name of the product', () => {
  it('is written in one source', () => {
    expect(SOURCES.length).toBeGreaterThan(400);
    const named = SOURCES.filter((file) => withoutComments(read(file)).includes(PRODUCT_NAME));
    expect(named).toEqual(['shared-domain/src/product.ts']);
  });

  it.each([
    'shell/index.html',
    'shell/public/manifest.webmanifest',
    'supabase/functions/_shared/mail-page.ts',
    ...globSync('supabase/templates/*.html', { cwd: REPOSITORY }),
  ])('is the one that %s has', (file) => {
    expect(read(file)).toContain(PRODUCT_NAME);
  });
});
