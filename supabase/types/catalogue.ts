/** The parts of PostgreSQL's catalogue of schema public that the generated types need. */
export interface Catalogue {
  readonly relations: readonly Relation[];
  readonly columns: readonly Column[];
  readonly relationships: readonly Relationship[];
  readonly functions: readonly Procedure[];
  readonly enums: readonly { readonly name: string; readonly values: readonly string[] }[];
}
export interface Relation {
  readonly name: string;
  readonly kind: 'table' | 'view';
}
export interface Column {
  readonly relation: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
  readonly generated: boolean;
}
export interface Relationship {
  readonly relation: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly referenced: string;
  readonly referenced_columns: readonly string[];
  readonly one_to_one: boolean;
}
export interface Procedure {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[];
  readonly returns: string;
  readonly returns_set: boolean;
  /** Columns of a `returns table`; empty for other results. */
  readonly returned: readonly { readonly name: string; readonly type: string }[];
}

type Query = (sql: string) => Promise<{ rows: unknown[] }>;

/** Reads the catalogue of schema public. @param query runs one statement as the owner of the database */
export async function readCatalogue(query: Query): Promise<Catalogue> {
  const rows = async <Row>(sql: string) => (await query(sql)).rows as Row[];
  return {
    relations: await rows(RELATIONS),
    columns: await rows(COLUMNS),
    relationships: await rows(RELATIONSHIPS),
    functions: await rows(FUNCTIONS),
    enums: await rows(ENUMS),
  };
}

const RELATIONS = `
  select relname as name, case relkind when 'v' then 'view' else 'table' end as kind
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by relname`;

const COLUMNS = `
  select c.relname as relation, a.attname as name, t.typname as type, not a.attnotnull as nullable,
    a.atthasdef as has_default, a.attgenerated <> '' as generated
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const RELATIONSHIPS = `
  select c.conrelid::regclass::text as relation, c.conname as name, f.relname as referenced,
    array(select attname::text from unnest(c.conkey) k join pg_attribute on attrelid = c.conrelid and attnum = k)
      as columns,
    array(select attname::text from unnest(c.confkey) k join pg_attribute on attrelid = c.confrelid and attnum = k)
      as referenced_columns,
    exists (select from pg_index where indrelid = c.conrelid and indisunique and indpred is null
      and indkey::int2[] <@ c.conkey and c.conkey <@ indkey::int2[]) as one_to_one
  from pg_constraint c join pg_class f on f.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and f.relnamespace = 'public'::regnamespace
  order by 1, 2`;

const FUNCTIONS = `
  select p.proname as name, r.typname as returns, p.proretset as returns_set,
    coalesce((select json_agg(json_build_object('name', p.proargnames[place], 'type', t.typname,
        'optional', place > p.pronargs - p.pronargdefaults) order by p.proargnames[place])
      from unnest(p.proargtypes::oid[]) with ordinality as arg (type, place)
        join pg_type t on t.oid = arg.type), '[]') as args,
    coalesce((select json_agg(json_build_object('name', p.proargnames[place], 'type', t.typname) order by place)
      from unnest(p.proallargtypes, p.proargmodes) with ordinality as arg (type, mode, place)
        join pg_type t on t.oid = arg.type
      where arg.mode = 't'), '[]') as returned
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  order by p.proname`;

const ENUMS = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`;
