/**
 * What drivers attach to an error besides its cause: the statement's values, and rows in PostgreSQL's
 * messages.
 */
const VALUES = ['params', 'parameters', 'query', 'queryOptions', 'detail'] as const;

/**
 * The same error for logging: without the values of its statement, which are user texts, addresses and
 * password hashes. The same applies to its causes.
 */
export function withoutValues<E>(error: E): E {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    for (const name of VALUES) if (name in each) Reflect.deleteProperty(each, name);
  return error;
}
