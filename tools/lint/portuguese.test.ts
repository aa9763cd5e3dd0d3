import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { breaches, RULES } from './portuguese-rules.ts';

/** The portal's own texts: screens, refusals, e-mails. Legal texts are kept as they were accepted. */
const FILES = globSync(
  ['{shell,mf-*,shared-*}/src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts', 'supabase/templates/*.html'],
  { cwd: REPOSITORY },
).filter((file) => !/node_modules|\.test\.|scenarios|\/testing\/|^mf-public\/src\/legal\//.test(file));

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const STRINGS = /'[^'\n]*'|`[^`]*`/g;
/** Attributes and what stands between the tags. */
const IN_TAGS = /"[^"\n]*"|[>}][^<>{}()=;]+[<{]/g;

/** The strings of a source; of a page, all of it. */
function textsOf(file: string): readonly string[] {
  const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
  if (file.endsWith('.html')) return [source.replace(/<[^>]*>/g, ' ')];
  const code = withoutComments(source);
  return [...(code.match(STRINGS) ?? []), ...(file.endsWith('.tsx') ? (code.match(IN_TAGS) ?? []) : [])];
}

const TEXTS = FILES.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

it('finds the texts', () => {
  const files = new Set(TEXTS.map(({ file }) => file));
  for (const file of [
    'mf-admin/src/parts/when.ts',
    'mf-patient/src/parts/outcome.ts',
    'mf-patient/src/chat/copy.ts',
    'mf-public/src/landing/hero-scene.tsx',
    'shared-domain/src/place.ts',
    'supabase/functions/professional-approval-notification/decision-mail.ts',
  ])
    expect(files).toContain(file);
  expect(TEXTS.length).toBeGreaterThan(5000);
});

it.each(RULES)('$name', (rule) => {
  expect(breaches(rule, TEXTS)).toEqual([]);
});
