/** What drivers hang on an error beside what went wrong: the statement's values, and rows in PostgreSQL's own words. */
const VALUES = ['params', 'parameters', 'query', 'queryOptions', 'detail'] as const;

/**
 * The same error, fit for a log: without the values of its statement, which are what people wrote, their addresses and
 * the hashes of their passwords. Its causes likewise.
 */
export function withoutValues<E>(error: E): E {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    for (const name of VALUES) if (name in each) Reflect.deleteProperty(each, name);
  return error;
}
