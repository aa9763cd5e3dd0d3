/**
 * Limits of one request to the data API. PGlite runs one statement at a time and has no timeout, so the
 * limits apply to what reaches SQL. The portal's own requests stay below a tenth of each.
 */
export const LIMITS = {
  /** Characters of the query string; Node limits all headers together to 16 kB. */
  queryLength: 16_000,
  parameters: 50,
  /** Nested parentheses in `select`, `order`, `or` and `and`. */
  parentheses: 8,
  /** Nested `and`, `or` and `not`. */
  conditionDepth: 5,
  conditions: 60,
  listItems: 500,
  orderTerms: 8,
  jsonSteps: 5,
  columns: 100,
  /** How often one column may be selected, under any names. */
  sameColumn: 3,
  embedDepth: 3,
  embeds: 6,
  /** Rows of a response (db-max-rows), also of each embedded list. */
  rows: 1000,
  /** Rows of all embedded lists together; each has an equal share. */
  embeddedRows: 10_000,
  bodyBytes: 65_536,
  /** Of functions: a bank's notification of 64 KiB as a JSON text. */
  serviceBodyBytes: 262_144,
  bodyDepth: 32,
  writtenRows: 100,
} as const;
