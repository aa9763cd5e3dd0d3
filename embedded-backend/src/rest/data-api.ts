import { App } from '@supabase/lite';
import type { OpenDatabase } from '../database/open.ts';
import type { Caller } from '../gate/caller.ts';
import { withCheckedBody } from './bounds/body.ts';
import { boundConnection } from './bounds/bound-connection.ts';
import { unsupported } from './bounds/conditions.ts';
import { LIMITS } from './bounds/limits.ts';
import { QueryRefusal } from './bounds/query-refusal.ts';
import { checkQueryText } from './bounds/query-text.ts';
import { refuseAsPostgrest, RIGHTS_HEADER } from './database-error.ts';
import { hasInheritedOperator, inheritedName } from './inherited-names.ts';
import { setRequestSettingsAtOnce } from './request-settings.ts';

type Connection = OpenDatabase['connection'];

/** Handles `/rest/v1` requests of a known caller. */
export type DataApi = (request: Request, caller: Caller) => Promise<Response>;

interface Environment {
  readonly caller: Caller;
  /** Required by lite for its admin mode, which is disabled here. */
  readonly peerAddress: null;
}

/** The caller is determined before lite; credentials are removed from the request. */
function withoutCredentials(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Authorization');
  headers.set('apikey', 'checked');
  return new Request(request, { headers });
}

/**
 * At the first request lite would grant everything to anon and authenticated; marking its row-level security
 * as set up keeps the grants of the migrations.
 */
function keepGrants(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active' });
}

/** PostgREST's data API on an open database, provided by lite. */
export async function createDataApi(connection: Connection): Promise<DataApi> {
  const app = new App({
    connection,
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: {
        disableStudio: true,
        apiKeys: {
          resolver: async (_key, context) => {
            const { caller } = context.env as unknown as Environment;
            return { type: 'publishable', claims: { ...caller } };
          },
        },
      },
    },
  });
  await app.init();
  keepGrants(connection);
  connection.normalizeDbError = refuseAsPostgrest;
  boundConnection(connection);
  setRequestSettingsAtOnce(connection);

  async function answer(request: Request, caller: Caller): Promise<Response> {
    const url = new URL(request.url);
    checkQueryText(url);
    const inherited = inheritedName(url);
    if (inherited) return noColumn(inherited);
    const environment: Environment = { caller, peerAddress: null };
    const most = caller.role === 'service_role' ? LIMITS.serviceBodyBytes : LIMITS.bodyBytes;
    const response = await app.fetch(withoutCredentials(await withCheckedBody(request, most)), environment);
    if (response.status === 500 && hasInheritedOperator(url)) throw unsupported();
    return asCaller(response, caller);
  }

  return async (request, caller) => {
    if (!METHODS.has(request.method)) return unknownMethod(request.method);
    try {
      return await (isHeadOfProcedure(request) ? headOf(request, caller) : answer(request, caller));
    } catch (error) {
      if (error instanceof QueryRefusal) return error.getResponse();
      throw error;
    }
  };

  /** lite interprets the arguments of a procedure as filters when the method is HEAD. */
  async function headOf(request: Request, caller: Caller): Promise<Response> {
    const { status, headers } = await answer(new Request(request, { method: 'GET' }), caller);
    return new Response(null, { status, headers });
  }
}

const isHeadOfProcedure = ({ method, url }: Request): boolean =>
  method === 'HEAD' && new URL(url).pathname.startsWith('/rest/v1/rpc/');

/** lite treats any other method as GET. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** PostgREST's response to an unknown method. */
const unknownMethod = (method: string) =>
  Response.json(
    { code: 'PGRST117', details: null, hint: null, message: `Unsupported HTTP method: ${method}` },
    { status: 405 },
  );

/** PostgREST's response to an unknown column. */
const noColumn = (name: string) =>
  Response.json(
    { code: '42703', details: null, hint: null, message: `column ${name} does not exist` },
    { status: 400 },
  );

/** PostgREST answers a visitor with 401 where it answers a user with 403. */
function asCaller(response: Response, caller: Caller): Response {
  if (!response.headers.has(RIGHTS_HEADER)) return response;
  const headers = new Headers(response.headers);
  headers.delete(RIGHTS_HEADER);
  const anonymous = caller.role === 'anon';
  if (anonymous) headers.set('WWW-Authenticate', 'Bearer');
  return new Response(response.body, { status: anonymous ? 401 : 403, headers });
}
