/**
 * The embedded backend's own: what processes on one database count together. GoTrue counts in memory. Names are
 * hashed, because they contain addresses.
 */
export const authLimitsSql = `
create unlogged table auth.limits (
  name bytea primary key,
  value jsonb not null,
  changed_at timestamptz not null
);
create index limits_changed_at_idx on auth.limits (changed_at);
grant all on auth.limits to postgres;
`;
