/** The role of the realtime server. Requires a superuser. */
export const createRealtimeRoleSql = `
do $role$
begin
  if not exists (select from pg_roles where rolname = 'supabase_realtime_admin') then
    create role supabase_realtime_admin noinherit nologin;
  end if;
end
$role$;
grant supabase_realtime_admin to postgres;
`;

/**
 * Schema realtime as a Supabase project has it, as far as broadcast and presence need it. Supabase partitions
 * `messages` by day and drops each partition after three days; here a daily job deletes old rows. `announce` and
 * `relays` are the embedded backend's own: Supabase reads the replication stream of `messages`, and its servers
 * communicate directly.
 * Requires a superuser.
 */
export const realtimeSql = `
${createRealtimeRoleSql}create schema realtime;
grant usage on schema realtime to postgres, anon, authenticated, service_role;
grant all on schema realtime to supabase_realtime_admin;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at)
);
alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages enable row level security;
create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private is true;
grant all on realtime.messages to postgres;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
declare
  generated_id uuid := gen_random_uuid();
begin
  execute format('set local realtime.topic to %L', topic);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (generated_id,
    case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(generated_id)) end,
    event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- A notification holds 8,000 bytes at most, so it names the row.
create function realtime.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime_messages', new.id::text);
  return null;
end
$$;
create trigger announce after insert on realtime.messages for each row
  when (new.extension = 'broadcast' and new.event is not null) execute function realtime.announce();
revoke execute on function realtime.announce() from public;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean)
  to postgres, anon, authenticated, service_role;

create unlogged table realtime.relays (
  id bigint generated always as identity primary key,
  process uuid not null,
  item jsonb not null,
  written_at timestamptz not null default clock_timestamp()
);
`;
