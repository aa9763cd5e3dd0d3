import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OpenDatabase } from '../database/open.ts';

type Connection = OpenDatabase['connection'];
type Settings = readonly (readonly [name: string, value: string])[];

/** What lite knows of a request when it opens its transaction. */
interface RequestContext {
  readonly auth?: { readonly role?: string; readonly uid?: string | null; readonly jwt?: object };
  readonly storage?: { readonly operation?: string };
}

/** The HTTP request of a procedure. */
interface ProcedureRequest {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders?: object;
}

async function set(inside: Kysely<unknown>, settings: Settings): Promise<void> {
  const calls: RawBuilder<unknown>[] = settings.map(
    ([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`,
  );
  await sql`select ${sql.join(calls)}`.execute(inside);
}

const ofCaller = (inside: Kysely<unknown>, { auth, storage }: RequestContext): Promise<void> =>
  set(inside, [
    ['role', auth?.role || 'anon'],
    ['request.jwt.claim.sub', auth?.uid ?? ''],
    ['request.jwt.claim.role', auth?.role || 'anon'],
    ['storage.operation', storage?.operation ?? ''],
    ...(auth?.jwt ? [['request.jwt.claims', JSON.stringify(auth.jwt)] as const] : []),
  ]);

const ofProcedure = (inside: Kysely<unknown>, request: ProcedureRequest): Promise<void> =>
  set(inside, [
    ['response.status', ''],
    ['response.headers', ''],
    ['request.method', request.method],
    ['request.path', request.path],
    ['request.headers', JSON.stringify(request.requestHeaders ?? {})],
  ]);

/**
 * lite sets each of a request's five to eleven settings with a statement of its own, which costs more than the
 * request's query; this sets them in one or two.
 */
export function setRequestSettingsAtOnce(connection: Connection): void {
  for (const name of ['applyJwtSessionContext', 'applyRpcRequestGucs'])
    if (!(name in connection)) throw new Error(`@supabase/lite has no ${name} any more.`);
  Object.assign(connection, { applyJwtSessionContext: ofCaller, applyRpcRequestGucs: ofProcedure });
}
