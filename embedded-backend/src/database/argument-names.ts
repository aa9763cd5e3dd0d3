const NAMED_ARGUMENT = /\b([a-z_][a-z0-9_]*) := \$/g;

/**
 * Quotes the names of a procedure's arguments. lite 0.10 writes them bare, and a name that is a keyword of SQL
 * (`time`) is then a syntax error. Only lite's own calls have the form `name := $1`: values are parameters.
 */
export function quoteArgumentNames(sql: string): string {
  return sql.replace(NAMED_ARGUMENT, '"$1" := $$');
}
