-- The text that patients agree to before their first consultation by video now also describes the external link. Each version is
-- published with its hash, as those of the other consents.
create table private.telehealth_texts (
  version date primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
comment on table private.telehealth_texts is
  'Every published text of the consent to consultations by video. A new version is a new row; none ever changes.';
comment on column private.telehealth_texts.version is 'As the room sends it (shared-domain/consents).';
comment on column private.telehealth_texts.sha256 is 'Of the text, as assembled by its test.';
alter table private.telehealth_texts enable row level security;
revoke all on private.telehealth_texts from anon, authenticated;
insert into private.telehealth_texts (version, sha256) values
  ('2026-11-27', '2e63c375ed6c0dc7b16fb88e9a9a87987050320e194ea11289375b68bb9fe935'),
  ('2026-11-28', 'af27e5e23dc036b936b7d80a1f0534afcff2db4faf31ca99442bd259a0f7f3ba');

-- Changed in place: nothing else of this function is new.
do $$
declare
  old constant text := $old$if (enter_room.consent between '2026-01-01' and private.now()::date + 1) is not true then$old$;
  definition constant text := pg_get_functiondef('public.enter_room(uuid, uuid, date)'::regprocedure);
begin
  if strpos(definition, old) = 0 then
    raise exception 'public.enter_room does not contain "%"', old;
  end if;
  execute replace(definition, old,
    $new$if not exists (select from private.telehealth_texts x where x.version = enter_room.consent) then$new$);
end
$$;
