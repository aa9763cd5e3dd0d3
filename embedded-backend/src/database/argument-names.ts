const NAMED_ARGUMENT = /\b([a-z_][a-z0-9_]*) := \$/g;

/**
 * Quotes the names of a procedure's arguments. lite 0.10 does not, so a name that is an SQL keyword (`time`)
 * would be a syntax error. Only lite's own calls have the form `name := $1`; values are parameters.
 */
export function quoteArgumentNames(sql: string): string {
  return sql.replace(NAMED_ARGUMENT, '"$1" := $$');
}
