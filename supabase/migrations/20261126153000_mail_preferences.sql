-- Which e-mails a user wants. Those about changes and payments are always sent.

create table public.mail_preferences (
  user_id uuid not null references public.profiles (id) on delete cascade,
  topic text not null check (topic in ('reminder_48h', 'reminder_day', 'room')),
  wanted boolean not null,
  changed_at timestamptz not null default private.now(),
  primary key (user_id, topic)
);
comment on table public.mail_preferences is 'Choices of users. No row: wanted. Written by set_mail_preference.';
comment on column public.mail_preferences.topic is
  'reminder_48h: 48 hours before a consultation. reminder_day: the day before. room: the way into it, 60 and 15 minutes before.';
comment on column public.mail_preferences.wanted is 'False: not sent.';
alter table public.mail_preferences enable row level security;
revoke all on public.mail_preferences from anon, authenticated;
grant select on public.mail_preferences to authenticated;
create policy "Users read their own preferences" on public.mail_preferences
  for select to authenticated using (user_id = (select auth.uid()));

create function private.wants_mail(person uuid, topic text) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  profile public.profiles;
begin
  if wants_mail.topic in ('changes', 'payments', 'room', 'reminder_48h', 'reminder_day') is not true then
    raise exception 'Unknown topic of e-mails: %', wants_mail.topic;
  end if;
  select * into profile from public.profiles p where p.id = person;
  if not found then
    return false;
  elsif wants_mail.topic in ('changes', 'payments') then
    return true;
  end if;
  return (wants_mail.topic = 'room' or profile.contact_email)
    and not exists (select from public.mail_preferences m
      where m.user_id = person and m.topic = wants_mail.topic and not m.wanted);
end
$$;
comment on function private.wants_mail(uuid, text) is
  'Whether e-mails of this topic are sent to this user. contact_email silences all but changes, payments and the way into '
  'the room. Raises for an unknown topic.';

create function public.set_mail_preference(topic text, wanted boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_live_session();
  if (set_mail_preference.topic in ('reminder_48h', 'reminder_day', 'room') and set_mail_preference.wanted is not null)
    is not true then
    perform private.refuse('preference_unknown', 'A topic that can be chosen, and yes or no.');
  end if;
  insert into public.mail_preferences as m (user_id, topic, wanted)
  values (auth.uid(), set_mail_preference.topic, set_mail_preference.wanted)
  on conflict on constraint mail_preferences_pkey do update set wanted = excluded.wanted, changed_at = private.now()
    where m.wanted <> excluded.wanted;
  return set_mail_preference.wanted;
end
$$;
comment on function public.set_mail_preference(text, boolean) is
  'Chooses whether the caller receives the e-mails of a topic. Returns the choice.';
revoke execute on function public.set_mail_preference(text, boolean) from public;
grant execute on function public.set_mail_preference(text, boolean) to authenticated;

-- A person's copy of their data holds them. Changed in place: nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$    private.section('Mensagens ao time',$old$,
        $new$    private.section('E-mails escolhidos', 'Os tipos de e-mail que você ligou ou desligou.',
      'select case topic when ''room'' then ''Acesso à sala'' when ''reminder_day'' then ''Lembrete na véspera''
         else ''Lembrete dois dias antes'' end as topic, wanted, changed_at
       from public.mail_preferences where user_id = $1 order by topic', person),
    private.section('Mensagens ao time',$new$),
      ('private.readable(json)', '"full_name": "nome_completo"',
        '"topic": "aviso", "wanted": "ligado", "full_name": "nome_completo"')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
