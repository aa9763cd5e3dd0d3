import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { breaches, RULES } from './portuguese-rules.ts';

/** The portal's own texts: screens, errors, e-mails. Legal texts stay exactly as they were accepted. */
const FILES = globSync(
  ['{shell,mf-*,shared-*}/src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts', 'supabase/templates/*.html'],
  { cwd: REPOSITORY },
).filter((file) => !/node_modules|\.test\.|scenarios|\/testing\/|^mf-public\/src\/legal\//.test(file));

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const STRINGS = /'[^'\n]*'|`[^`]*`/g;
/** Attributes and text content. */
const IN_TAGS = /"[^"\n]*"|[>}][^<>{}()=;]+[<{]/g;

/** The string literals of a source; the whole of an HTML page. */
function textsOf(file: string): readonly string[] {
  const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
  if (file.endsWith('.html')) return [source.replace(/<[^>]*>/g, ' ')];
  const code = withoutComments(source);
  return [...(code.match(STRINGS) ?? []), ...(file.endsWith('.tsx') ? (code.match(IN_TAGS) ?? []) : [])];
}

const TEXTS = FILES.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

/** Sources that render or format the interface, without scenarios and tests. */
const INTERFACE = globSync('{shell,mf-*,shared-*}/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .filter((file) => !/node_modules|\.test\.|\/testing\/|scenarios?\.ts|database\.types/.test(file))
  .sort();

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

it.each([
  ["'A taxa é de 0.5 % do valor'", true],
  ["'R$ 60.00'", true],
  ["'4.8%'", true],
  ['> 4.8 <', true],
  ["'A taxa é de 0,5 % do valor'", false],
  ["'Mais de 1.200 pessoas'", false],
  ["'Versão 1.2.3'", false],
  ['"M20 17.02l4.81 11.34z"', false],
  ["'0 1px 2px rgb(21 48 46 / 0.04)'", false],
  ["'cubic-bezier(0.2, 0.7, 0.2, 1)'", false],
])('decimal commas: %s violates the rule: %s', (text, isBroken) => {
  const rules = RULES.filter((rule) => breaches(rule, [{ text }]).length > 0);
  expect(rules.map(({ name }) => name)).toEqual(isBroken ? ['numbers have a decimal comma'] : []);
});

it('numbers reach the interface through formatters of shared-domain, two of which use the specified decimal point', () => {
  const formatting = INTERFACE.filter((file) =>
    /\.toFixed\(|\.toPrecision\(/.test(withoutComments(readFileSync(path.join(REPOSITORY, file), 'utf8'))),
  );
  expect(formatting).toEqual(['shared-domain/src/fee.ts', 'shared-domain/src/rating.ts']);
});
