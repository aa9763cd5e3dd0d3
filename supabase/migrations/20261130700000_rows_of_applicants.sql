-- Whole profiles and applications were read by full members without a line in the log, and an applicant's documents, with
-- their CPF, by members who only read. Both are left to the owner and to the procedures that log a reading; documents are
-- opened by who decides on them.

alter policy "People read their own profile, the team every one by its role" on public.profiles
  using (id = (select auth.uid()));
alter policy "People read their own profile, the team every one by its role" on public.profiles
  rename to "People read their own profile";
alter policy "Applicants read their own applications, the team every one by its role" on public.professional_applications
  using (user_id = (select auth.uid()));
alter policy "Applicants read their own applications, the team every one by its role" on public.professional_applications
  rename to "Applicants read their own applications";

do $$
declare
  policy record;
  changed int := 0;
begin
  for policy in
    select p.policyname, p.qual from pg_policies p
    where p.schemaname = 'storage' and p.tablename = 'objects' and p.qual like '%approvals.read%'
  loop
    execute format('alter policy %I on storage.objects using (%s)', policy.policyname,
      replace(policy.qual, 'approvals.read', 'approvals.decide'));
    changed := changed + 1;
  end loop;
  if changed <> 1 then
    raise exception '% policies of documents ask for approvals.read', changed;
  end if;
end
$$;
