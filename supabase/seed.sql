-- A demonstration: sample users, and consultations around today. Idempotent. No account has a password: the
-- host of the demonstration sets one. Preview branches run it in public, so it does not enable test admins;
-- the embedded backend does at its start. Times come from private.now(), so with a shifted clock the data is
-- around that day.

update public.deployment_settings set demonstration = true, pix_simulation = true;

-- Accounts. The sign-up trigger creates their profiles and consents.
insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, confirmation_token,
  recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at)
select '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email,
  private.now() - interval '90 days', '', '', '', '', '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false,
    'full_name', full_name, 'cpf', cpf, 'phone', phone,
    'privacy_version', '2026-11-21', 'terms_version', '2026-11-21'),
  private.now() - interval '90 days', private.now() - interval '90 days'
from (values
  ('a0000001-0000-4000-8000-000000000001', 'paciente@vinculo.example', 'Camila Ribeiro dos Santos', '39053344705', '11987654321'),
  ('a0000002-0000-4000-8000-000000000002', 'outro.paciente@vinculo.example', 'Eduardo Lima', '71520468830', '11976543210'),
  ('a0000003-0000-4000-8000-000000000003', 'helena.moura@vinculo.example', 'Helena Moura', '46290815342', '21965432109'),
  ('a0000004-0000-4000-8000-000000000004', 'rafael.teles@vinculo.example', 'Rafael Teles', '20871649594', '31954321098'),
  ('a0000005-0000-4000-8000-000000000005', 'ines.valadao@vinculo.example', 'Inês Valadão', '85314027607', '81943210987'),
  ('a0000006-0000-4000-8000-000000000006', 'bruno.sampaio@vinculo.example', 'Bruno Sampaio', '78778932807', '11979217421'),
  ('a0000007-0000-4000-8000-000000000007', 'cecilia.drummond@vinculo.example', 'Cecília Drummond', '80967929032', '31981003390'),
  ('a0000008-0000-4000-8000-000000000008', 'diego.montenegro@vinculo.example', 'Diego Montenegro', '75793834702', '61901746814'),
  ('a0000009-0000-4000-8000-000000000009', 'elisa.kobayashi@vinculo.example', 'Elisa Kobayashi', '53840191661', '11914610033'),
  ('a0000010-0000-4000-8000-000000000010', 'fernando.quintela@vinculo.example', 'Fernando Quintela', '07666193467', '81951450612'),
  ('a0000011-0000-4000-8000-000000000011', 'gabriela.nascimento@vinculo.example', 'Gabriela Nascimento', '31007728302', '21978326616'),
  ('a0000012-0000-4000-8000-000000000012', 'hugo.bittencourt@vinculo.example', 'Hugo Bittencourt', '63049403276', '41969910237'),
  ('a0000013-0000-4000-8000-000000000013', 'isabela.tavares@vinculo.example', 'Isabela Tavares', '40954611101', '71939309559'),
  ('a0000014-0000-4000-8000-000000000014', 'joao.moraes@vinculo.example', 'João Pedro Moraes', '72979262218', '51943933283'),
  ('a0000015-0000-4000-8000-000000000015', 'larissa.wanderley@vinculo.example', 'Larissa Wanderley', '67916011085', '85984364697'),
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
  ('b0000015-0000-4000-8000-000000000015', 'adriana.pires@vinculo.example', 'Adriana Pires', '48212378900', '92991433014'),
  ('b0000016-0000-4000-8000-000000000016', 'bernardo.castilho@vinculo.example', 'Bernardo Castilho', '67300245854', '91992152758'),
  ('b0000017-0000-4000-8000-000000000017', 'clarice.monteiro@vinculo.example', 'Clarice Monteiro', '92900754062', '62909171452'),
  ('b0000018-0000-4000-8000-000000000018', 'daniel.okamoto@vinculo.example', 'Daniel Okamoto', '11785025546', '11917160790'),
  ('b0000019-0000-4000-8000-000000000019', 'estela.guimaraes@vinculo.example', 'Estela Guimarães', '96690911101', '67914656977'),
  ('b0000020-0000-4000-8000-000000000020', 'felipe.noronha@vinculo.example', 'Felipe Noronha', '78188049190', '27970317974'),
  ('b0000021-0000-4000-8000-000000000021', 'graca.teixeira@vinculo.example', 'Graça Teixeira', '05429382515', '98977356436'),
  ('b0000022-0000-4000-8000-000000000022', 'heitor.bastos@vinculo.example', 'Heitor Bastos', '33639532244', '84975014217'),
  ('b0000023-0000-4000-8000-000000000023', 'ivana.lacerda@vinculo.example', 'Ivana Lacerda', '74366875900', '83975104904'),
  ('b0000024-0000-4000-8000-000000000024', 'joaquim.sarmento@vinculo.example', 'Joaquim Sarmento', '95490267364', '31904320171'),
  ('b0000025-0000-4000-8000-000000000025', 'karina.holanda@vinculo.example', 'Karina Holanda', '85133742029', '82978023458'),
  ('b0000026-0000-4000-8000-000000000026', 'leonardo.abreu@vinculo.example', 'Leonardo Abreu', '88926316670', '65927730689'),
  ('b0000027-0000-4000-8000-000000000027', 'mirela.fontes@vinculo.example', 'Mirela Fontes', '85753113362', '13961485405'),
  ('b0000028-0000-4000-8000-000000000028', 'nelson.barreto@vinculo.example', 'Nelson Barreto', '81075864763', '71903160285'),
  ('b0000029-0000-4000-8000-000000000029', 'olivia.prates@vinculo.example', 'Olívia Prates', '27288779122', '43937884828'),
  ('b0000030-0000-4000-8000-000000000030', 'priscila.aguiar@vinculo.example', 'Priscila Aguiar', '88446934299', '21988497368'),
  ('b0000031-0000-4000-8000-000000000031', 'quesia.ramalho@vinculo.example', 'Quésia Ramalho', '18096080822', '84968917121'),
  ('b0000032-0000-4000-8000-000000000032', 'rogerio.salles@vinculo.example', 'Rogério Salles', '87664377250', '34956785136'),
  ('b0000033-0000-4000-8000-000000000033', 'sabrina.couto@vinculo.example', 'Sabrina Couto', '90420032355', '47904553971'),
  ('c0000001-0000-4000-8000-000000000001', 'admin@vinculo.example', 'Beatriz Farias', '20684937131', '11998761234')
) as people (id, email, full_name, cpf, phone)
on conflict do nothing;

insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
select id, id, 'email', id::text, raw_user_meta_data, created_at, updated_at
from auth.users where email like '%@vinculo.example'
on conflict do nothing;

update public.profiles set role = 'admin', is_admin = true where email = 'admin@vinculo.example';

-- Professionals: twenty-four listed, one of them without a price; one suspended; the others are applicants.
-- The reviews below are added to these counts, from one to five stars.
insert into public.professionals (user_id, full_name, profession, form_of_address, registration, city, state,
  specialties, price_per_session, rating_counts, approval_status, standing_since, bio)
select user_id::uuid, full_name, profession::public.profession,
  case
    when split_part(full_name, ' ', 1) = any ('{Marina,Beatriz,Débora,Flávia,Lívia,Renata,Tatiana,Adriana,Clarice,Estela,Graça,Ivana,Karina,Mirela,Olívia,Priscila,Sabrina}') then 'feminine'
    when split_part(full_name, ' ', 1) = any ('{André,Caio,Érico,Gustavo,Sérgio,Bernardo,Daniel,Felipe,Heitor,Joaquim,Leonardo,Nelson,Rogério}') then 'masculine'
    else 'neutral'
  end::public.form_of_address, registration, city, state,
  specialties::text[], price, counts::int[], approval::public.approval_status, private.now() - interval '88 days', bio
from (values
  ('b0000001-0000-4000-8000-000000000001', 'Marina Azevedo', 'psychologist', 'CRP 06/112233', 'São Paulo', 'SP',
    '{Ansiedade}', 15000, '{0,0,0,12,112}', 'approved',
    'Atendo adultos que convivem com a ansiedade. Trabalho com terapia cognitivo-comportamental, em um ritmo que respeita o seu. Nas primeiras sessões entendemos juntos o que mantém a ansiedade; depois combinamos passos pequenos para a semana.'),
  ('b0000002-0000-4000-8000-000000000002', 'André Gonçalves', 'psychiatrist', 'CRM 45678/RJ', 'Rio de Janeiro', 'RJ',
    '{Depressão}', 28000, '{0,0,0,18,71}', 'approved',
    'Psiquiatra com quinze anos de consultório. Escuto antes de prescrever e acompanho de perto cada ajuste.'),
  ('b0000003-0000-4000-8000-000000000003', 'Beatriz Conceição', 'psychologist', 'CRP 04/223344', 'Belo Horizonte', 'MG',
    '{Terapia de Casal}', 12000, '{0,0,0,19,45}', 'approved',
    'Ajudo casais a voltarem a conversar, com combinados simples entre uma sessão e outra.'),
  ('b0000004-0000-4000-8000-000000000004', 'Caio Nóbrega', 'psychologist', 'CRP 02/334455', 'Recife', 'PE',
    '{Ansiedade,Depressão}', 9500, '{0,0,0,16,25}', 'approved',
    'Terapia de aceitação e compromisso para quem sente que o dia passa no automático.'),
  ('b0000005-0000-4000-8000-000000000005', 'Débora Magalhães', 'psychologist', 'CRP 08/445566', 'Curitiba', 'PR',
    '{Trauma e PTSD}', 18000, '{0,0,0,0,33}', 'approved',
    'Especialista em trauma. Cada passo é combinado com você e nada precisa ser contado antes da hora.'),
  ('b0000006-0000-4000-8000-000000000006', 'Érico Falcão', 'psychiatrist', 'CRM 56789/RS', 'Porto Alegre', 'RS',
    '{}', 32000, '{0,0,0,5,46}', 'approved',
    'Psiquiatria de adultos e idosos, em conversa com a psicoterapia e com a família quando você quiser.'),
  ('b0000007-0000-4000-8000-000000000007', 'Flávia Araújo', 'psychologist', 'CRP 03/556677', 'Salvador', 'BA',
    '{Ansiedade,"Trauma e PTSD"}', 8990, '{0,0,0,14,13}', 'approved',
    'Atendimento acolhedor para ansiedade e para o que ficou depois de uma experiência difícil.'),
  ('b0000008-0000-4000-8000-000000000008', 'Gustavo Simões', 'psychologist', 'CRP 06/667788', 'São Paulo', 'SP',
    '{"Terapia de Casal",Depressão}', 20000, '{0,0,0,14,57}', 'approved',
    'Terapeuta de casais e de adultos, com formação em terapia sistêmica.'),
  ('b0000009-0000-4000-8000-000000000009', 'Júlia Antunes', 'psychologist', 'CRP 12/778899', 'Florianópolis', 'SC',
    '{Ansiedade}', null, '{0,0,0,0,0}', 'approved',
    'Recém-chegada à plataforma, atendo jovens adultos em começo de carreira.'),
  ('b0000010-0000-4000-8000-000000000010', 'Lívia Brandão', 'psychiatrist', 'CRM 67890/DF', 'Brasília', 'DF',
    '{Ansiedade,Depressão}', 25000, '{0,0,0,14,32}', 'approved',
    'Psiquiatra. Tratamento da ansiedade e da depressão com o menor número possível de remédios.'),
  ('b0000011-0000-4000-8000-000000000011', 'Otávio Peçanha', 'psychologist', 'CRP 05/889900', 'Rio de Janeiro', 'RJ',
    '{}', 13000, '{0,0,0,0,0}', 'approved',
    'Psicanalista. Um espaço para falar sem roteiro, uma vez por semana.'),
  ('b0000012-0000-4000-8000-000000000012', 'Renata Assunção', 'psychologist', 'CRP 11/990011', 'Fortaleza', 'CE',
    '{Depressão}', 11000, '{0,0,0,11,8}', 'approved',
    'Acompanho pessoas que atravessam a depressão, com metas pequenas e possíveis.'),
  ('b0000013-0000-4000-8000-000000000013', 'Sérgio Vilaça', 'psychologist', 'CRP 06/101112', 'São Paulo', 'SP',
    '{Ansiedade}', 14000, '{0,0,0,11,1}', 'suspended', null),
  ('b0000014-0000-4000-8000-000000000014', 'Tatiana Cordeiro', 'psychologist', 'CRP 06/131415', 'Campinas', 'SP',
    '{Depressão}', 12000, '{0,0,0,0,0}', 'pending', null),
  ('b0000015-0000-4000-8000-000000000015', 'Adriana Pires', 'psychologist', 'CRP 20/01482', 'Manaus', 'AM',
    '{Ansiedade,Depressão}', 11000, '{0,0,1,9,12}', 'approved',
    'Atendo adultos e idosos. Gosto de entender a história de cada um antes de propor qualquer caminho.'),
  ('b0000016-0000-4000-8000-000000000016', 'Bernardo Castilho', 'psychiatrist', 'CRM 12873/PA', 'Belém', 'PA',
    '{Depressão}', 26000, '{0,1,2,10,25}', 'approved',
    'Psiquiatra de adultos. Explico cada conduta e decido com você, nunca por você.'),
  ('b0000017-0000-4000-8000-000000000017', 'Clarice Monteiro', 'psychologist', 'CRP 09/12345', 'Goiânia', 'GO',
    '{Trauma e PTSD}', 16000, '{0,0,0,5,19}', 'approved',
    'Cuido de pessoas que viveram perdas e situações de violência, com segurança e sem pressa.'),
  ('b0000018-0000-4000-8000-000000000018', 'Daniel Okamoto', 'psychologist', 'CRP 06/145678', 'São Paulo', 'SP',
    '{Ansiedade,"Trauma e PTSD"}', 19000, '{0,0,2,14,41}', 'approved',
    'Terapia cognitivo-comportamental para crises de pânico, fobias e estresse pós-traumático.'),
  ('b0000019-0000-4000-8000-000000000019', 'Estela Guimarães', 'psychologist', 'CRP 14/06721', 'Campo Grande', 'MS',
    '{"Terapia de Casal"}', 14000, '{0,1,1,8,17}', 'approved',
    'Terapeuta de casais e famílias. Recebo todas as formas de família.'),
  ('b0000020-0000-4000-8000-000000000020', 'Felipe Noronha', 'psychologist', 'CRP 16/05512', 'Vitória', 'ES',
    '{Depressão}', 10000, '{0,1,3,7,9}', 'approved',
    'Trabalho com ativação comportamental: retomar, aos poucos, o que faz bem.'),
  ('b0000021-0000-4000-8000-000000000021', 'Graça Teixeira', 'psychologist', 'CRP 22/03344', 'São Luís', 'MA',
    '{Ansiedade}', 8500, '{0,0,1,6,10}', 'approved',
    'Vinte anos de escuta. Atendo mulheres em todas as fases da vida.'),
  ('b0000022-0000-4000-8000-000000000022', 'Heitor Bastos', 'psychiatrist', 'CRM 8841/RN', 'Natal', 'RN',
    '{Ansiedade,Depressão}', 30000, '{0,0,3,12,22}', 'approved',
    'Psiquiatra com foco em transtornos do humor e do sono.'),
  ('b0000023-0000-4000-8000-000000000023', 'Ivana Lacerda', 'psychologist', 'CRP 13/07766', 'João Pessoa', 'PB',
    '{"Terapia de Casal",Ansiedade}', 12500, '{0,0,0,4,11}', 'approved',
    'Casais e pessoas em processo de separação encontram aqui um lugar de conversa.'),
  ('b0000024-0000-4000-8000-000000000024', 'Joaquim Sarmento', 'psychologist', 'CRP 04/98877', 'Belo Horizonte', 'MG',
    '{}', 13500, '{0,0,1,5,14}', 'approved',
    'Gestalt-terapeuta. Atendo adolescentes a partir de 16 anos, com autorização da família, e adultos.'),
  ('b0000025-0000-4000-8000-000000000025', 'Karina Holanda', 'psychologist', 'CRP 15/04410', 'Maceió', 'AL',
    '{"Trauma e PTSD",Depressão}', 9990, '{0,0,1,3,6}', 'approved',
    'Luto, trauma e recomeços. Sessões também no início da noite.'),
  ('b0000026-0000-4000-8000-000000000026', 'Leonardo Abreu', 'psychiatrist', 'CRM 5567/MT', 'Cuiabá', 'MT',
    '{}', 24000, '{0,0,0,0,0}', 'approved',
    'Psiquiatra geral, com interesse em TDAH do adulto e em saúde mental no trabalho.'),
  ('b0000027-0000-4000-8000-000000000027', 'Mirela Fontes', 'psychologist', 'CRP 06/160021', 'Santos', 'SP',
    '{Ansiedade}', null, '{0,0,0,0,0}', 'pending',
    'Psicóloga clínica desde 2014. Atendo adultos, com orientação psicanalítica.'),
  ('b0000028-0000-4000-8000-000000000028', 'Nelson Barreto', 'psychiatrist', 'CRM 19034/BA', 'Salvador', 'BA',
    '{Depressão}', null, '{0,0,0,0,0}', 'pending',
    'Psiquiatra, residência concluída em 2016. Atendo adultos e idosos.'),
  ('b0000029-0000-4000-8000-000000000029', 'Olívia Prates', 'psychologist', 'CRP 08/31245', 'Londrina', 'PR',
    '{"Terapia de Casal"}', null, '{0,0,0,0,0}', 'pending',
    'Especialista em terapia de casal e família.'),
  ('b0000030-0000-4000-8000-000000000030', 'Priscila Aguiar', 'psychologist', 'CRP 05/61230', 'Niterói', 'RJ',
    '{"Trauma e PTSD"}', null, '{0,0,0,0,0}', 'pending',
    'Psicóloga, formação em EMDR.'),
  ('b0000031-0000-4000-8000-000000000031', 'Quésia Ramalho', 'psychologist', 'CRP 17/04821', 'Mossoró', 'RN',
    '{Ansiedade,Depressão}', null, '{0,0,0,0,0}', 'pending',
    'Atendo jovens e adultos em terapia cognitivo-comportamental.'),
  ('b0000032-0000-4000-8000-000000000032', 'Rogério Salles', 'psychiatrist', 'CRM 30911/MG', 'Uberlândia', 'MG',
    '{}', null, '{0,0,0,0,0}', 'rejected',
    'Médico, atendo saúde mental.'),
  ('b0000033-0000-4000-8000-000000000033', 'Sabrina Couto', 'psychologist', 'CRP 12/21874', 'Blumenau', 'SC',
    '{Ansiedade}', null, '{0,0,0,0,0}', 'rejected',
    'Psicóloga recém-formada, atendo universitários.')
) as listed (user_id, full_name, profession, registration, city, state, specialties, price, counts,
  approval, bio)
on conflict do nothing;

-- What some of them published; the others have only what their application said.
update public.professionals p set
  headline = made.headline, approaches = made.approaches::text[], session_text = made.session_text,
  education = made.education::jsonb, experience = made.experience::jsonb, languages = made.languages::text[],
  audiences = made.audiences::text[], accommodations = made.accommodations::text[], not_attended = made.not_attended
from (values
  ('b0000001-0000-4000-8000-000000000001', 'Psicoterapia para ansiedade, luto e recomeços na vida adulta',
    '{Cognitivo-comportamental,"Aceitação e compromisso (ACT)"}',
    'Sessões estruturadas, com um tema escolhido por você e, quando ajuda, um pequeno exercício para a semana.',
    '[{"title": "Mestrado em Psicologia Clínica", "place": "Universidade de São Paulo", "from": 2018, "to": 2020},
      {"title": "Especialização em Terapia Cognitivo-Comportamental", "place": "Instituto de Psiquiatria, HCFMUSP", "from": 2015, "to": 2017},
      {"title": "Graduação em Psicologia", "place": "PUC-SP", "from": 2010, "to": 2014}]',
    '[{"title": "Clínica particular, on-line", "place": "Adultos, cerca de 20 sessões por semana", "from": 2021, "to": null},
      {"title": "Centro de Atenção Psicossocial, São Paulo", "place": "Atendimento individual e grupos de luto", "from": 2015, "to": 2021}]',
    '{Português,Inglês}', '{Adultos,Adolescentes,Casais}', '{"Pessoas LGBTQIA+","Texto e vídeo com legendas"}',
    'Crianças e situações de emergência'),
  ('b0000002-0000-4000-8000-000000000002', 'Psiquiatria com escuta, para depressão e humor', '{}',
    'A primeira consulta é uma conversa longa. Depois, encontros curtos para acompanhar o tratamento.',
    '[{"title": "Residência em Psiquiatria", "place": "UFRJ", "from": 2006, "to": 2009},
      {"title": "Graduação em Medicina", "place": "UFRJ", "from": 2000, "to": 2005}]',
    '[{"title": "Consultório particular", "place": "Rio de Janeiro", "from": 2010, "to": null}]',
    '{Português,Espanhol}', '{Adultos}', '{}', null),
  ('b0000003-0000-4000-8000-000000000003', 'Conversas possíveis para casais que querem tentar de novo', '{Sistêmica}',
    null, '[{"title": "Graduação em Psicologia", "place": "UFMG", "from": 2009, "to": 2013}]', '[]', '{Português}',
    '{Casais}', '{"Pessoas LGBTQIA+"}', null),
  ('b0000004-0000-4000-8000-000000000004', 'Terapia para sair do automático', '{"Aceitação e compromisso (ACT)"}', null,
    '[]', '[]', '{Português,Inglês}', '{Adultos,Adolescentes}', '{"Pessoas neurodivergentes"}', null),
  ('b0000005-0000-4000-8000-000000000005', 'Cuidado do trauma no seu tempo', '{"Terapia do esquema"}', null,
    '[]', '[]', '{Português}', '{Adultos}', '{}', 'Situações de emergência'),
  ('b0000006-0000-4000-8000-000000000006', 'Psiquiatria de adultos e idosos', '{}', null, '[]', '[]', '{Português,Alemão}',
    '{Adultos}', '{Libras}', null)
) as made (user_id, headline, approaches, session_text, education, experience, languages, audiences, accommodations,
  not_attended)
where p.user_id = made.user_id::uuid;

-- Portraits drawn here, without a face: no photo of a real person is in the demonstration. The others show initials.
update public.professionals p
set profile_image_url = 'data:image/svg+xml,' || replace(replace(replace(replace(format(
  $svg$<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'><path fill='#%1$s' d='M0 0h120v120H0z'/>%6$s<path fill='#%3$s' d='M51 68h18v22H51z'/><path fill='#%2$s' d='M6 150c2-44 14-58 40-62 6 9 22 9 28 0 26 4 38 18 40 62z'/><ellipse fill='#%3$s' cx='60' cy='51' rx='19.5' ry='24.5'/><path fill='#%4$s' d='%5$s'/></svg>$svg$,
  made.background, made.clothes, made.skin, made.hair,
  case when made.is_long then 'M41 51c0-19 8-27 19-27s20 8 20 26c-6-3-11-9-13-15-5 8-15 13-26 16z'
    else 'M40 47c-3-19 7-29 21-29 15 0 23 11 19 29-1-6-3-10-6-13-9 2-19 1-26-2-4 3-7 8-8 15z' end,
  case when made.is_long then format(
    $svg$<path fill='#%s' d='M36 54C34 27 47 16 60 16s27 11 25 38c-1 14 4 22 5 34 0 8-60 8-60 0 1-12 7-20 6-34z'/>$svg$, made.hair)
    else '' end), '<', '%3C'), '>', '%3E'), '#', '%23'), ' ', '%20')
from (values
  ('b0000001-0000-4000-8000-000000000001', 'd8dfd1', '28796f', 'e2b08c', '3b2a22', true),
  ('b0000002-0000-4000-8000-000000000002', 'e6d8c3', '3f5873', 'c98f68', '2a211d', false),
  ('b0000003-0000-4000-8000-000000000003', 'eadfce', '8a4b3c', '8f5c3b', '1f1a18', true),
  ('b0000004-0000-4000-8000-000000000004', 'c9def0', 'b9ad97', 'a9714c', '1f1a18', false),
  ('b0000005-0000-4000-8000-000000000005', 'e3d3d8', '5d5a86', 'f0c8a8', '8a5a33', true),
  ('b0000007-0000-4000-8000-000000000007', 'cfe0d6', 'c0793f', '6f4530', '17120f', true),
  ('b0000008-0000-4000-8000-000000000008', 'dcd6e6', '35605a', 'e8bd9b', '6b4a34', false),
  ('b0000010-0000-4000-8000-000000000010', 'f0e2c4', '7a3f57', 'd9a37c', '4a2f22', true)
) as made (user_id, background, clothes, skin, hair, is_long)
where p.user_id = made.user_id::uuid and p.profile_image_url is null;
update public.professionals
set suspended_at = private.now() - interval '12 days',
  suspension_reason = 'O registro no conselho venceu em outubro. Envie a renovação pelo suporte.'
where approval_status = 'suspended' and suspension_reason is null;

-- Their applications, and the team's answers.
insert into public.professional_applications (id, user_id, email, full_name, cpf_cnpj, phone, specialty, form_of_address,
  specialties, crp_crm, bio, price_per_session, application_status, admin_notes, rejection_reason, applied_at)
select ('f' || right(p.user_id::text, 35))::uuid, p.user_id, profile.email, p.full_name, profile.cpf,
  profile.phone, p.profession, p.form_of_address, p.specialties, p.registration, p.bio, coalesce(p.price_per_session, asked.price),
  asked.status::public.application_status, asked.notes, asked.reason, private.now() - asked.ago::interval
from (values
  ('profissional', 'approved', null::int, null, null, '80 days'),
  ('sergio.vilaca', 'approved', null, null, null, '78 days'),
  ('tatiana.cordeiro', 'pending', null, null, null, '1 day'),
  ('adriana.pires', 'approved', null, 'Registro ativo, documentos conferidos.', null, '62 days'),
  ('clarice.monteiro', 'approved', null, null, null, '55 days'),
  ('daniel.okamoto', 'approved', null, null, null, '49 days'),
  ('heitor.bastos', 'approved', null, 'RQE conferido no portal do CRM.', null, '41 days'),
  ('karina.holanda', 'approved', null, null, null, '52 days'),
  ('leonardo.abreu', 'approved', null, null, null, '36 days'),
  ('mirela.fontes', 'pending', 12000, null, null, '7 hours'),
  ('nelson.barreto', 'pending', 29000, null, null, '2 days'),
  ('olivia.prates', 'pending', 15000, null, null, '4 days'),
  ('priscila.aguiar', 'needs_info', 17000,
    'Envie, por favor, uma foto legível da carteira do CRP, frente e verso.', null, '6 days'),
  ('quesia.ramalho', 'needs_info', 9000,
    'O número informado não aparece no cadastro do conselho. Confira o registro e envie de novo.', null, '9 days'),
  ('rogerio.salles', 'rejected', 35000, null,
    'O registro no CRM está inativo. Quando for regularizado, envie uma nova solicitação.', '20 days'),
  ('sabrina.couto', 'rejected', 10000, 'Orientada a pedir a inscrição definitiva.',
    'A inscrição no CRP ainda é provisória. Aceitamos apenas inscrições definitivas.', '13 days')
) as asked (account, status, price, notes, reason, ago)
  join public.profiles profile on profile.email = asked.account || '@vinculo.example'
  join public.professionals p on p.user_id = profile.id
on conflict do nothing;

update public.profiles profile
set role = case p.approval_status when 'pending' then 'professional_pending' when 'rejected' then 'patient'
    else 'professional' end::public.user_role,
  city = p.city, state = p.state, profession = p.profession, registration = p.registration
from public.professionals p
where p.user_id = profile.id and profile.role = 'patient' and profile.email like '%@vinculo.example';

-- The trigger gave profiles the time of this seed, and decisions follow applications.
update public.profiles profile set created_at = account.created_at
from auth.users account
where account.id = profile.id and profile.email like '%@vinculo.example' and profile.created_at > account.created_at;
update public.professionals p set standing_since = case p.approval_status
    when 'pending' then asked.applied_at
    when 'suspended' then private.now() - interval '12 days'
    else asked.applied_at + interval '1 day'
  end
from public.professional_applications asked
where asked.user_id = p.user_id and asked.id::text like 'f00000__-0000-4000-8000-0000000000__'
  and p.standing_since < asked.applied_at;

-- Consultations around today. 14:00 is always free, for a first booking.
insert into public.consultations (id, patient_id, professional_id, patient_name, patient_email,
  professional_name, professional_specialty, starts_at, ends_at, status, cancelled_by, amount_cents,
  request_id, created_at)
select plan.id::uuid, patient.id, professional.user_id, patient.full_name, patient.email,
  professional.full_name, private.specialty_label(professional.specialties, professional.profession),
  starts_at, starts_at + interval '50 minutes', plan.status::public.consultation_status,
  case when left(plan.id, 8) in ('d0000016', 'd0000036', 'd0000052') then 'patient' end, professional.price_per_session, plan.id::uuid,
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
  ('d0000016-0000-4000-8000-000000000016', 'rafael.teles', 'livia.brandao', -2, '16:30', 'cancelled'),
  ('d0000017-0000-4000-8000-000000000017', 'bruno.sampaio', 'adriana.pires', -40, '09:00', 'completed'),
  ('d0000018-0000-4000-8000-000000000018', 'bruno.sampaio', 'adriana.pires', -12, '09:00', 'completed'),
  ('d0000019-0000-4000-8000-000000000019', 'cecilia.drummond', 'bernardo.castilho', -33, '10:40', 'completed'),
  ('d0000020-0000-4000-8000-000000000020', 'diego.montenegro', 'clarice.monteiro', -28, '15:40', 'completed'),
  ('d0000021-0000-4000-8000-000000000021', 'elisa.kobayashi', 'daniel.okamoto', -24, '16:30', 'completed'),
  ('d0000022-0000-4000-8000-000000000022', 'elisa.kobayashi', 'daniel.okamoto', -17, '16:30', 'completed'),
  ('d0000023-0000-4000-8000-000000000023', 'fernando.quintela', 'estela.guimaraes', -20, '17:20', 'completed'),
  ('d0000024-0000-4000-8000-000000000024', 'gabriela.nascimento', 'felipe.noronha', -18, '09:50', 'completed'),
  ('d0000025-0000-4000-8000-000000000025', 'hugo.bittencourt', 'graca.teixeira', -15, '11:30', 'completed'),
  ('d0000026-0000-4000-8000-000000000026', 'isabela.tavares', 'heitor.bastos', -13, '14:50', 'completed'),
  ('d0000027-0000-4000-8000-000000000027', 'joao.moraes', 'ivana.lacerda', -11, '10:40', 'completed'),
  ('d0000028-0000-4000-8000-000000000028', 'larissa.wanderley', 'joaquim.sarmento', -8, '15:40', 'completed'),
  ('d0000029-0000-4000-8000-000000000029', 'gabriela.nascimento', 'karina.holanda', -45, '09:00', 'completed'),
  ('d0000030-0000-4000-8000-000000000030', 'larissa.wanderley', 'flavia.araujo', -52, '11:30', 'completed'),
  ('d0000031-0000-4000-8000-000000000031', 'bruno.sampaio', 'renata.assuncao', -70, '10:40', 'completed'),
  ('d0000032-0000-4000-8000-000000000032', 'hugo.bittencourt', 'erico.falcao', -22, '16:30', 'completed'),
  ('d0000033-0000-4000-8000-000000000033', 'isabela.tavares', 'leonardo.abreu', -30, '17:20', 'no_show'),
  ('d0000034-0000-4000-8000-000000000034', 'fernando.quintela', 'gustavo.simoes', -16, '09:50', 'no_show'),
  ('d0000035-0000-4000-8000-000000000035', 'joao.moraes', 'livia.brandao', -9, '14:50', 'cancelled'),
  ('d0000036-0000-4000-8000-000000000036', 'diego.montenegro', 'clarice.monteiro', -4, '15:40', 'cancelled'),
  ('d0000037-0000-4000-8000-000000000037', 'cecilia.drummond', 'ivana.lacerda', -6, '17:20', 'cancelled'),
  ('d0000038-0000-4000-8000-000000000038', 'elisa.kobayashi', 'daniel.okamoto', -3, '16:30', 'completed'),
  ('d0000039-0000-4000-8000-000000000039', 'gabriela.nascimento', 'felipe.noronha', -2, '09:50', 'completed'),
  ('d0000040-0000-4000-8000-000000000040', 'larissa.wanderley', 'joaquim.sarmento', -1, '15:40', 'completed'),
  ('d0000041-0000-4000-8000-000000000041', 'bruno.sampaio', 'adriana.pires', 2, '09:00', 'scheduled'),
  ('d0000042-0000-4000-8000-000000000042', 'cecilia.drummond', 'bernardo.castilho', 3, '10:40', 'scheduled'),
  ('d0000043-0000-4000-8000-000000000043', 'diego.montenegro', 'clarice.monteiro', 4, '11:30', 'scheduled'),
  ('d0000044-0000-4000-8000-000000000044', 'elisa.kobayashi', 'daniel.okamoto', 4, '16:30', 'scheduled'),
  ('d0000045-0000-4000-8000-000000000045', 'fernando.quintela', 'estela.guimaraes', 6, '17:20', 'scheduled'),
  ('d0000046-0000-4000-8000-000000000046', 'gabriela.nascimento', 'felipe.noronha', 8, '09:50', 'scheduled'),
  ('d0000047-0000-4000-8000-000000000047', 'hugo.bittencourt', 'graca.teixeira', 9, '11:30', 'scheduled'),
  ('d0000048-0000-4000-8000-000000000048', 'isabela.tavares', 'heitor.bastos', 11, '14:50', 'scheduled'),
  ('d0000049-0000-4000-8000-000000000049', 'joao.moraes', 'ivana.lacerda', 12, '10:40', 'scheduled'),
  ('d0000050-0000-4000-8000-000000000050', 'larissa.wanderley', 'joaquim.sarmento', 13, '15:40', 'scheduled'),
  ('d0000051-0000-4000-8000-000000000051', 'hugo.bittencourt', 'karina.holanda', 5, '16:30', 'cancelled'),
  ('d0000052-0000-4000-8000-000000000052', 'isabela.tavares', 'leonardo.abreu', 7, '09:00', 'cancelled'),
  ('d0000053-0000-4000-8000-000000000053', 'bruno.sampaio', 'flavia.araujo', 6, '15:40', 'pending'),
  ('d0000054-0000-4000-8000-000000000054', 'cecilia.drummond', 'otavio.pecanha', 10, '10:40', 'pending')
) as plan (id, patient, professional, days, slot, status)
  join public.profiles patient on patient.email = plan.patient || '@vinculo.example'
  join public.profiles account on account.email = plan.professional || '@vinculo.example'
  join public.professionals professional on professional.user_id = account.id,
  lateral (select private.today() + plan.days as day) as counted,
  -- There are no consultations on Sundays: they move one day further from today.
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
    when left(c.id::text, 8) in ('d0000004', 'd0000035', 'd0000051') then 'expired'
    when left(c.id::text, 8) = 'd0000037' then 'failed'
    else 'paid'
  end::public.payment_status as status) as outcome
where c.id::text like 'd00000__-0000-4000-8000-0000000000__'
on conflict do nothing;
-- Removes the e-mails that the triggers queued for these bookings.
delete from private.mail_outbox where payload ->> 'consultation_id' like 'd00000__-0000-4000-8000-0000000000__';

select private.open_session(id) from public.consultations
where status = 'scheduled' and id::text like 'd00000__-0000-4000-8000-0000000000__';

-- Patients' reviews. The counts above include many more reviews than there are rows.
insert into public.reviews (id, consultation_id, patient_id, professional_id, rating, positive_aspects,
  improvements, emotion, would_recommend, public_testimonial, testimonial_status, patient_display_name, created_at)
select ('9' || right(c.id::text, 35))::uuid, c.id, c.patient_id, c.professional_id, said.rating, said.liked,
  said.wished, said.emotion, said.recommended, said.testimonial, said.status::public.testimonial_status,
  private.display_name(c.patient_name), c.ends_at + interval '2 hours'
from (values
  ('d0000002', 5, 'Escuta sem pressa', 'Nada por enquanto', 'Aliviado(a)', true,
    'Saí da sessão com menos peso. Fui ouvida de verdade.', 'published'),
  ('d0000011', 5, 'Clareza e cuidado', null, 'Esperançoso(a)', true,
    'Muito respeitosa com o meu tempo, sem pressa.', 'published'),
  ('d0000012', 4, 'Boas perguntas', 'O vídeo travou no começo', 'Tranquilo(a)', true,
    'Gostei bastante. Só o vídeo travou no começo.', 'pending'),
  ('d0000017', 5, 'Acolhimento', null, 'Esperançoso(a)', true,
    'Cheguei desconfiado de terapia online e me surpreendi.', 'published'),
  ('d0000019', 5, 'Explicou cada remédio', null, 'Aliviado(a)', true,
    'Pela primeira vez entendi o meu tratamento.', 'published'),
  ('d0000020', 4, 'Respeitou os meus limites', 'Queria sessões mais longas', 'Tranquilo(a)', true,
    'Senti segurança para falar do que nunca tinha falado.', 'pending'),
  ('d0000021', 5, 'Exercícios práticos', null, 'Tranquilo(a)', true,
    'As crises diminuíram e sei o que fazer quando elas vêm.', 'published'),
  ('d0000023', 5, 'Mediação cuidadosa', null, 'Esperançoso(a)', true,
    'Voltamos a jantar juntos e a conversar.', 'published'),
  ('d0000024', 3, 'Pontualidade', 'Senti falta de mais orientação', 'Ansioso(a)', false, null, 'none'),
  ('d0000025', 5, 'Experiência', null, 'Aliviado(a)', true,
    'Uma escuta generosa, de quem já ouviu muita gente.', 'published'),
  ('d0000026', 4, 'Atenção ao sono', 'O consultório tinha eco', 'Tranquilo(a)', true,
    'Voltei a dormir melhor em poucas semanas.', 'published'),
  ('d0000027', 5, 'Gostei de tudo', null, 'Aliviado(a)', true,
    'Cura garantida! Chamem no meu número que eu explico.', 'refused'),
  ('d0000028', 5, 'Leveza', null, 'Esperançoso(a)', true,
    'Falar sem julgamento mudou a minha semana.', 'pending'),
  ('d0000029', 4, 'Delicadeza com o luto', null, 'Triste', true,
    'Foi difícil e foi bom. Recomendo a quem perdeu alguém.', 'published'),
  ('d0000030', 5, 'Acolhedora', null, 'Aliviado(a)', true,
    'Fui recebida com muito carinho.', 'published'),
  ('d0000032', 5, 'Calma', null, 'Tranquilo(a)', true,
    'Consulta sem correria, com tempo para perguntas.', 'published'),
  ('d0000038', 5, 'Mais confiança a cada sessão', null, 'Esperançoso(a)', true, null, 'none')
) as said (id, rating, liked, wished, emotion, recommended, testimonial, status)
  join public.consultations c on left(c.id::text, 8) = said.id
on conflict do nothing;

-- Messages before a consultation, and which of them were read.
insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
select ('80000' || message.id || '-0000-4000-8000-000000000' || message.id)::uuid, c.id,
  case message.sender when 'patient' then c.patient_id else c.professional_id end, message.sender,
  message.content, private.now() - message.ago::interval
from (values
  ('001', 'd0000006', 'patient', 'Oi, Marina. Preciso levar alguma coisa para a sessão?', '26 hours'),
  ('002', 'd0000006', 'professional', 'Oi, Camila. Só um lugar tranquilo e um copo d''água.', '25 hours'),
  ('003', 'd0000006', 'patient', 'Combinado, obrigada!', '24 hours'),
  ('004', 'd0000006', 'professional', 'Até lá. Se precisar remarcar, me avise por aqui.', '2 hours'),
  ('005', 'd0000009', 'patient', 'Boa tarde! Posso entrar pelo celular?', '9 hours'),
  ('006', 'd0000009', 'professional', 'Pode, sim. O link chega por e-mail 15 minutos antes.', '8 hours'),
  ('007', 'd0000009', 'patient', 'Perfeito. Até amanhã.', '1 hour'),
  ('008', 'd0000021', 'professional', 'Elisa, segue o exercício de respiração que combinamos: quatro tempos para inspirar, seis para soltar.', '20 days'),
  ('009', 'd0000021', 'patient', 'Fiz hoje de manhã e ajudou. Obrigada!', '19 days'),
  ('010', 'd0000044', 'patient', 'Daniel, consigo chegar cinco minutos depois?', '3 hours'),
  ('011', 'd0000041', 'professional', 'Bruno, até a próxima sessão anote o que ajudou nos dias difíceis.', '11 days'),
  ('012', 'd0000041', 'patient', 'Estou anotando.', '10 days'),
  ('013', 'd0000042', 'patient', 'Doutor, posso tomar o remédio à noite em vez de manhã?', '30 hours'),
  ('014', 'd0000042', 'professional', 'Pode, Cecília. Mantenha o mesmo horário todos os dias e conversamos na consulta.', '28 hours')
) as message (id, consultation, sender, content, ago)
  join public.consultations c on left(c.id::text, 8) = message.consultation
on conflict do nothing;

insert into public.chat_reads (consultation_id, user_id, last_read_at)
select c.id, case reader.who when 'patient' then c.patient_id else c.professional_id end,
  private.now() - reader.ago::interval
from (values ('d0000021', 'patient', '19 days'), ('d0000021', 'professional', '18 days'),
  ('d0000041', 'professional', '9 days'), ('d0000042', 'patient', '27 hours')) as reader (consultation, who, ago)
  join public.consultations c on left(c.id::text, 8) = reader.consultation
on conflict do nothing;

-- Each side has read the messages before its own last one.
insert into public.chat_reads (consultation_id, user_id, last_read_at)
select consultation_id, sender_id, max(created_at) from public.chat_messages
where sender_id is not null
group by consultation_id, sender_id
on conflict do nothing;

insert into public.platform_fee_history (id, old_percentage, new_percentage, changed_at, changed_by, reason, notes)
select change.id::uuid, change.old, change.new, private.now() - change.ago::interval, admin.id,
  case when change.old is null then 'Valor inicial' else 'Atualização pelo painel de administração' end, change.notes
from (values
  ('70000001-0000-4000-8000-000000000001', null::numeric, 0.004, '80 days', 'Taxa inicial'),
  ('70000003-0000-4000-8000-000000000003', 0.004, 0.0055, '62 days', 'Custos de vídeo do trimestre'),
  ('70000004-0000-4000-8000-000000000004', 0.0055, 0.0045, '45 days', 'Redução combinada com os primeiros profissionais'),
  ('70000002-0000-4000-8000-000000000002', 0.0045, 0.005, '30 days', 'Revisão com a diretoria')
) as change (id, old, new, ago, notes)
  join public.profiles admin on admin.email = 'admin@vinculo.example'
on conflict do nothing;

update public.platform_fee_settings
set updated_at = (select max(changed_at) from public.platform_fee_history);

insert into public.contact_messages (id, full_name, email, user_type, subject, message, read_at, created_at)
select ('6000000' || sent.id || '-0000-4000-8000-00000000000' || sent.id)::uuid, sent.full_name,
  sent.account || '@vinculo.example', sent.user_type, sent.subject, sent.message,
  private.now() - sent.read_ago::interval, private.now() - sent.ago::interval
from (values
  (1, 'Paulo Menezes', 'paulo.menezes', 'patient', 'Reembolso',
    'Cancelei uma consulta ontem. Em quanto tempo o valor volta?', '5 hours', null),
  (2, 'Sônia Prado', 'sonia.prado', 'professional', 'Registro de outro estado',
    'Meu CRP é de Minas e me mudei. Posso atender online?', '2 days', null),
  (3, 'Marcelo Brito', 'marcelo.brito', 'patient', 'Nota fiscal',
    'Preciso do recibo das consultas de outubro para o plano de saúde. Como peço?', '4 days', '3 days'),
  (4, 'Teresa Vasques', 'teresa.vasques', 'professional', 'Horários aos sábados',
    'Consigo oferecer atendimento aos sábados de manhã?', '8 days', '7 days'),
  (5, 'Yara Peixoto', 'yara.peixoto', 'patient', 'Acessibilidade',
    'Uso leitor de tela e consegui marcar sozinha. Obrigada pelo cuidado.', '15 days', '14 days')
) as sent (id, full_name, account, user_type, subject, message, ago, read_ago)
on conflict do nothing;

insert into public.privacy_requests (id, user_id, kind, full_name, email, user_type, message, created_at)
select '60000006-0000-4000-8000-000000000006', id, 'other', full_name, email, 'patient',
  'Quero saber com quem os meus dados foram compartilhados.', private.now() - interval '30 hours'
from public.profiles where email = 'bruno.sampaio@vinculo.example'
on conflict do nothing;

-- Notifications. The triggers above have just notified the admins of events of the last weeks.
update public.notifications n
set created_at = told.at, read_at = case when told.at < private.now() - interval '36 hours' then private.now() end
from (
  select n.id, a.applied_at as at from public.notifications n
    join public.professional_applications a
      on a.user_id = n.subject_id and a.application_status = 'pending' and n.kind = 'application'
  union all
  select n.id, r.created_at from public.notifications n join public.reviews r on r.id = n.about_id
  union all
  select n.id, r.created_at from public.notifications n join public.privacy_requests r on r.id = n.about_id
  union all
  select n.id, (select max(created_at) from public.contact_messages where read_at is null)
  from public.notifications n where n.link = '/admin/mensagens'
  union all
  select n.id, (select max(m.created_at) from public.chat_messages m
    where m.conversation_id = n.about_id and m.sender_id <> n.user_id)
  from public.notifications n where n.kind = 'message'
  union all
  select n.id, r.created_at from public.notifications n
    join public.reviews r on r.consultation_id = n.about_id and n.kind = 'review'
) as told
where told.id = n.id and told.at < n.created_at;
update public.notifications n set read_at = private.now()
where n.kind = 'message' and n.read_at is null and exists (select from public.chat_reads r
  where r.user_id = n.user_id and n.link = '/chat/' || r.consultation_id);
insert into public.notifications (id, user_id, subject_id, about_id, kind, title, facts, link, read_at, created_at)
select ('5' || right(c.id::text, 35))::uuid, c.professional_id, c.patient_id, c.id, 'booked', private.notice_title('booked'),
  jsonb_build_object('who', private.first_name(c.patient_name), 'starts_at', c.starts_at, 'first', false),
  private.consultation_link(c, c.professional_id), case when left(c.id::text, 8) > 'd0000008' then p.paid_at + interval '1 hour' end, p.paid_at
from public.consultations c join public.payments p on p.consultation_id = c.id
where c.status = 'scheduled' and c.id::text like 'd00000__-0000-4000-8000-0000000000__'
on conflict do nothing;
insert into public.notifications (id, user_id, kind, title, body, link, created_at)
select ('4' || right(a.id::text, 35))::uuid, a.user_id, 'decision',
  case a.application_status when 'approved' then 'Cadastro profissional aprovado'
    when 'rejected' then 'Cadastro profissional não aprovado' else 'Informações necessárias' end,
  case a.application_status when 'approved' then 'Seu perfil já pode ser encontrado.'
    when 'rejected' then 'Veja o motivo e, se quiser, envie uma nova solicitação.'
    else 'A equipe precisa de mais um detalhe.' end,
  case a.application_status when 'approved' then '/professional/dashboard' else '/professional/pending' end,
  a.applied_at + interval '1 day'
from public.professional_applications a
where a.application_status <> 'pending' and a.id::text like 'f00000__-0000-4000-8000-0000000000__'
on conflict do nothing;
-- What was inserted as paid is opened in the ledger.
select private.open_ledger();
-- The e-mails about these unread messages were sent when they were due.
insert into private.mail_outbox (kind, user_id, recipient, payload, once, sent_at)
select k.kind, reader.id, reader.email, private.mail_facts(c.id, k.kind), k.kind || ' ' || m.id,
  m.created_at + interval '30 minutes'
from public.chat_messages m
  join public.consultations c on c.id = m.consultation_id
  join private.mail_kinds k on k.topic = 'messages' and k.to_professional = (m.sender = 'patient')
  join public.profiles reader on reader.id = case m.sender when 'patient' then c.professional_id else c.patient_id end
where m.read_at is null and m.id::text like '80000___-0000-4000-8000-000000000___'
on conflict do nothing;
