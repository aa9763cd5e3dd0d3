-- An application goes with its applicant, and so does what tells the admins that it waits: it leads nowhere any more. The
-- notifications about a person's reviews and requests are deleted by erasing already.
create or replace function private.forget_mentions(person uuid) returns void
language sql
set search_path = ''
as $$
  delete from public.notifications where subject_id = person and kind = 'application';
  update public.notifications set body = 'Os dados da pessoa deste aviso foram apagados.', subject_id = null
  where subject_id = person
$$;
