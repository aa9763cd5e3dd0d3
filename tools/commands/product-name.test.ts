import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME } from 'shared-domain/product';
import { REPOSITORY } from '../workspaces.ts';

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** Sources of user-facing texts. Legal texts stay exactly as they were accepted. */
const SOURCES = globSync('{shell,mf-*,shared-*,tools,server,workbench,lab,supabase}/**/*.{ts,tsx,sql}', {
  cwd: REPOSITORY,
}).filter((file) => !/node_modules|dist|\.test\.|mf-public\/src\/legal/.test(file));
/** The portal's packages, the edge functions (deployed without them) and the database. */
const PLACES = [
  'shared-domain/src/product.ts',
  'supabase/functions/_shared/product.ts',
  'supabase/migrations/20261102090050_texts.sql',
];

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*(\/\/|--).*$/gm, '');

describe('the product name', () => {
  it('is defined once in each part that cannot import it from another', () => {
    expect(SOURCES.length).toBeGreaterThan(400);
    const named = SOURCES.filter((file) => withoutComments(read(file)).includes(PRODUCT_NAME));
    expect(named.toSorted()).toEqual(PLACES);
    for (const place of PLACES) expect(withoutComments(read(place)).split(PRODUCT_NAME)).toHaveLength(2);
  });

  it.each([
    'shell/index.html',
    'shell/public/manifest.webmanifest',
    'supabase/config.toml',
    ...globSync('supabase/templates/*.html', { cwd: REPOSITORY }),
  ])('is the one in %s', (file) => {
    expect(read(file)).toContain(PRODUCT_NAME);
  });
});
