-- A person's copy of everything the platform holds about them (LGPD, articles 18 and 19).

create table private.data_exports (
  user_id uuid not null references public.profiles (id) on delete cascade,
  exported_at timestamptz not null default private.now()
);
comment on table private.data_exports is 'When people took a copy of their data; limits how often.';
comment on column private.data_exports.exported_at is 'When the copy was made.';
create index data_exports_user_idx on private.data_exports (user_id, exported_at);
alter table private.data_exports enable row level security;
revoke all on private.data_exports from anon, authenticated;

create function private.readable(of_row json) returns json
language sql stable
set search_path = ''
as $$
  select json_object_agg(coalesce(words.names ->> column_name, column_name), value order by place)
  from json_each(of_row) with ordinality as entry (column_name, value, place),
    (select '{
      "accepted_at": "aceito_em", "action": "acao", "admin_notes": "observacoes_da_equipe", "after": "depois",
      "amount_cents": "valor_em_centavos", "answer": "resposta", "application_status": "situacao_da_solicitacao",
      "applied_at": "enviada_em", "approval_status": "situacao_do_cadastro", "available": "disponivel",
      "before": "antes", "bio": "apresentacao", "birth_date": "data_de_nascimento", "body": "texto",
      "cancelled_by": "cancelada_por", "changed_at": "mudada_em", "changed_by": "quem", "city": "cidade",
      "consultation_id": "consulta", "consultation_date": "dia", "consultation_time": "horario",
      "contact_email": "avisos_por_email", "contact_push": "avisos_no_navegador", "contact_sms": "avisos_por_sms",
      "content": "texto", "created_at": "criado_em", "crp_crm": "registro", "cpf_cnpj": "cpf_ou_cnpj",
      "day_of_week": "dia_da_semana", "document": "documento", "document_urls": "arquivos_enviados",
      "email_confirmed_at": "email_confirmado_em", "emergency_name": "emergencia_nome",
      "emergency_phone": "emergencia_telefone", "emergency_relation": "emergencia_relacao", "emotion": "emocao",
      "end_time": "fim", "ends_at": "fim", "expires_at": "vence_em", "exported_at": "baixado_em",
      "full_name": "nome_completo", "happened_at": "quando", "improvements": "a_melhorar", "is_admin": "administra",
      "kept": "mantido_por_lei", "kind": "tipo", "last_read_at": "lido_ate", "last_sign_in_at": "ultimo_acesso_em",
      "link": "endereco", "message": "mensagem", "name": "nome", "new_percentage": "nova_taxa", "notes": "observacoes", "old_percentage": "taxa_anterior", "paid_at": "pago_em", "patient_email": "email_do_paciente", "patient_name": "paciente",
      "payload": "conteudo", "phone": "telefone", "positive_aspects": "pontos_positivos",
      "price_per_session": "preco_da_sessao_em_centavos", "profession": "profissao",
      "professional_name": "profissional", "professional_specialty": "especialidade_do_profissional",
      "profile_image_url": "foto", "public_testimonial": "depoimento", "rating": "nota", "rating_counts": "notas_de_1_a_5", "reason": "motivo", "read_at": "lido_em",
      "recipient": "destinatario", "refund_due": "a_reembolsar", "refunded_at": "reembolsado_em", "registration": "registro",
      "rejection_reason": "motivo_da_recusa", "role": "papel", "sender": "quem_escreveu", "sent_at": "enviado_em",
      "session_link": "link_da_sessao", "size": "tamanho_em_bytes", "specialties": "especialidades",
      "specialty": "profissao", "start_time": "inicio", "starts_at": "inicio", "state": "estado",
      "status": "situacao", "subject": "assunto", "suspended_at": "suspenso_em",
      "suspension_reason": "motivo_da_suspensao", "subject_table": "registro", "testimonial_status":
      "situacao_do_depoimento", "text_sha256": "sha256_do_texto", "title": "titulo", "total_reviews":
      "total_de_avaliacoes", "updated_at": "atualizado_em", "user_agent": "navegador", "user_type": "perfil",
      "version": "versao", "would_recommend": "recomendaria"
    }'::jsonb as names) as words
$$;
comment on function private.readable(json) is 'A row with Portuguese names for its columns, in the same order.';

create function private.readable_rows(query text, person uuid) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  found json;
begin
  -- The queries are those of private.copy_of alone; only the person is a parameter.
  execute format('select coalesce(json_agg(private.readable(row_to_json(r))), ''[]'') from (%s) as r', query)
  into found using person;
  return found;
end
$$;

create function private.section(name text, explanation text, query text, person uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('secao', name, 'explicacao', explanation, 'dados', private.readable_rows(query, person))
$$;

create function private.copy_of(person uuid) returns json
language plpgsql stable
set search_path = ''
as $$
begin
  return json_build_array(
    private.section('Conta', 'Seu acesso à plataforma.',
      'select email, created_at, email_confirmed_at, last_sign_in_at from auth.users where id = $1', person),
    private.section('Sessões abertas', 'Onde você está conectado agora: navegador e endereço de rede.',
      'select created_at, updated_at, user_agent, ip from auth.sessions where user_id = $1 order by created_at', person),
    private.section('Verificação em duas etapas', 'Os dispositivos que você cadastrou. As chaves deles ficam de fora.',
      'select friendly_name as name, status, created_at from auth.mfa_factors where user_id = $1 order by created_at',
      person),
    private.section('Perfil', 'O que você informou no cadastro e no perfil.',
      'select full_name, email, phone, cpf, cnpj, city, state, birth_date, contact_email, contact_sms, contact_push,
         emergency_name, emergency_relation, emergency_phone, profession, registration, role, is_admin, created_at,
         updated_at from public.profiles where id = $1', person),
    private.section('Textos aceitos', 'Qual versão de cada texto você aceitou, e quando. O sha256 identifica o texto exato.',
      'select document, version, text_sha256, accepted_at from public.consents where user_id = $1 order by accepted_at',
      person),
    private.section('Consultas como paciente', 'As sessões que você marcou.',
      'select c.id, c.professional_name, c.professional_specialty, c.patient_name, c.patient_email, c.starts_at,
         c.ends_at, c.status, c.amount_cents, c.cancelled_by, c.created_at, s.session_link
       from public.consultations c left join public.consultation_sessions s on s.consultation_id = c.id
       where c.patient_id = $1 order by c.starts_at', person),
    private.section('Pagamentos', 'O que você pagou, ou ficou por pagar. Valores em centavos.',
      'select id, consultation_id, amount_cents, status, expires_at, paid_at, refund_due, refunded_at,
         created_at
       from public.payments where patient_id = $1 order by created_at', person),
    private.section('Avaliações que você escreveu', 'Sua opinião sobre cada sessão e, se escreveu, o depoimento público.',
      'select consultation_id, rating, positive_aspects, improvements, emotion, would_recommend, public_testimonial,
         testimonial_status, created_at from public.reviews where patient_id = $1 order by created_at', person),
    private.section('Conversas', 'As mensagens que você enviou e recebeu. Só você e a outra pessoa da consulta as leem.',
      'select m.consultation_id, case m.sender_id when $1 then ''você'' when c.patient_id then ''paciente''
         else c.professional_name end as sender, m.content, m.created_at
       from public.chat_messages m join public.consultations c on c.id = m.consultation_id
       where $1 in (c.patient_id, c.professional_id) order by m.created_at, m.id', person),
    private.section('Leitura das conversas', 'Até quando você leu cada conversa.',
      'select consultation_id, last_read_at from public.chat_reads where user_id = $1 order by last_read_at', person),
    private.section('Solicitações de cadastro profissional', 'O que você enviou para atender pela plataforma, e a decisão.',
      'select email, full_name, cpf_cnpj, phone, specialty, specialties, crp_crm, bio, price_per_session, document_urls,
         application_status, admin_notes, rejection_reason, applied_at, updated_at
       from public.professional_applications where user_id = $1 order by applied_at', person),
    private.section('Documentos', 'Os arquivos que você enviou para conferência, pelo nome. Eles não cabem neste arquivo: baixe cada um em Meu perfil, '
        'Seus dados, enquanto a conta existir.',
      'select name, metadata ->> ''size'' as size, created_at from storage.objects
       where bucket_id = ''professional-documents'' and starts_with(name, $1 || ''/'') order by created_at', person),
    private.section('Perfil profissional', 'O que pacientes veem de você, e a situação do seu cadastro.',
      'select full_name, profession, registration, bio, specialties, city, state, profile_image_url, approval_status,
         suspended_at, suspension_reason, price_per_session, rating, total_reviews, rating_counts, updated_at from public.professionals where user_id = $1', person),
    private.section('Horários de atendimento', 'Sua disponibilidade semanal; 1 é segunda-feira.',
      'select day_of_week, start_time, end_time, available from public.weekly_availability where user_id = $1
       order by day_of_week, start_time', person),
    private.section('Consultas como profissional', 'As sessões que pacientes marcaram com você.',
      'select c.id, c.patient_name, c.patient_email, c.starts_at, c.ends_at, c.status, c.amount_cents, c.created_at,
         s.session_link
       from public.consultations c left join public.consultation_sessions s on s.consultation_id = c.id
       where c.professional_id = $1 order by c.starts_at', person),
    private.section('Avaliações recebidas', 'O que pacientes disseram a você, com o nome abreviado.',
      'select patient_display_name as patient_name, rating, positive_aspects, improvements, created_at
       from public.reviews where professional_id = $1 order by created_at', person),
    private.section('Notificações', 'Os avisos que você recebeu na plataforma.',
      'select kind, title, body, link, read_at, created_at from public.notifications where user_id = $1 order by created_at',
      person),
    private.section('Mensagens ao time', 'O que você escreveu pelo formulário de contato, com a sua conta aberta.',
      'select full_name, email, user_type, subject, message, created_at from public.contact_messages
       where user_id = $1 order by created_at', person),
    private.section('Pedidos sobre dados pessoais', 'O que você pediu com base na LGPD, e o que respondemos.',
      'select kind, message, status, answer, kept, created_at, updated_at from public.privacy_requests
       where user_id = $1 order by created_at', person),
    private.section('E-mails', 'As mensagens que a plataforma preparou para o seu e-mail.',
      'select kind, recipient, payload, created_at, sent_at from private.mail_outbox
       where user_id = $1 order by created_at', person),
    private.section('Registro de mudanças', 'Mudanças importantes nos seus registros, e as que você fez.',
      'select happened_at, subject_table, action, before, after, case actor_id when $1 then ''você'' else
         case when actor_id is null then ''automático'' else ''outra pessoa'' end end as changed_by
       from public.audit_log
       where id in (
         -- Each by its index: combined by or they would read the whole log.
         select id from public.audit_log where actor_id = $1
         union select l.id from public.audit_log l join (
           select $1 as id
           union all select id from public.consultations where patient_id = $1
           union all select id from public.consultations where professional_id = $1
           union all select id from public.payments where patient_id = $1
           union all select id from public.professional_applications where user_id = $1
           union all select id from public.privacy_requests where user_id = $1) as mine on mine.id = l.subject_id)
       order by id', person),
    private.section('Taxa da plataforma', 'As mudanças da taxa que você fez, se administra.',
      'select old_percentage, new_percentage, changed_at, reason, notes from public.platform_fee_history
       where changed_by = $1 order by changed_at', person),
    private.section('Cópias dos seus dados', 'Quando você baixou este arquivo.',
      'select exported_at from private.data_exports where user_id = $1 order by exported_at', person));
end
$$;
comment on function private.copy_of(uuid) is
  'Everything held about a person, section by section, and nothing of others that the person does not see anyway.';

create function public.export_my_data() returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  select * into person from public.profiles where id = auth.uid() for no key update;
  if not found then
    perform private.refuse('not_authenticated', 'Sign in to take a copy of your data.');
  elsif coalesce(public.lacking_admin_factor(), 'none') <> 'none' then
    -- An admin's own notifications and changes name other people.
    perform private.refuse('not_allowed', 'Show the second factor first.');
  elsif (select count(*) from private.data_exports e
    where e.user_id = person.id and e.exported_at > private.now() - interval '1 hour') >= 5 then
    perform private.refuse('too_many_exports', 'Five copies an hour.');
  end if;
  insert into private.data_exports (user_id) values (person.id);
  return json_build_object(
    'titulo', 'Meus dados no ' || private.product_name(),
    'gerado_em', private.now(),
    'sobre', 'Este arquivo reúne tudo o que o ' || private.product_name() || ' guarda sobre você (LGPD, art. 18). '
      'Cada seção diz o que é. Horários estão em UTC; valores, em centavos. O prontuário é do seu profissional e não passa pela plataforma.',
    'secoes', private.copy_of(person.id));
end
$$;
comment on function public.export_my_data() is
  'Everything the platform holds about the caller, as JSON with explanations in Portuguese. Five an hour.';
revoke execute on function public.export_my_data() from public;
grant execute on function public.export_my_data() to authenticated;
