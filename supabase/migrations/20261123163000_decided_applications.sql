-- The admins' bell says that an application waits only while it does: a decision, and a new application of the same
-- person, take back what was said before. What an admin is marking as read at this moment stays, read.

create or replace function private.tell_of_application() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.notifications where id in (
    select n.id from public.notifications n where n.subject_id = new.user_id and n.kind = 'application'
    order by n.id for update skip locked);
  case new.application_status
    when 'pending' then
      perform private.tell_admins('application', 'Nova solicitação', new.full_name || ' aguarda análise.',
        '/admin/professionals/approval', new.user_id);
    when 'approved' then
      perform private.tell(new.user_id, 'decision', 'Cadastro profissional aprovado',
        'Seu perfil já pode ser encontrado.', '/professional/dashboard');
    when 'rejected' then
      perform private.tell(new.user_id, 'decision', 'Cadastro profissional não aprovado',
        'Veja o motivo e, se quiser, envie uma nova solicitação.', '/professional/pending');
    when 'needs_info' then
      perform private.tell(new.user_id, 'decision', 'Informações necessárias',
        'A equipe precisa de mais um detalhe.', '/professional/pending');
  end case;
  return null;
end
$$;

delete from public.notifications n
where n.kind = 'application' and not exists (
  select from public.professional_applications a
  where a.user_id = n.subject_id and a.application_status = 'pending');
