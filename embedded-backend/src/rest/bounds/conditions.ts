import { LIMITS } from './limits.ts';
import { QueryRefusal, tooMuch } from './query-refusal.ts';

const LISTS = ['$eq', '$gt', '$gte', '$lt', '$lte'];

/**
 * The supported operators, by @supabase/lite's operator names. Excluded: `match` and `imatch`, whose pattern
 * can keep PostgreSQL busy without limit; `like` and `ilike`, because a few on long texts take a second; `fts`
 * and the other full-text operators, which stem every row. Use `search_professionals` to search.
 */
const OPERATORS: ReadonlySet<string> = new Set([
  ...['$eq', '$neq', '$gt', '$gte', '$lt', '$lte', '$is', '$isNot', '$in', '$notIn'],
  ...['$isDistinct', '$contains', '$containedBy', '$overlaps'],
  ...['$rangeLt', '$rangeGt', '$rangeGte', '$rangeLte', '$rangeAdjacent'],
  ...LISTS.flatMap((operator) => [`${operator}Any`, `${operator}All`]),
]);

const IS_LOGICAL = /(^|\.)\$(and|or|not)$/;

/** Refuses too many or too deep conditions, unsupported operators, and values that are statements. */
export function checkConditions(where: unknown): void {
  if (conditionsIn(where, 1) > LIMITS.conditions) throw tooMuch('conditions', LIMITS.conditions);
}

function conditionsIn(where: unknown, depth: number): number {
  if (depth > LIMITS.conditionDepth) throw tooMuch('nested conditions', LIMITS.conditionDepth);
  if (Array.isArray(where)) return sum(where.map((each) => conditionsIn(each, depth)));
  return sum(
    entriesOf(where).map(([name, value]) =>
      IS_LOGICAL.test(name) ? conditionsIn(value, depth + 1) : comparisonsOf(name, value),
    ),
  );
}

function comparisonsOf(column: string, comparison: unknown): number {
  checkColumn(column);
  return sum(
    entriesOf(comparison).map(([operator, value]) => {
      if (operator === '$not') return comparisonsOf(column, value);
      if (!OPERATORS.has(operator)) throw unsupported();
      checkValue(value);
      return 1;
    }),
  );
}

/** Refuses a name that lite would interpret as an instruction, and a JSON path that is too long. */
export function checkColumn(name: string): void {
  if (name.split('.').some((part) => part.startsWith('$'))) throw unsupported();
  if (name.split('->').length - 1 > LIMITS.jsonSteps) throw tooMuch('steps of a JSON path', LIMITS.jsonSteps);
}

function checkValue(value: unknown): void {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > LIMITS.listItems) throw tooMuch('values of a list', LIMITS.listItems);
  if (values.some(isStatement)) throw unsupported();
}

/** lite interprets JSON of these forms as a query of its own, or as another column. */
const isStatement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || '$ref' in value);

/** Refuses an operator that the data API does not support. */
export const unsupported = (): QueryRefusal =>
  new QueryRefusal('failed to parse filter', 'Unsupported operator. Use a comparison or a list operator.');

function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw unsupported();
  return Object.entries(value);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
