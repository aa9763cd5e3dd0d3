import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { violations, PRODUCT_IS_MASCULINE, RULES } from './portuguese-rules.ts';

/** The portal's own texts: screens, errors, e-mails, the mailbox. Legal texts stay exactly as they were accepted. */
const FILES = globSync(
  [
    '{shell,mf-*,shared-*}/src/**/*.{ts,tsx}',
    'supabase/functions/**/*.ts',
    'supabase/templates/*.html',
    'server/mailbox/copy.ts',
  ],
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

/** With the product's name if it follows. */
const SQL_STRINGS = /'[^'\n]*'(\s*\|\|\s*private\.product_name\(\))?/g;

/**
 * Where published texts say "a Vínculo", by file, in order; a change would need a new version that every user
 * accepts.
 */
const FEMININE_IN_LEGAL_TEXTS: Readonly<Record<string, readonly string[]>> = {
  // The company and its team (decision 14).
  'mf-public/src/legal/privacy-policy.tsx': ['A Vínculo é a controladora', 'da Vínculo, para atender'],
  'mf-public/src/legal/terms-of-use.tsx': [
    'A Vínculo aproxima você de profissionais', // the company
    'a Vínculo', // The platform, in "O que é a Vínculo": correct it with the next version.
    'A Vínculo é uma plataforma', // The same.
    'A Vínculo não faz diagnóstico', // the company
    'da Vínculo são protegidos', // the company
  ],
};

const TEXTS = FILES.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

/** Sources that render or format the interface, without scenarios and tests. */
const INTERFACE = globSync('{shell,mf-*,shared-*}/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .filter((file) => !/node_modules|\.test\.|\/testing\/|scenarios?(\.ts|\/)|database\.types/.test(file))
  .sort();

it('collects the Portuguese texts from sources, functions and packages', () => {
  const files = new Set(TEXTS.map(({ file }) => file));
  for (const file of [
    'mf-admin/src/parts/relative-time.ts',
    'mf-patient/src/parts/outcome.ts',
    'mf-patient/src/chat/copy.ts',
    'mf-public/src/landing/hero-scene.tsx',
    'server/mailbox/copy.ts',
    'shared-domain/src/place.ts',
    'supabase/functions/professional-approval-notification/decision-mail.ts',
  ])
    expect(files).toContain(file);
  expect(TEXTS.length).toBeGreaterThan(5000);
});

it.each(RULES)('$name', (rule) => {
  expect(violations(rule, TEXTS)).toEqual([]);
});

it.each([
  ["'A Vínculo cuida da agenda.'", true],
  ['`Na ${PRODUCT_NAME}, você escolhe.`', true],
  ['`Pague pela ${PRODUCT_NAME}.`', true],
  ["'Os dados da ' || private.product_name()", true],
  ["'O Vínculo cuida da agenda.'", false],
  ['`A equipe da ${PRODUCT_NAME} confere.`', false],
  ["'Meus dados no ' || private.product_name()", false],
])('the product is masculine: %s violates the rule: %s', (text, isBroken) => {
  expect(violations(PRODUCT_IS_MASCULINE, [{ text }])).toHaveLength(isBroken ? 1 : 0);
});

it('the product is masculine in texts made by SQL', () => {
  const files = globSync('supabase/**/*.sql', { cwd: REPOSITORY });
  const texts = files.flatMap((file) => {
    const found = readFileSync(path.join(REPOSITORY, file), 'utf8').match(SQL_STRINGS) ?? [];
    return found.map((text) => ({ file, text }));
  });
  expect(texts).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/no ' \|\| private\.product_name\(\)$/) }),
  );
  expect(violations(PRODUCT_IS_MASCULINE, texts)).toEqual([]);
});

it.each(globSync('mf-public/src/legal/**/!(*.test).{ts,tsx}', { cwd: REPOSITORY }))(
  'the product is masculine in %s, except where listed',
  (file) => {
    const text = readFileSync(path.join(REPOSITORY, file), 'utf8').replace(/\s+/g, ' ');
    const found = [...text.matchAll(new RegExp(PRODUCT_IS_MASCULINE.wrong, 'gu'))].map(({ 0: it, index }) =>
      text.slice(index, index + it.length + 40).replace(/^[^\p{L}]/u, ''),
    );
    const listed = FEMININE_IN_LEGAL_TEXTS[file] ?? [];
    expect(found).toEqual(listed.map((start) => expect.stringMatching(`^${start}`)));
  },
);

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
  const rules = RULES.filter((rule) => violations(rule, [{ text }]).length > 0);
  expect(rules.map(({ name }) => name)).toEqual(isBroken ? ['numbers have a decimal comma'] : []);
});

it('numbers reach the interface through formatters of shared-domain, two of which use the specified decimal point', () => {
  const formatting = INTERFACE.filter((file) =>
    /\.toFixed\(|\.toPrecision\(/.test(withoutComments(readFileSync(path.join(REPOSITORY, file), 'utf8'))),
  );
  expect(formatting).toEqual(['shared-domain/src/fee.ts', 'shared-domain/src/rating.ts']);
});
