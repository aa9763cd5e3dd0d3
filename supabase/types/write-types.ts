import { ALWAYS_PRESENT } from './always-present.ts';
import type { Catalogue, Column, Procedure, Relation, Relationship } from './catalogue.ts';
import type { Shape } from './answers/shape.ts';
import { JSON_ANSWERS } from './json-answers.ts';

const SCALARS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
  void: 'undefined',
};

/** TypeScript in the format of `supabase gen types`, from which supabase-js infers rows and procedures. */
export function writeTypes(catalogue: Catalogue): string {
  const { relations, functions, enums } = catalogue;
  const section = (kind: Relation['kind']) =>
    relations.filter((r) => r.kind === kind).map((r) => relation(catalogue, r));
  return `// Generated from supabase/migrations by npm run database-types; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Lets supabase-js know which PostgREST answers.
  __InternalSupabase: { PostgrestVersion: '13.0.5' };
  public: {
    Tables: {${lines(section('table'))}};
    Views: {${lines(section('view'))}};
    Functions: {${lines(functions.map((f) => procedure(catalogue, f)))}};
    Enums: {${lines(enums.map((e) => `${e.name}: ${e.values.map(literal).join(' | ')};`))}};
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

function relation(catalogue: Catalogue, { name, kind }: Relation): string {
  const columns = catalogue.columns.filter((c) => c.relation === name);
  const row = columns.map(
    (c) =>
      `${c.name}: ${typeOrShape(catalogue, `${name}.${c.name}`, c.type)}${isNullable(c, kind) ? ' | null' : ''};`,
  );
  const links = catalogue.relationships.filter((r) => r.relation === name).map(relationship);
  const writes =
    kind === 'view'
      ? ''
      : `Insert: {${lines(columns.map((c) => written(catalogue, c, mayBeOmitted(c))))}};
         Update: {${lines(columns.map((c) => written(catalogue, c, true)))}};`;
  return `${name}: { Row: {${lines(row)}}; ${writes} Relationships: [${links.join('')}]; };`;
}

function isNullable(column: Column, kind: Relation['kind']): boolean {
  return kind === 'view' ? !ALWAYS_PRESENT[column.relation]?.includes(column.name) : column.nullable;
}

function mayBeOmitted(column: Column): boolean {
  return column.nullable || column.has_default;
}

function written(catalogue: Catalogue, column: Column, optional: boolean): string {
  if (column.generated) return `${column.name}?: never;`;
  const value = `${type(catalogue, column.type)}${column.nullable ? ' | null' : ''}`;
  return `${column.name}${optional ? '?' : ''}: ${value};`;
}

function relationship(link: Relationship): string {
  return `{
    foreignKeyName: ${literal(link.name)};
    columns: [${link.columns.map(literal).join(', ')}];
    isOneToOne: ${link.one_to_one};
    referencedRelation: ${literal(link.referenced)};
    referencedColumns: [${link.referenced_columns.map(literal).join(', ')}];
  },`;
}

function procedure(catalogue: Catalogue, made: Procedure): string {
  const { name, args, returns, returns_set } = made;
  const fields = args.map((arg) =>
    // An argument with a default may also be null: our procedures treat null as "not given".
    arg.optional
      ? `${arg.name}?: ${type(catalogue, arg.type)} | null;`
      : `${arg.name}: ${type(catalogue, arg.type)};`,
  );
  const origin = catalogue.relations.find((r) => r.name === returns);
  const value = origin
    ? `Database['public'][${origin.kind === 'view' ? "'Views'" : "'Tables'"}]['${returns}']['Row']`
    : made.returned.length
      ? `{${lines(made.returned.map((column) => returnedColumn(catalogue, name, column)))}}`
      : typeOrShape(catalogue, name, returns);
  const options = origin
    ? `SetofOptions: { from: '*'; to: '${returns}'; isOneToOne: false; isSetofReturn: ${returns_set} };`
    : '';
  return `${name}: {
    Args: ${fields.length ? `{${lines(fields)}}` : 'never'};
    Returns: ${value}${returns_set ? '[]' : ''};
    ${options}
  };`;
}

function returnedColumn(catalogue: Catalogue, of: string, column: Procedure['returned'][number]): string {
  const isPresent = ALWAYS_PRESENT[of]?.includes(column.name) ?? false;
  return `${column.name}: ${typeOrShape(catalogue, `${of}.${column.name}`, column.type)}${isPresent ? '' : ' | null'};`;
}

/** The JSON type of a procedure or column if declared, else its SQL type. */
function typeOrShape(catalogue: Catalogue, of: string, name: string): string {
  const shape = JSON_ANSWERS[of];
  return shape === undefined ? type(catalogue, name) : shapeType(shape);
}

function shapeType(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('oneOf' in shape) return `Database['public']['Enums']['${shape.oneOf}']`;
  if ('nullable' in shape) return `${shapeType(shape.nullable)} | null`;
  if ('list' in shape) return `${shapeType(shape.list)}[]`;
  if ('tuple' in shape) return `[${shape.tuple.map(shapeType).join(', ')}]`;
  return `{${lines(Object.entries(shape.fields).map(([name, field]) => `${name}: ${shapeType(field)};`))}}`;
}

/** @throws when a column has a type that this tool does not know yet */
function type(catalogue: Catalogue, name: string): string {
  if (name.startsWith('_')) return `${type(catalogue, name.slice(1))}[]`;
  if (catalogue.enums.some((e) => e.name === name)) return `Database['public']['Enums']['${name}']`;
  const scalar = SCALARS[name];
  if (!scalar) throw new Error(`There is no TypeScript type for PostgreSQL's ${name}.`);
  return scalar;
}

function literal(value: string): string {
  return `'${value}'`;
}

function lines(parts: readonly string[]): string {
  return parts.length ? `\n${parts.join('\n')}\n` : '[_ in never]: never';
}
