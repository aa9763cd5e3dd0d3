import type { Database } from 'embedded-backend';
import type { Actor } from './actors.ts';
import { attempt, type Outcome } from './attempt.ts';
import { CALLS, CALLS_OF_SUSPENDED } from './calls.ts';
import type { Line } from './probe-tables.ts';

const PROCEDURES = `select proname as name from pg_proc
  where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by 1`;

function resultOf(outcome: Outcome): string {
  if (!('code' in outcome)) return outcome.rows.length > 0 ? 'yes' : 'none';
  return outcome.code === '42501' ? '–' : outcome.message;
}

/** Calls every procedure as each actor. Throws for a procedure without a defined call. */
export async function probeProcedures(db: Database, actors: readonly Actor[]): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const { name } of await db.query<{ name: string }>(PROCEDURES)) {
    if (!CALLS[name]) throw new Error(`supabase/access/calls.ts does not define a call of ${name}.`);
    for (const [args, about] of [CALLS[name], CALLS_OF_SUSPENDED[name]].filter(
      (call) => call !== undefined,
    )) {
      const outcomes: string[] = [];
      for (const actor of actors)
        outcomes.push(resultOf(await attempt(db, actor, `select * from public.${name}(${args})`)));
      lines.push({ subject: name, verb: about, outcomes });
    }
  }
  return lines;
}
