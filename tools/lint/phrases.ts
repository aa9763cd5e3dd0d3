/** Syntax that a part of the repository must not use, as ESLint selectors with reasons. */

export const DATA_ACCESS = {
  selector: "MemberExpression[property.name='supabase']",
  message: "Only a screen's data files (use-*.ts and other plain .ts files) call the Supabase client.",
};

/** Builds replace lucide's icons (tools/webpack/lighter-libraries.ts). */
export const ICON_SIZE = {
  selector: "JSXAttribute[name.name='size'] Literal[raw=/^[\"']?[0-9]/]",
  message: 'Builds ignore the size of an icon: set it in CSS.',
};

const CLOCK_MESSAGE = 'The clock is passed in: take `now` as a parameter.';

export const CLOCK = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK_MESSAGE },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: CLOCK_MESSAGE },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Randomness is passed in: the domain is deterministic.',
  },
];

const SKIP_MESSAGE = 'Every test runs: no skip, only, fixme or todo.';

/**
 * `test.skip(condition, reason)` is allowed: it skips where the machine lacks a requirement, and the summary
 * names it.
 */
export const SKIPPED_TESTS = [
  {
    selector:
      "CallExpression:not([callee.property.name='skip'][arguments.0.type='BinaryExpression']) > " +
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|fixme|todo|failing)$/]',
    message: SKIP_MESSAGE,
  },
  { selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', message: SKIP_MESSAGE },
];
