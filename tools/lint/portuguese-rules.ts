import { PRODUCT_NAME } from 'shared-domain/product';

/** A rule for Portuguese texts that a pattern can check. */
export interface Rule {
  readonly name: string;
  readonly wrong: RegExp;
  /** Texts required by the specification, or decision 14. */
  readonly stated?: RegExp;
}

/**
 * A number with a decimal point, between tags or beside a word, a percent sign or a price; not a version or a
 * URL. In drawings and styles the only words are function names.
 */
const DECIMAL_POINT =
  /^(?:[>}]|(?=.*(?:\p{L}{4}(?![\p{L}-]*\()|%|R\$))).*?(?<![\w.:\-/])\d+\.\d{1,2}(?![\w.])/su;

/** The name in a template, in plain text, and after a text in SQL. */
const NAME = String.raw`(\$\{PRODUCT_NAME\}|${PRODUCT_NAME}|'\s*\|\|\s*private\.product_name\(\))`;

/** Also for SQL and the legal texts, whose exceptions are in the test. */
export const PRODUCT_IS_MASCULINE: Rule = {
  name: `the product is "o ${PRODUCT_NAME}", the team's company "a ${PRODUCT_NAME}"`,
  wrong: new RegExp(String.raw`(^|[^\p{L}])([Aa]|[Dd]a|[Nn]a|[Pp]ela|[Àà]) ${NAME}`, 'u'),
  stated: new RegExp(`(equipe|lucro) da ${NAME}`, 'u'),
};

export const RULES: readonly Rule[] = [
  {
    name: 'hours are written "24h"',
    wrong: /\b\d+ (h|horas)\b|\} h\b/,
    stated: /faltam mais de 2 horas; senão a sessão é cobrada/,
  },
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
    name: 'a day in a sentence needs its preposition',
    wrong: /(?<!\p{L}|\d )é (\$\{when\(|segunda|terça|quarta|quinta|sexta)/u,
  },
  PRODUCT_IS_MASCULINE,
  { name: 'numbers have a decimal comma', wrong: DECIMAL_POINT },
  {
    name: 'a profile is opened by "Ver perfil" or, as stated, "Ver Perfil"',
    wrong: /[Vv]isualizar perfil|Abrir perfil/,
  },
  { name: 'new users read "Boas-vindas"', wrong: /Bem-vind/ },
  {
    name: 'the link to the landing page is "Voltar ao Início"',
    wrong: /^.Início.$|[Vv]oltar (ao início|para o)\b/,
  },
];

/** Returns the texts that violate a rule. */
export const violations = <T extends { readonly text: string }>(
  { wrong, stated }: Rule,
  texts: readonly T[],
): T[] => texts.filter(({ text }) => wrong.test(text) && stated?.test(text) !== true);
