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

const CALLERS: Readonly<Record<MeasuredQuery['as'], { readonly role: string; readonly sub?: string }>> = {
  visitor: { role: 'anon' },
  patient: { role: 'authenticated', sub: MEASURED_PATIENT },
  professional: { role: 'authenticated', sub: MEASURED_PROFESSIONAL },
  owner: { role: 'postgres' },
  admin: { role: 'authenticated', sub: PEOPLE.beatriz.id },
};

/** Median times of the portal's queries, each in its own transaction as its user. */
export async function measureQueries(database: Database): Promise<readonly QueryFigure[]> {
  const figures: QueryFigure[] = [];
  for (const query of QUERIES) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(database, query));
    figures.push({ name: query.name, medianMs: median(times), limitMs: query.limitMs });
  }
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
