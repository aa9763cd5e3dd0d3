import type { AnyAST } from '@supabase/lite';
import type { OpenDatabase } from '../../database/open.ts';
import { checkConditions } from './conditions.ts';
import { boundEmbeds, checkOrder, isCut, type BoundEmbed } from './embedding.ts';
import { LIMITS } from './limits.ts';
import { QueryRefusal, tooMuch } from './query-refusal.ts';

type Connection = OpenDatabase['connection'];

/**
 * Checks each query between lite's parser and its SQL, so that the checked query is the one that runs, and
 * the embedded lists of each response before its transaction ends.
 */
export function boundConnection(connection: Connection): void {
  const embedsOf = new WeakMap<object, readonly BoundEmbed[]>();
  const onPostgrestAST = connection.onPostgrestAST.bind(connection);
  const withContext: Connection['withContext'] = connection.withContext.bind(connection);

  connection.onPostgrestAST = async (parsed: AnyAST, vars: Record<string, unknown> = {}) => {
    // Refuses unknown tables.
    const ast = await onPostgrestAST(parsed);
    if (ast.where) checkConditions(ast.where);
    checkOrder(ast.order);
    const isBatch = Array.isArray(ast.values) && ast.values.length > LIMITS.writtenRows;
    if (isBatch) throw tooMuch('rows to write', LIMITS.writtenRows);
    embedsOf.set(vars, boundEmbeds(ast, await connection.introspect({ useCache: true })));
    return ast;
  };

  connection.withContext = (vars, work, options) =>
    withContext(
      vars,
      async (inside) => {
        const answer = await work(inside);
        const embeds = vars && embedsOf.get(vars);
        if (embeds && answer instanceof Response) await checkAnswer(answer, embeds);
        return answer;
      },
      options,
    );
}

const hasList = (embeds: readonly BoundEmbed[]): boolean =>
  embeds.some(({ most, inside }) => most !== null || hasList(inside));

async function checkAnswer(answer: Response, embeds: readonly BoundEmbed[]): Promise<void> {
  if (!answer.ok || answer.body === null || !hasList(embeds)) return;
  if (!answer.headers.get('Content-Type')?.includes('json'))
    throw new QueryRefusal('the query asks for too much', 'Embedded lists are available as JSON only.');
  if (isCut(await answer.clone().json(), embeds))
    throw new QueryRefusal(
      'the query asks for too much',
      `At most ${LIMITS.embeddedRows} embedded rows are returned: limit the rows and the embedded lists.`,
    );
}
