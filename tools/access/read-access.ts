type Query = (sql: string) => Promise<{ rows: unknown[] }>;

/** What a role of the API may do with a table or view, and which rows a policy leaves it. */
export interface TableAccess {
  readonly schema: string;
  readonly name: string;
  /** Verb → the columns it does not reach; missing: not at all. */
  readonly anon: Readonly<Record<string, readonly string[]>>;
  readonly authenticated: Readonly<Record<string, readonly string[]>>;
  /** "select: Participants read their consultations, admins every one" */
  readonly policies: readonly string[];
}

export interface ProcedureAccess {
  readonly name: string;
  readonly anon: boolean;
  readonly authenticated: boolean;
  readonly about: string;
}

const TABLES = `
  select n.nspname as schema, c.relname as name, role, privilege,
    coalesce(array_agg(a.attname::text order by a.attname)
      filter (where not has_column_privilege(role, c.oid, a.attnum, privilege)), '{}') as withheld
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
    (values ('anon'), ('authenticated')) as roles (role),
    (values ('select'), ('insert'), ('update')) as verbs (privilege)
  where n.nspname = 'public' and c.relkind in ('r', 'v')
  group by n.nspname, c.relname, role, privilege
  having bool_or(has_column_privilege(role, c.oid, a.attnum, privilege))
  union all
  select 'public', relname, '', '', '{}' from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  order by 2, 3, 4`;

const POLICIES = `
  select schemaname as schema, tablename as name, lower(cmd) || ': ' || policyname as policy
  from pg_policies where schemaname in ('public', 'storage') order by 2, 3`;

const PROCEDURES = `
  select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as anon,
    has_function_privilege('authenticated', p.oid, 'execute') as authenticated,
    coalesce(obj_description(p.oid, 'pg_proc'), '') as about
  from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' order by p.proname`;

/** Reads from the database's own catalogue who may do what. @param query runs one statement as the owner */
export async function readAccess(query: Query) {
  const rows = async <Row>(sql: string) => (await query(sql)).rows as Row[];
  const grants = await rows<{
    schema: string;
    name: string;
    role: string;
    privilege: string;
    withheld: string[];
  }>(TABLES);
  const policies = await rows<{ name: string; policy: string }>(POLICIES);
  const names = [...new Set(grants.map(({ name }) => name)), 'objects'];
  const verbsOf = (name: string, role: string) =>
    Object.fromEntries(
      grants
        .filter((grant) => grant.name === name && grant.role === role)
        .map(({ privilege, withheld }) => [privilege, withheld]),
    );
  const tables = names.map((name): TableAccess => ({
    schema: name === 'objects' ? 'storage' : 'public',
    name,
    anon: verbsOf(name, 'anon'),
    authenticated: verbsOf(name, 'authenticated'),
    policies: policies.filter((policy) => policy.name === name).map(({ policy }) => policy),
  }));
  return { tables, procedures: await rows<ProcedureAccess>(PROCEDURES) };
}
