-- The list of patients for whom a professional can book is the one that booking accepts.

create function private.has_paid(patient uuid, professional uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.payments p
    where p.professional_id = has_paid.professional and p.patient_id = has_paid.patient and p.status = 'paid')
$$;
comment on function private.has_paid(uuid, uuid) is
  'Whether the patient has paid a consultation with the professional, who can then book for them.';

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.require_own_patient(uuid)', $old$exists (select from public.payments p
    where p.professional_id = auth.uid() and p.patient_id = patient and p.status = 'paid')$old$,
        'private.has_paid(patient, auth.uid())'),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        $old$k.is_active = (situation = 'active')$old$,
        $new$case situation when 'bookable' then private.has_paid(k.id, professional)
      else k.is_active = (situation = 'active') end$new$)
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

comment on function public.list_patients(text, text, text, uuid, uuid, boolean, int) is
  'The calling professional''s patients, a page at a time: those with a consultation that was not only an unpaid booking. '
  'Null for everybody else; the suspended read it too. search: two letters or more of name or e-mail, or digits of the '
  'phone, which is not answered. situation: active (a consultation is coming), idle, or bookable (the caller can book for '
  'them). sort_by: name or next. The page follows after_id, precedes before_id, or is the last one (from_end). chat_id: the '
  'consultation whose chat to open.';
