import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Section {
  readonly secao: string;
  readonly explicacao: string;
  readonly dados: readonly Record<string, unknown>[];
}

const SQL = 'select public.export_my_data() as copy';

async function copyOf(database: TestDatabase, who: Actor) {
  const [row] = await database.as<{ copy: { secoes: readonly Section[]; sobre: string } }>(who, SQL);
  const sections = row?.copy.secoes ?? [];
  return {
    sections,
    text: JSON.stringify(row?.copy),
    of: (name: string) => sections.find(({ secao }) => secao === name)?.dados ?? [],
  };
}

/**
 * Every table of the platform, and the section of a user's export that contains it. A new table fails the
 * test below until it is listed here.
 */
const DECIDED: Readonly<Record<string, string>> = {
  'public.profiles': 'Perfil',
  'public.consents': 'Textos aceitos',
  'public.consultations': 'Consultas como paciente',
  'public.consultation_sessions': 'Consultas como paciente',
  'public.payments': 'Pagamentos',
  'public.reviews': 'Avaliações que você escreveu',
  'public.chat_messages': 'Conversas',
  'public.conversations': 'repeats patient and professional of public.consultations',
  'public.proposals': 'Propostas de horário',
  'public.chat_reads': 'Leitura das conversas',
  'public.professional_applications': 'Solicitações de cadastro profissional',
  'public.professionals': 'Perfil profissional',
  'public.weekly_hours': 'Horários de atendimento',
  'public.agenda_settings': 'Regras da agenda',
  'public.hours_exceptions': 'Dias diferentes',
  'public.agenda_blocks': 'Horários bloqueados',
  'private.calendar_addresses': 'Endereço do calendário',
  'public.consultation_series': 'Séries de consultas',
  'public.series_conflicts': 'Datas fora de uma série',
  'private.stated_availability': 'Disponibilidade informada antes',
  'public.notifications': 'Notificações',
  'public.mail_preferences': 'E-mails escolhidos',
  'public.contact_messages': 'Mensagens ao time',
  'public.privacy_requests': 'Pedidos sobre dados pessoais',
  'public.audit_log': 'Registro de mudanças',
  'public.platform_fee_history': 'Taxa da plataforma',
  'private.mail_outbox': 'E-mails',
  'private.data_exports': 'Cópias dos seus dados',
  'auth.users': 'Conta',
  'auth.sessions': 'Sessões abertas',
  'auth.mfa_factors': 'Verificação em duas etapas',
  'storage.objects': 'Documentos',
  'public.deployment_settings': 'not personal data',
  'public.platform_fee_settings': 'not personal data',
  'private.charges': 'codes of public.payments, which the section Pagamentos tells',
  'private.receipts': 'Transferências',
  'private.refunds': 'Reembolsos',
  'private.refund_decisions': 'Reembolsos',
  'private.absences': 'Ausências informadas',
  'private.telehealth_consents': 'Consentimento para atendimento por vídeo',
  'private.room_visits': 'Presença na sala',
  'private.room_endings': 'Salas encerradas',
  'private.room_admissions': 'Portas abertas',
  'private.suspense': 'what admins did with private.receipts, which the section Transferências tells',
  'public.saved_views': 'Visões da equipe',
  'private.people': 'repeats public.profiles, and the last day of auth.sessions',
  'private.people_tally': 'not personal data',
  'private.profile_changes': 'that a public profile changed, for servers that keep its page',
  'private.team_members': 'Equipe',
  'private.team_capabilities': 'about no user',
  'private.application_assignments': 'who of the team looks at an application',
  'private.application_checks': 'what the team has checked of an application',
  'private.application_notes': 'internal notes of the team, as reasons that only the team reads',
  'private.application_events':
    'what the section Registro de mudanças tells, and earlier values of an application',
  'private.team_requests': 'an unconfirmed change, which the section Registro de mudanças tells',
  'private.payout_keys': 'Chaves Pix',
  'private.payout_batches': 'Repasses',
  'private.payout_lines': 'Repasses',
  'private.payout_items':
    'what private.payout_lines is made of, by payment, as the section Valores a receber',
  'private.receita_saude': 'Receita Saúde',
  'private.provider_calls': 'repeats private.charges and private.refunds, for 30 days',
  'private.ledger_accounts': 'Valores a receber',
  'private.ledger_transactions': 'Valores a receber',
  'private.ledger_entries': 'Valores a receber',
  'private.owed_balances': 'Valores a receber',
  'private.bank_tally': 'not personal data',
  'private.bank_entries': 'not personal data',
  'private.webhook_inbox': 'of no account, for 30 days',
  'private.payment_jobs': 'not personal data',
  'private.money_tally': 'not personal data',
  'private.busy': 'repeats public.consultations and public.agenda_blocks',
  'private.cancellations': 'Consultas como profissional',
  'private.consent_texts': 'not personal data',
  'private.telehealth_texts': 'not personal data',
  'private.contact_attempts': 'salted hashes of visitors’ networks, for an hour',
  'private.network_salt': 'not personal data',
  'private.consultation_tally': 'not personal data',
  'private.fiscal_identities': 'about deleted accounts',
  'private.national_holidays': 'not personal data',
  'private.mail_kinds': 'not personal data',
  'private.calendar_entries': 'how often a consultation changed, which public.audit_log says',
  'private.municipalities': 'not personal data',
  'private.openings': 'computed from public.weekly_hours and private.busy, a minute old',
  'private.opening_cells': 'as private.openings',
  'private.stale_openings': 'as private.openings',
  'private.search_fillers': 'not personal data',
  'private.search_synonyms': 'not personal data',
  'private.unconfirmed_accounts': 'accounts without a sign-in so far',
  'private.photo_uploads': 'when the files of the section Foto do perfil were sent, for a day',
  'private.photo_leftovers': 'files of the section Foto do perfil that are about to be removed',
  'private.verified_documents': 'the type of a file that is listed under Documentos',
  'auth.identities': 'repeats auth.users',
  'auth.refresh_tokens': 'secrets',
  'auth.limits': 'counts under hashed names, deleted after two hours',
  'auth.mfa_amr_claims': 'part of a session: that it was opened by password or code',
  'auth.mfa_challenges': 'when a code was requested, until it was verified',
  'auth.one_time_tokens': 'secrets',
  'storage.buckets': 'not personal data',
};

/** All texts in a value, at any depth. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** A user with rows in every table: patient of some, professional of others, and an admin. */
const everything = (id: string) => [
  `update public.profiles set is_admin = true, birth_date = '1991-03-14', emergency_name = 'Sônia' where id = '${id}'`,
  `insert into auth.sessions (id, user_id, created_at, user_agent, ip)
   values (gen_random_uuid(), '${id}', now(), 'Firefox', '203.0.113.7')`,
  `update public.consultations set patient_id = '${id}', patient_name = 'Marina Azevedo'
   where id in ('${CONSULTATIONS.eduardoWithAndre.id}', '${CONSULTATIONS.ceciliaConfirmed.id}')`,
  `update public.payments p set patient_id = c.patient_id from public.consultations c where c.id = p.consultation_id`,
  `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
   values (gen_random_uuid(), '${id}', 'Celular', 'totp', 'unverified', 'GEHEIMNIS', now(), now())`,
  `update public.reviews r set patient_id = c.patient_id from public.consultations c where c.id = r.consultation_id`,
  `insert into public.reviews (consultation_id, patient_id, professional_id, rating, would_recommend,
     positive_aspects, patient_display_name)
   select id, patient_id, professional_id, 5, true, 'Escutou', 'Marina A.' from public.consultations
   where id = '${CONSULTATIONS.eduardoWithAndre.id}' on conflict do nothing`,
  `insert into public.proposals (id, consultation_id, times, was_at, expires_at)
   values (gen_random_uuid(), '${CONSULTATIONS.confirmed.id}', '{2026-12-09T12:00:00Z}', now(), now())`,
  `insert into public.chat_reads (consultation_id, user_id, last_read_at)
   values ('${CONSULTATIONS.confirmed.id}', '${id}', now()) on conflict do nothing`,
  `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
   values (gen_random_uuid(), '${CONSULTATIONS.confirmed.id}', '${ACTORS.patient}', 'patient', 'Bom dia, Marina')`,
  `insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session,
     application_status, document_urls)
   values ('${id}', 'm@exemplo.com.br', 'Marina Azevedo', 'psychologist', 'CRP 06/1', 15000, 'approved',
     '{${id}/1700000000000-diploma.pdf}')`,
  `insert into storage.objects (bucket_id, name, metadata)
   values ('professional-documents', '${id}/1700000000000-diploma.pdf', '{"size": 12}')`,
  `insert into public.contact_messages (user_id, full_name, email, user_type, subject, message)
   values ('${id}', 'Marina', 'outro@exemplo.com.br', 'professional', 'Dúvida', 'Posso mudar a foto?')`,
  `insert into private.mail_outbox (kind, user_id, recipient, payload)
   values ('new_consultation', '${id}', 'antigo@exemplo.com.br', '{"time": "09:00"}')`,
  `insert into public.platform_fee_history (old_percentage, new_percentage, changed_by, notes)
   values (0.005, 0.006, '${id}', 'Teste')`,
  `insert into public.agenda_settings (professional_id, time_zone) values ('${id}', 'America/Recife')`,
  `insert into public.weekly_hours values ('${id}', 3, '08:00', '12:00')`,
  `insert into public.hours_exceptions (professional_id, local_date, note) values ('${id}', '2026-12-24', 'Praia')`,
  `insert into public.agenda_blocks (professional_id, starts_at, ends_at, note)
   values ('${id}', '2027-01-05T12:00:00Z', '2027-01-05T14:00:00Z', 'Dentista')`,
  `insert into private.calendar_addresses (professional_id, secret_sum, created_at)
   values ('${id}', repeat('0', 64), now())`,
  `insert into public.consultation_series (id, professional_id, patient_id, first_date, local_time, time_zone, every_weeks,
     occurrences, amount_cents, started_at)
   values ('5e000000-0000-4000-8000-000000000001', '${id}', '${ACTORS.patient}', '2027-02-02', '14:00', 'America/Recife', 1,
     4, 15000, now())`,
  `insert into public.series_conflicts (series_id, number, local_date, reason)
   values ('5e000000-0000-4000-8000-000000000001', 2, '2027-02-09', 'closed')`,
  `insert into private.stated_availability (user_id, day_of_week, start_time, end_time) values ('${id}', 1, '09:00', '18:00')`,
  `insert into public.mail_preferences (user_id, topic, wanted) values ('${id}', 'room', false)`,
  `select private.open_ledger()`,
  `update public.payments set refund_due = true where consultation_id = '${CONSULTATIONS.ceciliaConfirmed.id}'`,
  `select private.earn(p) from public.payments p where professional_id = '${id}' and status = 'paid' and not refund_due`,
  `insert into private.absences (consultation_id, message) values ('${CONSULTATIONS.ceciliaConfirmed.id}', 'Esperei')`,
  `insert into private.telehealth_consents (user_id, version) values ('${id}', '2026-11-27')`,
  `insert into private.room_visits (consultation_id, page, side) select id, id, 'patient' from public.consultations
   where id = '${CONSULTATIONS.ceciliaConfirmed.id}'`,
  `insert into private.room_admissions (consultation_id) values ('${CONSULTATIONS.ceciliaConfirmed.id}')`,
  `insert into private.room_endings (consultation_id) values ('${CONSULTATIONS.ceciliaConfirmed.id}')`,
  `insert into private.payout_keys (professional_id, kind, value, code_sum, code_until, confirmed_at)
   values ('${id}', 'email', 'pix@azevedo.example', 'x', now(), now())`,
  `insert into private.receita_saude (payment_id) select id from public.payments where professional_id = '${id}' limit 1`,
  `insert into private.payout_batches (id, week_ends, is_simulated, prepared_by)
   values ('5e000000-0000-4000-8000-000000000002', '2027-02-07', true, '${id}')`,
  `insert into private.payout_lines (batch_id, professional_id, amount_cents, state, hold)
   values ('5e000000-0000-4000-8000-000000000002', '${id}', 100, 'held', 'no_key')`,
  `insert into public.saved_views (id, page, name, filter, created_by)
   values ('5e000000-0000-4000-8000-000000000003', 'charges', 'Caras', '{"de":"300"}', '${id}')`,
  `update private.team_members set role = 'reviewer' where user_id = '${id}'`,
  `select private.tell('${id}', 'booking', 'Consulta confirmada', 'Olá', '/professional/dashboard')`,
];

describe('export_my_data', () => {
  onEveryDatabase((database) => {
    test('is limited to signed-in users, five times an hour', async () => {
      await expectRefusal(database, 'visitor', SQL, [], '42501');
      for (let n = 1; n <= 5; n += 1) await copyOf(database, 'patient');
      await expectRefusal(database, 'patient', SQL, [], 'too_many_exports');
      await copyOf(database, 'otherPatient');
      await database.travel('2026-11-24T13:00:01Z');
      await expect(copyOf(database, 'patient')).resolves.toBeDefined();
    });

    test('covers every table', async () => {
      const tables = await database.owner<{ name: string }>(
        `select relnamespace::regnamespace || '.' || relname as name from pg_class
         where relkind in ('r', 'p')
           and relnamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'auth', 'storage'))`,
      );
      expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(DECIDED).sort());
    });

    test('has a filled section for every table with data of a user', async () => {
      for (const statement of everything(ACTORS.professional)) await database.owner(statement);
      await database.as('professional', `select public.send_privacy_request('Quero corrigir meu CPF')`);
      const { sections, text } = await copyOf(database, 'professional');
      const filled = new Set(sections.filter(({ dados }) => dados.length > 0).map(({ secao }) => secao));
      const wanted = Object.values(DECIDED).filter((place) => /^\p{Lu}/u.test(place));
      expect(wanted.filter((place) => !filled.has(place))).toEqual([]);
      for (const { explicacao } of sections) expect(explicacao).toMatch(/\.$/);
      for (const expected of [
        'Marina Azevedo',
        PEOPLE.marina.email,
        '94726031813',
        '1991-03-14',
        'Sônia',
        '203.0.113.7',
        'Firefox',
        'CRP 06/1',
        '1700000000000-diploma.pdf',
        'Bom dia, Marina',
        'Posso mudar a foto?',
        'Escutou',
        'Quero corrigir meu CPF',
        '2026-11-21',
        'Taxa da plataforma',
        'meet.jit.si',
        'America/Recife',
        'Praia',
        'Dentista',
      ])
        expect(text).toContain(expected);
      expect(text).not.toContain('GEHEIMNIS');
    });

    test('is in Portuguese: every column has a label', async () => {
      for (const statement of everything(ACTORS.professional)) await database.owner(statement);
      await database.as('professional', `select public.send_privacy_request('x')`);
      const { sections } = await copyOf(database, 'professional');
      const columns = await database.owner<{ name: string }>(
        `select distinct attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'auth', 'storage'))`,
      );
      const english = new Set(columns.map(({ name }) => name));
      for (const same of ['id', 'email', 'ip', 'cpf', 'cnpj']) english.delete(same);
      const names = new Set(sections.flatMap(({ dados }) => dados.flatMap((row) => Object.keys(row))));
      expect([...names].filter((name) => english.has(name))).toEqual([]);
    });

    test('names every status and role like the interface', async () => {
      for (const statement of everything(ACTORS.professional)) await database.owner(statement);
      await database.as('professional', `select public.send_privacy_request('x')`);
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        ACTORS.professional,
      ]);
      const words = await database.owner<{ word: string }>(
        `select enumlabel as word from pg_enum
         union select word[1] from pg_constraint,
           regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as word
         where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      );
      const raw = new Set([...words.map(({ word }) => word), 'insert', 'update']);
      for (const who of ['patient', 'otherPatient', 'professional'] as const) {
        const { sections } = await copyOf(database, who);
        const texts = sections.flatMap(({ dados }) => dados.flatMap(textsIn));
        expect(texts.filter((text) => raw.has(text))).toEqual([]);
      }
    });

    test('names an unpaid booking "Expirada" and describes changes in words', async () => {
      const { of } = await copyOf(database, 'patient');
      const consultations = of('Consultas como paciente');
      for (const situacao of ['Expirada', 'Não compareceu', 'Agendada', 'Concluída', 'Pendente'])
        expect(consultations).toContainEqual(expect.objectContaining({ situacao }));
      expect(of('Pagamentos')).toContainEqual(expect.objectContaining({ situacao: 'Expirado' }));
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        ACTORS.professional,
      ]);
      const professional = await copyOf(database, 'professional');
      expect(professional.of('Perfil profissional')).toMatchObject([{ situacao_do_cadastro: 'Suspenso' }]);
      const mine = await copyOf(database, 'patient');
      expect(mine.of('Consultas como paciente')).toContainEqual(
        expect.objectContaining({ situacao: 'Cancelada', cancelada_por: 'plataforma' }),
      );
      expect(mine.of('Registro de mudanças')).toContainEqual(
        expect.objectContaining({
          registro: 'consulta',
          acao: 'mudado',
          depois: expect.objectContaining({ situacao: 'Cancelada' }) as object,
        }),
      );
    });

    test('contains only the caller’s data', async () => {
      const { text, of } = await copyOf(database, 'otherPatient');
      expect(text).not.toContain('Camila');
      expect(text).not.toMatch(/[^.]paciente@vinculo\.example/);
      expect(of('Consultas como paciente').length).toBeGreaterThan(0);
      const mine = await copyOf(database, 'patient');
      expect(mine.of('Perfil')).toMatchObject([
        { cpf: '39053344705', nome_completo: 'Camila Ribeiro dos Santos' },
      ]);
      for (const [who, secret] of [
        ['otherPatient', '71520468830'],
        ['professional', '94726031813'],
        ['admin', 'Beatriz Farias'],
      ] as const)
        expect([who, mine.text.includes(secret)]).toEqual([who, false]);
    });

    test("contains messages sent while signed in, with any address, but not visitors' messages with the user’s address", async () => {
      const SEND = `select public.send_contact_message('Camila', $1, 'patient', 'Oi', $2)`;
      await database.as('patient', SEND, ['outra@exemplo.com.br', 'Sou eu mesma']);
      await database.as('visitor', SEND, [PEOPLE.camila.email, 'Digo que sou ela']);
      const { of } = await copyOf(database, 'patient');
      expect(of('Mensagens ao time')).toMatchObject([{ mensagem: 'Sou eu mesma' }]);
    });

    test('contains the rating by stars and the suspension, and explains how to get the files', async () => {
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        ACTORS.professional,
      ]);
      const { of, sections } = await copyOf(database, 'professional');
      expect(of('Perfil profissional')).toMatchObject([
        {
          notas_de_1_a_5: expect.any(Array) as number[],
          suspenso_em: expect.stringContaining('2026-11-24') as string,
        },
      ]);
      const { explicacao } = sections.find(({ secao }) => secao === 'Documentos') ?? {};
      expect(explicacao).toContain('baixe cada um em Meu perfil');
    });

    test("contains neither emotion nor recommendation of a professional's reviews", async () => {
      await database.owner(`update public.reviews set emotion = 'Triste'`);
      const { of } = await copyOf(database, 'professional');
      const received = of('Avaliações recebidas');
      expect(received.length).toBeGreaterThan(0);
      expect(JSON.stringify(received)).not.toMatch(/Triste|recomendaria|patient_id/);
      expect(of('Pagamentos')).toEqual([]);
    });

    test('contains no reason that the team wrote for itself', async () => {
      const reason = 'Denúncia da paciente Camila';
      await database.as('admin', `select public.admin_cancel_consultation($1, $2)`, [
        CONSULTATIONS.confirmed.id,
        reason,
      ]);
      for (const call of ['public.block_person', 'public.unblock_person', 'public.reveal_identity'])
        await database.as('admin', `select ${call}($1, $2)`, [ACTORS.professional, reason]);
      await database.owner(`select private.put_in_team($1, 'support', $2)`, [ACTORS.professional, reason]);
      await database.owner(
        `insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, private.now(), private.now())`,
        [ACTORS.professional],
      );
      await database.owner(
        `insert into auth.refresh_tokens (token, user_id, session_id, revoked) values ('again', '${ACTORS.professional}', $1, false)`,
        [ACTORS.professional],
      );
      const { of, text } = await copyOf(database, 'professional');
      expect(of('Registro de mudanças')).toContainEqual(
        expect.objectContaining({ depois: expect.objectContaining({ bloqueada: true }) as object }),
      );
      expect(text).not.toContain(reason);
    });

    test('contains the reasons that the caller wrote', async () => {
      const reason = 'Denúncia da paciente Camila';
      await database.as('admin', `select public.block_person($1, $2)`, [ACTORS.professional, reason]);
      const { text } = await copyOf(database, 'admin');
      expect(text).toContain(reason);
    });

    test('does not name other users who changed something', async () => {
      await database.as('admin', `select public.suspend_professional($1, 'Registro vencido')`, [
        ACTORS.professional,
      ]);
      const { of, text } = await copyOf(database, 'professional');
      expect(of('Registro de mudanças').at(-1)).toMatchObject({ quem: 'outra pessoa' });
      expect(text).not.toContain(ACTORS.admin);
    });
  });
});
