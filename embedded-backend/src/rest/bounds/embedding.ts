import type { AnyAST, EmbedDef, IntrospectResult, JoinMap, SelectEntry } from '@supabase/lite';
import { checkColumns } from './columns.ts';
import { checkColumn, checkConditions } from './conditions.ts';
import { LIMITS } from './limits.ts';
import { QueryRefusal, tooMuch } from './query-refusal.ts';
import { isUnique, relationOf } from './relations.ts';

/** An embedded table with its maximum number of rows per parent row; null for a to-one relation. */
export interface BoundEmbed {
  readonly alias: string;
  readonly most: number | null;
  readonly inside: readonly BoundEmbed[];
}

/** An embedded table as named in the query. */
interface FoundEmbed {
  readonly alias: string;
  readonly embed: EmbedDef;
  /** Whether each row has at most one. */
  readonly isSingle: boolean;
  readonly inside: readonly FoundEmbed[];
}

/**
 * Refuses too many or too deep columns and embedded tables, and a table that is embedded twice. Each embedded
 * list gets a limit, one row above its share of the response's rows, so that `isCut` detects that it had
 * more.
 */
export function boundEmbeds(ast: AnyAST, schema: IntrospectResult): readonly BoundEmbed[] {
  const root = ast.from ?? ast.function ?? '';
  const tables = new Set([root]);
  let [columns, embeds, lists] = [0, 0, 0];

  function findIn(select: readonly SelectEntry[], join: JoinMap, path: readonly string[]): FoundEmbed[] {
    columns += checkColumns(select);
    if (columns > LIMITS.columns) throw tooMuch('columns', LIMITS.columns);
    return select.flatMap((entry) =>
      typeof entry === 'string'
        ? []
        : Object.entries(entry).flatMap(([alias, definition]) =>
            'select' in definition ? [found(alias, definition, join, path)] : [],
          ),
    );
  }

  function found(alias: string, embed: EmbedDef, join: JoinMap, path: readonly string[]): FoundEmbed {
    const { table, isSingle } = relationOf(schema, path.at(-1) ?? '', alias, join[alias]);
    if ((embeds += 1) > LIMITS.embeds) throw tooMuch('embedded tables', LIMITS.embeds);
    if (path.length > LIMITS.embedDepth) throw tooMuch('nested tables', LIMITS.embedDepth);
    if (tables.has(table))
      throw new QueryRefusal('the query asks for too much', `'${table}' can be in a query once.`);
    tables.add(table);
    if (!isSingle) lists += 1;
    if (embed.where) checkConditions(embed.where);
    checkOrder(embed.order);
    const inside = findIn(embed.select ?? [], embed.join ?? {}, [...path, table]);
    return { alias, embed, isSingle, inside };
  }

  const all = findIn(ast.select ?? [], (ast.join as JoinMap | undefined) ?? {}, [root]);
  const most = Math.floor(LIMITS.embeddedRows / Math.max(1, lists));
  return all.map((each) => limited(each, rowsOf(ast, root, schema), most));
}

/**
 * Limits an embedded table in the query.
 * @param rows maximum number of rows of the parent table in the whole response
 * @param most maximum number of rows of one list in the whole response
 */
function limited({ alias, embed, isSingle, inside }: FoundEmbed, rows: number, most: number): BoundEmbed {
  const share = isSingle ? null : shareOf(rows, embed, most);
  return { alias, most: share, inside: inside.map((each) => limited(each, rows * (share ?? 1), most)) };
}

/** Returns the maximum number of rows of an embedded list per parent row, after setting it in the query. */
function shareOf(rows: number, embed: EmbedDef, most: number): number {
  if (embed.spread) throw new QueryRefusal('the query asks for too much', 'A list cannot be spread.');
  const affordable = Math.max(1, Math.min(LIMITS.rows, Math.floor(most / rows)));
  if (embed.limit !== undefined && embed.limit <= affordable) return embed.limit;
  // lite truncates every list at LIMITS.rows: the row above the share must still fit.
  const share = Math.min(affordable, LIMITS.rows - 1);
  embed.limit = share + 1;
  return share;
}

/** Maximum number of rows of the outermost table: one when its key is given. */
function rowsOf({ limit, where }: AnyAST, table: string, schema: IntrospectResult): number {
  const isOne = Object.entries(where ?? {}).some(
    ([column, comparison]) =>
      typeof comparison === 'object' &&
      comparison !== null &&
      '$eq' in comparison &&
      isUnique(schema, table, column),
  );
  return isOne ? 1 : Math.max(1, Math.min(limit ?? LIMITS.rows, LIMITS.rows));
}

/** Refuses too many order terms. */
export function checkOrder(order: AnyAST['order'] = []): void {
  if (order.length > LIMITS.orderTerms) throw tooMuch('order terms', LIMITS.orderTerms);
  for (const { column } of order) checkColumn(column);
}

/** Whether an embedded list of a response has more rows than its share. */
export function isCut(answer: unknown, embeds: readonly BoundEmbed[]): boolean {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return embeds.some(({ alias, most, inside }) =>
    rows.some((row) => {
      const value = isRow(row) ? row[alias] : undefined;
      const isLong = most !== null && Array.isArray(value) && value.length > most;
      return isLong || (value !== undefined && value !== null && isCut(value, inside));
    }),
  );
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
