import type { Backend } from '../index.ts';
import { PEOPLE } from '../seed/index.ts';
import { generateKeys, SITE, startFixture } from './start.ts';

/** The repository's own backend with its seed, and a user's token for attacks. */
export interface AttackTarget {
  readonly backend: Backend;
  readonly keys: ReturnType<typeof generateKeys>;
  /** Sends a request as Camila, a patient; the given headers override hers. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Answered>;
  /** Access token of a seed user's address. */
  readonly tokenOf: (email: string) => Promise<string>;
  /** A checksum of every row of every table, to detect writes. */
  readonly fingerprint: () => Promise<string>;
  /** Properties added to the backend's shared prototypes. */
  readonly polluted: () => readonly string[];
  /** Server errors that the backend reported. */
  readonly failures: unknown[];
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('auth', 'private', 'public', 'storage') order by 1`;

/** The backend's own `Object.prototype` and `Object`, which differ from those of a test. */
const shared = () => {
  const prototype = Object.getPrototypeOf(embeddedNode.DEMO_ACCOUNTS[0]) as object;
  return [prototype, prototype.constructor];
};
const polluted = () => shared().flatMap((each) => Object.keys(each));

/** Starts the portal's own backend in memory, with its seed. */
export async function startAttackTarget(): Promise<AttackTarget> {
  const keys = generateKeys();
  const failures: unknown[] = [];
  const { migrations, seed, functions } = await portalProject();
  const onError = (error: unknown) => failures.push(error);
  const backend = await startFixture({ keys, migrations, seed, functions, onError });
  const tokenOf = async (email: string) => (await backend.signIn(email)).access_token;
  const token = await tokenOf(PEOPLE.camila.email);
  const own = {
    apikey: keys.publishable,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const ask = async (path: string, { headers, ...init }: RequestInit = {}): Promise<Answered> => {
    const all = new Headers(own);
    new Headers(headers).forEach((value, name) => all.set(name, value));
    const answer = await backend.fetch(new Request(SITE + path, { ...init, headers: all }));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const fingerprint = async () => {
    const tables = await backend.db.query<{ name: string }>(TABLES);
    const sums = tables.map(
      ({ name }) =>
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
    const rows = await backend.db.query<{ sum: string }>(sums.join(' union all '));
    return rows.map(({ sum }) => sum).join();
  };
  return { backend, keys, ask, tokenOf, fingerprint, polluted, failures };
}
