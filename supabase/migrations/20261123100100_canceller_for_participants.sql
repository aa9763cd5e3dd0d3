-- In a conversation both participants read whether their consultation was cancelled or its time to pay ran out.
grant select (cancelled_by) on public.consultations to authenticated;
