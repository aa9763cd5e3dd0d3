import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

/** The portal's own texts: screens, refusals, e-mails. Legal texts are kept as they were accepted. */
const FILES = globSync(
  [
    '{shell,mf-*,shared-*}/src/**/*copy.ts',
    'shared-domain/src/errors/catalogue*.ts',
    'mf-public/src/prerendered-pages.ts',
    'supabase/functions/**/*.ts',
    'supabase/templates/*.html',
  ],
  { cwd: REPOSITORY },
).filter((file) => !/node_modules|\.test\./.test(file));

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The strings of a source; of a page, all of it. */
function textsOf(file: string): readonly string[] {
  const source = readFileSync(path.join(REPOSITORY, file), 'utf8');
  if (file.endsWith('.html')) return [source.replace(/<[^>]*>/g, ' ')];
  return withoutComments(source).match(/'[^'\n]*'|`[^`]*`/g) ?? [];
}

const TEXTS = FILES.flatMap((file) => textsOf(file).map((text) => ({ file, text })));

interface Rule {
  readonly name: string;
  readonly wrong: RegExp;
  /** Texts that the specification states, or decision 14. */
  readonly stated?: RegExp;
}

const RULES: readonly Rule[] = [
  { name: 'hours are written "24h"', wrong: /\b\d+ (h|horas)\b|\} h\b/ },
  {
    name: 'electronic mail is "e-mail"',
    wrong: /\bEmails?\b|\b[Ee]mail (d[aeo]|é|com|foi)\b/,
    stated: /^.Email.$|Email (inválido|já cadastrado|não confirmado)/,
  },
  { name: 'the disorder is "TEPT"', wrong: /PTSD|TSPT/, stated: /Trauma e PTSD/ },
  {
    name: 'consultations are moved by "remarcar"',
    wrong: /[Rr]eagend/,
    stated: /^.Reagendar|Reagendamento até/,
  },
  {
    name: 'a day in a sentence has its preposition',
    wrong: /\bé \$\{when\(|\bé (segunda|terça|quarta|quinta|sexta)/,
  },
  {
    name: 'the product is "o Vínculo", the team\'s company "a Vínculo"',
    wrong: /(^|[^\p{L}])(a|da|na|pela|à) \$\{PRODUCT_NAME\}/u,
    stated: /(equipe|lucro) da \$\{PRODUCT_NAME\}/,
  },
  {
    name: 'a profile is opened by "Ver perfil" or, as stated, "Ver Perfil"',
    wrong: /[Vv]isualizar perfil|Abrir perfil/,
  },
];

it('finds the texts', () => {
  expect(FILES.length).toBeGreaterThan(60);
  expect(TEXTS.length).toBeGreaterThan(1500);
});

it.each(RULES)('$name', ({ wrong, stated }) => {
  expect(TEXTS.filter(({ text }) => wrong.test(text) && stated?.test(text) !== true)).toEqual([]);
});
