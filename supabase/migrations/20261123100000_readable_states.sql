-- A person's copy of their data translated the columns' names alone: states and kinds stayed "no_show", "needs_info", "suspended".

create function private.in_words(of_row json) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_object_agg(name, case json_typeof(value)
      when 'object' then private.readable(private.in_words(value))
      when 'string' then coalesce(to_json(words.of_column #>> array[name, value #>> '{}']), value)
      else value end order by place), of_row)
  from json_each(of_row) with ordinality as entry (name, value, place),
    (select '{
      "action": {"insert": "criado", "update": "mudado"},
      "application_status": {"pending": "Em análise", "approved": "Aprovado", "rejected": "Não aprovado",
        "needs_info": "Informações necessárias"},
      "approval_status": {"pending": "Em análise", "approved": "Aprovado", "rejected": "Não aprovado",
        "suspended": "Suspenso"},
      "cancelled_by": {"patient": "paciente", "platform": "plataforma"},
      "document": {"privacy": "Política de privacidade", "terms": "Termos de uso"},
      "form_of_address": {"feminine": "Psicóloga", "masculine": "Psicólogo", "neutral": "Psicólogo(a)"},
      "kind": {"application": "solicitação de cadastro", "testimonial": "depoimento", "contact": "contato",
        "booking": "reserva", "decision": "decisão", "cancellation": "cancelamento", "privacy": "dados pessoais",
        "payment_confirmed": "pagamento confirmado", "cancelled": "cancelamento", "rescheduled": "remarcação",
        "session_link": "link da sessão", "new_consultation": "nova consulta",
        "consultation_cancelled": "cancelamento pelo paciente", "consultation_rescheduled": "remarcação pelo paciente",
        "consultation_withdrawn": "cancelamento pela plataforma", "session_running": "sessão em andamento",
        "suspended": "suspensão", "reinstated": "fim da suspensão", "privacy_answer": "resposta sobre dados pessoais",
        "erased": "conta excluída", "erasure": "exclusão da conta", "other": "outro pedido"},
      "profession": {"psychologist": "Psicologia", "psychiatrist": "Psiquiatria"},
      "role": {"patient": "Paciente", "professional": "Profissional", "professional_pending": "Profissional em análise",
        "admin": "Administração"},
      "specialty": {"psychologist": "Psicologia", "psychiatrist": "Psiquiatria"},
      "status": {"pending": "Pendente", "scheduled": "Agendada", "completed": "Concluída", "cancelled": "Cancelada",
        "no_show": "Não compareceu", "paid": "Pago", "failed": "Falhou", "expired": "Expirado", "open": "Aberto",
        "in_progress": "Em andamento", "done": "Concluído", "partly_refused": "Recusado em parte",
        "withdrawn": "Retirado", "verified": "Confirmado", "unverified": "Não confirmado"},
      "subject_table": {"profiles": "perfil", "professionals": "cadastro profissional",
        "professional_applications": "solicitação de cadastro", "consultations": "consulta", "payments": "pagamento",
        "reviews": "avaliação", "privacy_requests": "pedido sobre dados pessoais",
        "platform_fee_settings": "taxa da plataforma"},
      "testimonial_status": {"pending": "Aguardando", "published": "Publicado", "refused": "Oculto",
        "none": "Sem depoimento"},
      "user_type": {"patient": "Paciente", "professional": "Profissional"}
    }'::jsonb as of_column) as words
$$;
comment on function private.in_words(json) is
  'A row with states, roles and kinds in the words of the interface, also within its objects; the names stay those of the columns.';

create or replace function private.readable_rows(query text, person uuid) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  found json;
begin
  -- The queries are those of private.copy_of alone; only the person is a parameter.
  execute format(
    'select coalesce(json_agg(private.readable(private.in_words(row_to_json(r)))), ''[]'') from (%s) as r', query)
  into found using person;
  return found;
end
$$;

-- A booking that nobody paid in time is "Expirada", as on the screens. Changed in place: nothing else of this long function
-- is new.
do $$
declare
  definition constant text := pg_get_functiondef('private.copy_of(uuid)'::regprocedure);
  old constant text := 'c.ends_at, c.status, c.amount_cents';
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.copy_of does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$c.ends_at, case when c.status = ''cancelled'' and c.cancelled_by is null
           and exists (select from public.payments p where p.consultation_id = c.id and p.status = ''expired'')
           then ''Expirada'' else c.status::text end as status, c.amount_cents$new$);
end
$$;
