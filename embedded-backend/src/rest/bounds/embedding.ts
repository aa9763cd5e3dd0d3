import type { AnyAST, EmbedDef, IntrospectResult, JoinMap, SelectEntry } from '@supabase/lite';
import { checkColumns } from './columns.ts';
import { checkColumn, checkConditions } from './conditions.ts';
import { LIMITS } from './limits.ts';
import { QueryRefusal, tooMuch } from './query-refusal.ts';
import { isUnique, relationOf } from './relations.ts';

/** An embedded table of which each row may show so many rows; null where there is one at most. */
export interface BoundEmbed {
  readonly alias: string;
  readonly most: number | null;
  readonly inside: readonly BoundEmbed[];
}

/** Where in a query something is selected. */
interface Level {
  readonly select: readonly SelectEntry[];
  readonly join: JoinMap;
  /** The tables from the outermost to this one. */
  readonly path: readonly string[];
  /** How many rows there are of it at most, over the whole answer. */
  readonly rows: number;
}

/**
 * Refuses columns and embedded tables that are too many or too deep, and tables inside themselves. Each embedded list
 * gets a limit, one row above its share of the rows of an answer, so that `isCut` sees whether it had more.
 */
export function boundEmbeds(ast: AnyAST, schema: IntrospectResult): readonly BoundEmbed[] {
  const root = ast.from ?? ast.function ?? '';
  const found = { columns: 0, embeds: 0 };

  function boundLevel({ select, join, path, rows }: Level): BoundEmbed[] {
    found.columns += checkColumns(select);
    if (found.columns > LIMITS.columns) throw tooMuch('columns', LIMITS.columns);
    return select.flatMap((entry) =>
      typeof entry === 'string'
        ? []
        : Object.entries(entry).flatMap(([alias, definition]) =>
            'select' in definition ? [boundEmbed(alias, definition, { select, join, path, rows })] : [],
          ),
    );
  }

  function boundEmbed(alias: string, embed: EmbedDef, { join, path, rows }: Level): BoundEmbed {
    const { table, isSingle } = relationOf(schema, path.at(-1) ?? '', alias, join[alias]);
    if ((found.embeds += 1) > LIMITS.embeds) throw tooMuch('embedded tables', LIMITS.embeds);
    if (path.length > LIMITS.embedDepth) throw tooMuch('tables inside each other', LIMITS.embedDepth);
    if (path.includes(table))
      throw new QueryRefusal('the query asks for too much', `'${table}' cannot be embedded in itself.`);
    if (embed.where) checkConditions(embed.where);
    checkOrder(embed.order);
    const share = isSingle ? null : shareOf(rows, embed);
    const inside = boundLevel({
      select: embed.select ?? [],
      join: embed.join ?? {},
      path: [...path, table],
      rows: rows * (share ?? 1),
    });
    return { alias, most: share, inside };
  }

  return boundLevel({
    select: ast.select ?? [],
    join: (ast.join as JoinMap | undefined) ?? {},
    path: [root],
    rows: rowsOf(ast, root, schema),
  });
}

/** How many rows of an embedded list each row may show; limits it in the query. */
function shareOf(rows: number, embed: EmbedDef): number {
  if (embed.spread) throw new QueryRefusal('the query asks for too much', 'A list cannot be spread.');
  const affordable = Math.max(1, Math.min(LIMITS.rows, Math.floor(LIMITS.embeddedRows / rows)));
  if (embed.limit !== undefined && embed.limit <= affordable) return embed.limit;
  // lite cuts every list at LIMITS.rows: the row above the share must still fit.
  const share = Math.min(affordable, LIMITS.rows - 1);
  embed.limit = share + 1;
  return share;
}

/** The rows of the outermost table at most: one where its key is given. */
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

/** Refuses more terms of an order than there is use for. */
export function checkOrder(order: AnyAST['order'] = []): void {
  if (order.length > LIMITS.orderTerms) throw tooMuch('terms of an order', LIMITS.orderTerms);
  for (const { column } of order) checkColumn(column);
}

/** Whether one of the embedded lists of an answer has more rows than its share. */
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
