import type { ColumnDef, SelectEntry } from '@supabase/lite';
import { checkColumn } from './conditions.ts';
import { LIMITS } from './limits.ts';
import { QueryRefusal, tooMuch } from './query-refusal.ts';

/** Excludes types whose input is compiled, such as jsonpath with its regular expressions. */
const CASTS: ReadonlySet<string> = new Set([
  ...['text', 'varchar', 'uuid', 'bool', 'boolean', 'int2', 'int4', 'int8', 'smallint', 'integer', 'bigint'],
  ...['numeric', 'float4', 'float8', 'real', 'double precision', 'date', 'time', 'timestamp', 'timestamptz'],
]);

/** Refuses more columns than the limit, one column under many names, and casts that are not supported. */
export function checkColumns(select: readonly SelectEntry[]): number {
  const counts = new Map<string, number>();
  for (const entry of select) {
    const [[alias, definition]] = typeof entry === 'string' ? [[entry, {}]] : entryOf(entry);
    if (isEmbed(definition)) continue;
    const { column = alias, cast, preCast, path = '' } = definition;
    checkColumn(column + path.replaceAll('.', '->'));
    for (const type of [cast, preCast]) if (type !== undefined) checkCast(type);
    const count = (counts.get(column) ?? 0) + 1;
    if (count > LIMITS.sameColumn) throw tooMuch('values of one column', LIMITS.sameColumn);
    counts.set(column, count);
  }
  return select.length;
}

const entryOf = (entry: Exclude<SelectEntry, string>) => Object.entries(entry) as [[string, ColumnDef]];

const isEmbed = (definition: object): boolean => 'select' in definition;

function checkCast(type: string): void {
  if (!CASTS.has(type.toLowerCase()))
    throw new QueryRefusal('failed to parse select parameter', `A cast to ${type} is not supported.`);
}
