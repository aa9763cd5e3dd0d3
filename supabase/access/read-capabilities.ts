import type { Database } from 'embedded-backend';
import { PAGE_CAPABILITIES } from 'shared-domain/team';

/** A capability of the team: the roles that have it, and everything that asks for it. */
export interface CapabilityRule {
  readonly capability: string;
  readonly roles: readonly string[];
  readonly tables: readonly string[];
  readonly procedures: readonly string[];
  readonly topics: readonly string[];
  readonly notices: readonly string[];
  readonly pages: readonly string[];
}

const required = (source: string) =>
  `substring(${source} from $$private\\.require_capability\\('([a-z.]+)'$$)`;

/** `when 'subject' then 'capability'` in a function's text. */
const choices = (name: string) => `
  select coalesce(array_agg(m[1] order by m[1]), '{}') from pg_proc p,
    regexp_matches(p.prosrc, $$when '([a-z:]+)' then '([a-z.]+)'$$, 'g') as m
  where p.pronamespace = 'private'::regnamespace and p.proname = '${name}' and m[2] = c.capability`;

const CAPABILITIES = `
  with asked as (
    select p.proname as name, ${required('p.prosrc')} as capability, p.pronamespace from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)),
  procedures as (
    select name, capability from asked where pronamespace = 'public'::regnamespace and capability is not null
    union select p.proname, h.capability from pg_proc p
      join asked h on h.pronamespace = 'private'::regnamespace and p.prosrc like '%private.' || h.name || '(%'
    where p.pronamespace = 'public'::regnamespace and h.capability is not null)
  select c.capability, array_agg(c.role::text order by c.role) as roles,
    (select coalesce(array_agg(tablename::text order by tablename), '{}') from pg_policies
     where concat(qual, with_check) like '%private.may(''' || c.capability || '''%') as tables,
    (select coalesce(array_agg(distinct name::text order by name::text), '{}') from procedures p
     where p.capability = c.capability) as procedures,
    (${choices('may_hear')}) as topics, (${choices('tell_admins')}) as notices
  from private.team_capabilities c group by c.capability order by c.capability`;

/** Reads from the database's catalogue what each capability opens; pages come from the interface's list. */
export async function readCapabilities(db: Database): Promise<readonly CapabilityRule[]> {
  const rules = await db.query<Omit<CapabilityRule, 'pages'>>(CAPABILITIES);
  const pages = Object.entries(PAGE_CAPABILITIES);
  return rules.map((rule) => ({
    ...rule,
    pages: pages.filter(([, capability]) => capability === rule.capability).map(([page]) => page),
  }));
}
