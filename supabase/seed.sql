-- A demonstration: invented people, and consultations around today. May run again without harm.
-- Nobody has a password here: whoever hosts the demonstration sets one.
-- Times come from private.now(), so a travelled clock seeds around its own day.

update public.deployment_settings set demonstration = true, pix_simulation = true;

-- Accounts. The sign-up trigger makes their profiles and consents.
insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, confirmation_token,
  recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at)
select '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email,
  private.now(), '', '', '', '', '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false,
    'full_name', full_name, 'cpf', cpf, 'phone', phone,
    'privacy_version', '2026-11', 'terms_version', '2026-11'),
  private.now() - interval '90 days', private.now() - interval '90 days'
from (values
  ('a0000001-0000-4000-8000-000000000001', 'paciente@vinculo.example', 'Camila Ribeiro dos Santos', '39053344705', '11987654321'),
  ('a0000002-0000-4000-8000-000000000002', 'outro.paciente@vinculo.example', 'Eduardo Lima', '71520468830', '11976543210'),
  ('a0000003-0000-4000-8000-000000000003', 'helena.moura@vinculo.example', 'Helena Moura', '46290815342', '21965432109'),
  ('a0000004-0000-4000-8000-000000000004', 'rafael.teles@vinculo.example', 'Rafael Teles', '20871649594', '31954321098'),
  ('a0000005-0000-4000-8000-000000000005', 'ines.valadao@vinculo.example', 'Inês Valadão', '85314027607', '81943210987'),
  ('b0000001-0000-4000-8000-000000000001', 'profissional@vinculo.example', 'Marina Azevedo', '94726031813', '11932109876'),
  ('b0000002-0000-4000-8000-000000000002', 'andre.goncalves@vinculo.example', 'André Gonçalves', '31685940242', '21921098765'),
  ('b0000003-0000-4000-8000-000000000003', 'beatriz.conceicao@vinculo.example', 'Beatriz Conceição', '60417392516', '31910987654'),
  ('b0000004-0000-4000-8000-000000000004', 'caio.nobrega@vinculo.example', 'Caio Nóbrega', '58139274682', '81909876543'),
  ('b0000005-0000-4000-8000-000000000005', 'debora.magalhaes@vinculo.example', 'Débora Magalhães', '13046785984', '41998765432'),
  ('b0000006-0000-4000-8000-000000000006', 'erico.falcao@vinculo.example', 'Érico Falcão', '27951836419', '51987651234'),
  ('b0000007-0000-4000-8000-000000000007', 'flavia.araujo@vinculo.example', 'Flávia Araújo', '42863091778', '71976541234'),
  ('b0000008-0000-4000-8000-000000000008', 'gustavo.simoes@vinculo.example', 'Gustavo Simões', '76294508347', '11965431234'),
  ('b0000009-0000-4000-8000-000000000009', 'julia.antunes@vinculo.example', 'Júlia Antunes', '61508723435', '48954321234'),
  ('b0000010-0000-4000-8000-000000000010', 'livia.brandao@vinculo.example', 'Lívia Brandão', '89432156060', '61943211234'),
  ('b0000011-0000-4000-8000-000000000011', 'otavio.pecanha@vinculo.example', 'Otávio Peçanha', '03748219687', '21932101234'),
  ('b0000012-0000-4000-8000-000000000012', 'renata.assuncao@vinculo.example', 'Renata Assunção', '55091827331', '85921091234'),
  ('b0000013-0000-4000-8000-000000000013', 'sergio.vilaca@vinculo.example', 'Sérgio Vilaça', '34127609869', '11910981234'),
  ('b0000014-0000-4000-8000-000000000014', 'tatiana.cordeiro@vinculo.example', 'Tatiana Cordeiro', '98350741279', '19909871234'),
  ('c0000001-0000-4000-8000-000000000001', 'admin@vinculo.example', 'Beatriz Farias', '20684937131', '11998761234')
) as people (id, email, full_name, cpf, phone)
on conflict do nothing;

insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
select id, id, 'email', id::text, raw_user_meta_data, created_at, updated_at
from auth.users where email like '%@vinculo.example'
on conflict do nothing;

-- Professionals: twelve listed, one of them without a price, one suspended, one not yet approved.
insert into public.professionals (user_id, full_name, profession, registration, city, state,
  specialties, price_per_session, rating, total_reviews, approval_status, bio)
select user_id::uuid, full_name, profession::public.profession, registration, city, state,
  specialties::text[], price, rating, reviews, approval::public.approval_status, bio
from (values
  ('b0000001-0000-4000-8000-000000000001', 'Marina Azevedo', 'psychologist', 'CRP 06/112233', 'São Paulo', 'SP',
    '{Ansiedade}', 15000, 4.9, 127, 'approved',
    'Atendo adultos que convivem com a ansiedade. Trabalho com terapia cognitivo-comportamental, em um ritmo que respeita o seu.'),
  ('b0000002-0000-4000-8000-000000000002', 'André Gonçalves', 'psychiatrist', 'CRM 45678/RJ', 'Rio de Janeiro', 'RJ',
    '{Depressão}', 28000, 4.8, 89, 'approved',
    'Psiquiatra com quinze anos de consultório. Escuto antes de prescrever e acompanho de perto cada ajuste.'),
  ('b0000003-0000-4000-8000-000000000003', 'Beatriz Conceição', 'psychologist', 'CRP 04/223344', 'Belo Horizonte', 'MG',
    '{Terapia de Casal}', 12000, 4.7, 64, 'approved',
    'Ajudo casais a voltarem a conversar, com combinados simples entre uma sessão e outra.'),
  ('b0000004-0000-4000-8000-000000000004', 'Caio Nóbrega', 'psychologist', 'CRP 02/334455', 'Recife', 'PE',
    '{Ansiedade,Depressão}', 9500, 4.6, 41, 'approved',
    'Terapia de aceitação e compromisso para quem sente que o dia passa no automático.'),
  ('b0000005-0000-4000-8000-000000000005', 'Débora Magalhães', 'psychologist', 'CRP 08/445566', 'Curitiba', 'PR',
    '{Trauma e PTSD}', 18000, 5.0, 33, 'approved',
    'Especialista em trauma. Cada passo é combinado com você e nada precisa ser contado antes da hora.'),
  ('b0000006-0000-4000-8000-000000000006', 'Érico Falcão', 'psychiatrist', 'CRM 56789/RS', 'Porto Alegre', 'RS',
    '{}', 32000, 4.9, 52, 'approved',
    'Psiquiatria de adultos e idosos, em conversa com a psicoterapia e com a família quando você quiser.'),
  ('b0000007-0000-4000-8000-000000000007', 'Flávia Araújo', 'psychologist', 'CRP 03/556677', 'Salvador', 'BA',
    '{Ansiedade,"Trauma e PTSD"}', 8990, 4.5, 28, 'approved',
    'Atendimento acolhedor para ansiedade e para o que ficou depois de uma experiência difícil.'),
  ('b0000008-0000-4000-8000-000000000008', 'Gustavo Simões', 'psychologist', 'CRP 06/667788', 'São Paulo', 'SP',
    '{"Terapia de Casal",Depressão}', 20000, 4.8, 71, 'approved',
    'Terapeuta de casais e de adultos, com formação em terapia sistêmica.'),
  ('b0000009-0000-4000-8000-000000000009', 'Júlia Antunes', 'psychologist', 'CRP 12/778899', 'Florianópolis', 'SC',
    '{Ansiedade}', null, null, 0, 'approved',
    'Recém-chegada à plataforma, atendo jovens adultos em começo de carreira.'),
  ('b0000010-0000-4000-8000-000000000010', 'Lívia Brandão', 'psychiatrist', 'CRM 67890/DF', 'Brasília', 'DF',
    '{Ansiedade,Depressão}', 25000, 4.7, 46, 'approved',
    'Psiquiatra. Tratamento da ansiedade e da depressão com o menor número possível de remédios.'),
  ('b0000011-0000-4000-8000-000000000011', 'Otávio Peçanha', 'psychologist', 'CRP 05/889900', 'Rio de Janeiro', 'RJ',
    '{}', 13000, null, 0, 'approved',
    'Psicanalista. Um espaço para falar sem roteiro, uma vez por semana.'),
  ('b0000012-0000-4000-8000-000000000012', 'Renata Assunção', 'psychologist', 'CRP 11/990011', 'Fortaleza', 'CE',
    '{Depressão}', 11000, 4.4, 19, 'approved',
    'Acompanho pessoas que atravessam a depressão, com metas pequenas e possíveis.'),
  ('b0000013-0000-4000-8000-000000000013', 'Sérgio Vilaça', 'psychologist', 'CRP 06/101112', 'São Paulo', 'SP',
    '{Ansiedade}', 14000, 4.1, 12, 'suspended', null),
  ('b0000014-0000-4000-8000-000000000014', 'Tatiana Cordeiro', 'psychologist', 'CRP 06/131415', 'Campinas', 'SP',
    '{Depressão}', 12000, null, 0, 'pending', null)
) as listed (user_id, full_name, profession, registration, city, state, specialties, price, rating,
  reviews, approval, bio)
on conflict do nothing;

insert into public.professional_applications (id, user_id, email, full_name, cpf_cnpj, phone, specialty,
  specialties, crp_crm, bio, price_per_session, application_status, applied_at)
select ('f' || right(p.user_id::text, 35))::uuid, p.user_id, profile.email, p.full_name, profile.cpf,
  profile.phone, p.profession, p.specialties, p.registration, p.bio, p.price_per_session,
  case p.approval_status when 'pending' then 'pending' else 'approved' end::public.application_status,
  private.now() - case p.approval_status when 'pending' then interval '1 day' else interval '80 days' end
from public.professionals p join public.profiles profile on profile.id = p.user_id
where profile.email in ('profissional@vinculo.example', 'tatiana.cordeiro@vinculo.example')
on conflict do nothing;

update public.profiles profile
set role = case p.approval_status when 'pending' then 'professional_pending' else 'professional' end::public.user_role,
  city = p.city, state = p.state, profession = p.profession, registration = p.registration
from public.professionals p
where p.user_id = profile.id and profile.role = 'patient' and profile.email like '%@vinculo.example';
update public.profiles set role = 'admin', is_admin = true where email = 'admin@vinculo.example';

-- Consultations around today. Nobody has 14:00, so that a first booking finds it free.
insert into public.consultations (id, patient_id, professional_id, patient_name, patient_email,
  professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id, created_at)
select plan.id::uuid, patient.id, professional.user_id, patient.full_name, patient.email,
  professional.full_name, private.specialty_label(professional.specialties, professional.profession),
  starts_at, starts_at + interval '50 minutes', plan.status::public.consultation_status,
  professional.price_per_session, plan.id::uuid,
  least(starts_at, private.now()) - case plan.status when 'pending' then '0' else '3 days' end::interval
from (values
  ('d0000001-0000-4000-8000-000000000001', 'paciente', 'debora.magalhaes', -35, '11:30', 'completed'),
  ('d0000002-0000-4000-8000-000000000002', 'paciente', 'profissional', -21, '09:00', 'completed'),
  ('d0000003-0000-4000-8000-000000000003', 'paciente', 'profissional', -14, '09:00', 'completed'),
  ('d0000004-0000-4000-8000-000000000004', 'paciente', 'gustavo.simoes', -9, '15:40', 'cancelled'),
  ('d0000005-0000-4000-8000-000000000005', 'paciente', 'profissional', -6, '10:40', 'no_show'),
  ('d0000006-0000-4000-8000-000000000006', 'paciente', 'profissional', 2, '10:40', 'scheduled'),
  ('d0000007-0000-4000-8000-000000000007', 'paciente', 'caio.nobrega', 5, '09:50', 'pending'),
  ('d0000008-0000-4000-8000-000000000008', 'outro.paciente', 'profissional', 1, '09:00', 'scheduled'),
  ('d0000009-0000-4000-8000-000000000009', 'helena.moura', 'profissional', 1, '15:40', 'scheduled'),
  ('d0000010-0000-4000-8000-000000000010', 'rafael.teles', 'profissional', 3, '16:30', 'scheduled'),
  ('d0000011-0000-4000-8000-000000000011', 'helena.moura', 'profissional', -3, '11:30', 'completed'),
  ('d0000012-0000-4000-8000-000000000012', 'rafael.teles', 'profissional', -10, '17:20', 'completed'),
  ('d0000013-0000-4000-8000-000000000013', 'ines.valadao', 'profissional', -1, '09:50', 'completed'),
  ('d0000014-0000-4000-8000-000000000014', 'outro.paciente', 'andre.goncalves', -5, '15:40', 'completed'),
  ('d0000015-0000-4000-8000-000000000015', 'ines.valadao', 'beatriz.conceicao', 4, '09:50', 'scheduled'),
  ('d0000016-0000-4000-8000-000000000016', 'rafael.teles', 'livia.brandao', -2, '16:30', 'cancelled')
) as plan (id, patient, professional, days, slot, status)
  join public.profiles patient on patient.email = plan.patient || '@vinculo.example'
  join public.profiles account on account.email = plan.professional || '@vinculo.example'
  join public.professionals professional on professional.user_id = account.id,
  lateral (select private.today() + plan.days as day) as counted,
  -- Sundays have no consultations: one further away from today.
  lateral (select private.slot_start(day + case when extract(isodow from day) = 7 then sign(days)::int else 0 end,
    slot) as starts_at) as placed
on conflict do nothing;

insert into public.payments (id, consultation_id, patient_id, professional_id, amount_cents, status,
  expires_at, paid_at, refund_due, created_at)
select ('e' || right(c.id::text, 35))::uuid, c.id, c.patient_id, c.professional_id, c.amount_cents,
  outcome.status, c.created_at + interval '15 minutes',
  case outcome.status when 'paid' then c.created_at + interval '4 minutes' end,
  outcome.status = 'paid' and c.status = 'cancelled', c.created_at
from public.consultations c,
  lateral (select case
    when c.status = 'pending' then 'pending'
    when c.id = 'd0000004-0000-4000-8000-000000000004' then 'expired'
    else 'paid'
  end::public.payment_status as status) as outcome
where c.id::text like 'd00000__-0000-4000-8000-0000000000__'
on conflict do nothing;

select private.open_session(id) from public.consultations
where status = 'scheduled' and id::text like 'd00000__-0000-4000-8000-0000000000__';

select private.give_usual_hours(user_id) from public.professionals where approval_status in ('approved', 'suspended');

-- What patients said. The counts hold many more reviews than are told here.
insert into public.reviews (id, consultation_id, patient_id, professional_id, rating, positive_aspects,
  improvements, emotion, would_recommend, public_testimonial, testimonial_status, patient_display_name, created_at)
select ('9' || right(c.id::text, 35))::uuid, c.id, c.patient_id, c.professional_id, said.rating, said.liked,
  said.wished, said.emotion, true, said.testimonial, said.status::public.testimonial_status,
  private.display_name(c.patient_name), c.ends_at + interval '2 hours'
from (values
  ('d0000002-0000-4000-8000-000000000002', 5, 'Escuta sem pressa', 'Nada por enquanto', 'Aliviado(a)',
    'Saí da sessão com menos peso. Fui ouvida de verdade.', 'published'),
  ('d0000011-0000-4000-8000-000000000011', 5, 'Clareza e cuidado', null, 'Esperançoso(a)',
    'Muito respeitosa com o meu tempo, sem pressa.', 'published'),
  ('d0000012-0000-4000-8000-000000000012', 4, 'Boas perguntas', 'O vídeo travou no começo', 'Tranquilo(a)',
    'Gostei bastante. Só o vídeo travou no começo.', 'pending')
) as said (id, rating, liked, wished, emotion, testimonial, status)
  join public.consultations c on c.id = said.id::uuid
on conflict do nothing;
update public.professionals p
set rating_counts = array[0, 0, 0, stated.reviews - stated.best, stated.best]
from (values
  ('Marina Azevedo', 127, 114), ('André Gonçalves', 89, 71), ('Beatriz Conceição', 64, 45),
  ('Caio Nóbrega', 41, 25), ('Débora Magalhães', 33, 33), ('Érico Falcão', 52, 47), ('Flávia Araújo', 28, 14),
  ('Gustavo Simões', 71, 57), ('Lívia Brandão', 46, 32), ('Renata Assunção', 19, 8), ('Sérgio Vilaça', 12, 1)
) as stated (name, reviews, best)
where p.full_name = stated.name and p.user_id::text like 'b00000%';

-- What two people wrote to each other before their session.
insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
select message.id::uuid, c.id,
  case message.sender when 'patient' then c.patient_id else c.professional_id end, message.sender,
  message.content, private.now() - message.ago::interval
from (values
  ('80000001-0000-4000-8000-000000000001', 'patient', 'Oi, Marina. Preciso levar alguma coisa para a sessão?', '26 hours'),
  ('80000002-0000-4000-8000-000000000002', 'professional', 'Oi, Camila. Só um lugar tranquilo e um copo d''água.', '25 hours'),
  ('80000003-0000-4000-8000-000000000003', 'patient', 'Combinado, obrigada!', '24 hours'),
  ('80000004-0000-4000-8000-000000000004', 'professional', 'Até lá. Se precisar remarcar, me avise por aqui.', '2 hours')
) as message (id, sender, content, ago)
  join public.consultations c on c.id = 'd0000006-0000-4000-8000-000000000006'
on conflict do nothing;

insert into public.platform_fee_history (id, old_percentage, new_percentage, changed_at, changed_by, notes)
select change.id::uuid, change.old, change.new, private.now() - change.ago::interval, admin.id, change.notes
from (values
  ('70000001-0000-4000-8000-000000000001', null::numeric, 0.004, '80 days', 'Taxa inicial'),
  ('70000002-0000-4000-8000-000000000002', 0.004, 0.005, '30 days', 'Revisão com a diretoria')
) as change (id, old, new, ago, notes)
  join public.profiles admin on admin.email = 'admin@vinculo.example'
on conflict do nothing;

insert into public.contact_messages (id, full_name, email, user_type, subject, message, created_at)
values
  ('60000001-0000-4000-8000-000000000001', 'Paulo Menezes', 'paulo.menezes@vinculo.example', 'patient',
    'Reembolso', 'Cancelei uma consulta ontem. Em quanto tempo o valor volta?', private.now() - interval '5 hours'),
  ('60000002-0000-4000-8000-000000000002', 'Sônia Prado', 'sonia.prado@vinculo.example', 'professional',
    'Registro de outro estado', 'Meu CRP é de Minas e me mudei. Posso atender online?', private.now() - interval '2 days')
on conflict do nothing;
