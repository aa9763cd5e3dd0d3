import type { Database } from 'embedded-backend';
import { PEOPLE } from 'embedded-backend/seed';
import { QUERIES, type MeasuredQuery } from './backend-queries.ts';
import { MEASURED_PATIENT, MEASURED_PROFESSIONAL } from '../../supabase/tests/support/scale-sql.ts';
import { median } from './statistics.ts';

export interface QueryFigure {
  readonly name: string;
  readonly medianMs: number;
  readonly limitMs: number;
}

const RUNS = 15;

const CALLERS: Readonly<Record<MeasuredQuery['as'], Readonly<Record<string, string>>>> = {
  visitor: { role: 'anon' },
  patient: { role: 'authenticated', sub: MEASURED_PATIENT },
  professional: { role: 'authenticated', sub: MEASURED_PROFESSIONAL },
  owner: { role: 'postgres' },
  admin: { role: 'authenticated', sub: PEOPLE.beatriz.id, session_id: PEOPLE.beatriz.id, aal: 'aal2' },
};

/** The admin's login session; other measured queries ask for none. */
const SIGN_IN = `
  insert into auth.sessions (id, user_id, aal, created_at, updated_at)
    values ('${PEOPLE.beatriz.id}', '${PEOPLE.beatriz.id}', 'aal2', now(), now());
  insert into auth.refresh_tokens (token, user_id, session_id, revoked)
    values ('${PEOPLE.beatriz.id}', '${PEOPLE.beatriz.id}', '${PEOPLE.beatriz.id}', false);`;
const SIGN_OUT = `delete from auth.sessions where id = '${PEOPLE.beatriz.id}'`;

/** Median times of the portal's queries, each in its own transaction as its user. */
export async function measureQueries(database: Database): Promise<readonly QueryFigure[]> {
  const figures: QueryFigure[] = [];
  await database.exec(SIGN_IN);
  for (const query of QUERIES) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(database, query));
    figures.push({ name: query.name, medianMs: median(times), limitMs: query.limitMs });
  }
  await database.exec(SIGN_OUT);
  return figures;
}

function timeOf(database: Database, { as, sql }: MeasuredQuery): Promise<number> {
  const caller = CALLERS[as];
  return database.transaction(async (inside) => {
    await inside.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(caller)]);
    await inside.exec(`set local role ${caller.role}`);
    const started = performance.now();
    await inside.query(sql);
    return performance.now() - started;
  });
}
