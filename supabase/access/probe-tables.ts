import type { Database } from 'embedded-backend';
import type { Actor } from './actors.ts';
import { attempt, roleOf, type Outcome } from './attempt.ts';

/** A line of the matrix: an operation and its result for each actor. */
export interface Line {
  readonly subject: string;
  readonly verb: string;
  readonly outcomes: readonly string[];
}

interface Relation {
  readonly name: string;
  readonly columns: readonly string[];
}

const RELATIONS = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') group by 1 order by 1`;

const OWNING_COLUMNS = ['user_id', 'patient_id', 'professional_id', 'actor_id'];
const OF_CONSULTATION = `exists (select from public.consultations c
  where c.id = consultation_id and $me in (c.patient_id, c.professional_id))`;
/** Owner of a row when its columns do not show it. */
const OWN: Readonly<Record<string, string>> = {
  profiles: 'id = $me',
  chat_messages: OF_CONSULTATION,
  consultation_sessions: OF_CONSULTATION,
  series_conflicts: `exists (select from public.consultation_series s
    where s.id = series_id and $me in (s.patient_id, s.professional_id))`,
};

function ownBy({ name, columns }: Relation, actor: Actor): string {
  if (actor.id === null) return 'false';
  const owning = OWNING_COLUMNS.filter((column) => columns.includes(column));
  const condition = OWN[name] ?? (owning.length > 0 ? `$me in (${owning.join(', ')})` : 'false');
  return `coalesce(${condition.replaceAll('$me', `'${actor.id}'::uuid`)}, false)`;
}

const isRefused = (outcome: Outcome) => 'code' in outcome;
const countOf = (outcome: Outcome) => ('code' in outcome ? 0 : Number(outcome.rows[0]?.['n'] ?? 0));

/** "own", "all", …, depending on how many of one's own and of other rows were affected. */
function reach(own: number, others: number, total: number): string {
  if (own + others === 0) return 'none';
  if (own + others === total) return 'all';
  if (others === 0) return 'own';
  return own === 0 ? 'some' : 'own, some';
}

/** Tries to read, insert, update and delete in every table and view, as each actor. */
export async function probeTables(db: Database, actors: readonly Actor[]): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const relation of await db.query<Relation>(RELATIONS)) {
    const table = `public.${relation.name}`;
    const [{ n: total } = { n: 0 }] = await db.query<{ n: number }>(
      `select count(*)::int as n from ${table}`,
    );
    // The owner's column may be withheld; policies still decide which rows are visible.
    const open = `grant select on ${table} to anon, authenticated`;
    const split = async (actor: Actor, statement: (condition: string) => string) => {
      const own = ownBy(relation, actor);
      const mine = await attempt(db, actor, statement(own), open);
      const theirs = await attempt(db, actor, statement(`not ${own}`), open);
      return reach(countOf(mine), countOf(theirs), total);
    };
    const read = async (actor: Actor) =>
      isRefused(await attempt(db, actor, `select count(*) from ${table}`))
        ? '–'
        : split(actor, (condition) => `select count(*)::int as n from ${table} where ${condition}`);
    const assigned = new Map<string, readonly string[]>();
    // Privileges on columns belong to a role, not to a user.
    const assignments = async (actor: Actor) => {
      const role = roleOf(actor);
      const known = assigned.get(role);
      if (known) return known;
      const set: string[] = [];
      for (const column of relation.columns)
        if (!isRefused(await attempt(db, actor, `update ${table} set ${column} = ${column} where false`)))
          set.push(`${column} = ${column}`);
      assigned.set(role, set);
      return set;
    };
    const update = async (actor: Actor) => {
      const set = await assignments(actor);
      if (set.length === 0) return '–';
      return split(
        actor,
        (condition) =>
          `with changed as (update ${table} set ${set.join(', ')} where ${condition} returning 1)
           select count(*)::int as n from changed`,
      );
    };
    const insert = async (actor: Actor) =>
      allowed(await attempt(db, actor, `insert into ${table} default values`));
    const remove = async (actor: Actor) =>
      allowed(await attempt(db, actor, `delete from ${table} where false`));
    for (const [verb, attemptAs] of Object.entries({ read, insert, update, delete: remove })) {
      const outcomes: string[] = [];
      for (const actor of actors) outcomes.push(await attemptAs(actor));
      lines.push({ subject: relation.name, verb, outcomes });
    }
  }
  return lines;
}

/**
 * Neither the privilege nor (for a view of several tables) an insertable target: refused. Any other error
 * comes later.
 */
const allowed = (outcome: Outcome) =>
  'code' in outcome && ['42501', '55000', '0A000'].includes(outcome.code) ? '–' : 'yes';
