/** One claim of the request's token: from its own setting (old PostgREST), or from the settings' JSON. */
const claim = (name: string, setting: string, type: string) => `
create function auth.${name}() returns ${type} language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.${setting}', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${setting}'
  )::${type}
$$;`;

/**
 * Functions that policies call to read a request's token. Runs in the auth server's role and resets it at the
 * end.
 */
export const authFunctionsSql = `
${claim('uid', 'sub', 'uuid')}
${claim('role', 'role', 'text')}
${claim('email', 'email', 'text')}
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

reset role;
grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
`;
