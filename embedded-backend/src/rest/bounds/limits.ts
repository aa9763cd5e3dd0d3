/**
 * What one request to the data API may ask for. PGlite runs one statement at a time and knows no timeout, so the bound
 * is on what reaches SQL. The portal's own requests stay below a tenth of each.
 */
export const LIMITS = {
  /** Characters of the query string; Node's own limit for all headers together is 16 kB. */
  queryLength: 16_000,
  parameters: 50,
  /** Parentheses inside each other in `select`, `order`, `or` and `and`. */
  parentheses: 8,
  /** `and`, `or` and `not` inside each other. */
  conditionDepth: 5,
  conditions: 60,
  listItems: 500,
  orderTerms: 8,
  jsonSteps: 5,
  columns: 100,
  /** How often one column may be selected, under whatever names. */
  sameColumn: 3,
  embedDepth: 3,
  embeds: 6,
  /** Rows of an answer (db-max-rows), also of each embedded list. */
  rows: 1000,
  /** Of all embedded lists together; each has the same part. */
  embeddedRows: 10_000,
  bodyBytes: 65_536,
  bodyDepth: 32,
  writtenRows: 100,
} as const;
