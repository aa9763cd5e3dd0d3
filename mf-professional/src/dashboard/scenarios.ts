import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/dashboard';

const at = (request: string, answer: { status: number }, method = 'GET') => ({
  method,
  path: `/rest/v1/${request}`,
  answer,
});

/** One consultation has just ended. */
const ENDED = sql.confirmedStartingIn('-55 minutes');

/** Three more completed consultations. */
const MANY_HELD = `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
    professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select c.patient_id, c.professional_id, c.patient_name, c.patient_email, c.professional_name,
    c.professional_specialty, c.starts_at - n * interval '7 days', c.ends_at - n * interval '7 days',
    'completed', c.amount_cents, gen_random_uuid()
  from public.consultations c, generate_series(1, 3) n where c.id = '${CONSULTATIONS.completed.id}'`;

/** A consultation has a recording URL. */
const RECORDED = `insert into public.consultation_sessions (consultation_id, session_link)
  values ('${CONSULTATIONS.completed.id}', 'https://video.exemplo.com.br/1')
  on conflict (consultation_id) do update set session_link = excluded.session_link`;

export const scenarios = defineScenarios({
  busy: { title: 'Painel com consultas', path, as: 'professional' },
  freeEvening: {
    title: 'Painel com um horário livre hoje',
    path,
    as: 'professional',
    // Where the day is still long when it ends in São Paulo.
    setup: `
      insert into public.agenda_settings (professional_id, time_zone, notice_hours)
      values ('${PEOPLE.marina.id}', 'America/Rio_Branco', 0);
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
      select '${PEOPLE.marina.id}', day, '00:00', '24:00' from generate_series(1, 7) as day;`,
  },
  sixty: {
    title: 'Painel com mais de sessenta sessões e cem conversas',
    path,
    as: 'professional',
    setup: `
      insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select patient_id, professional_id, patient_name, patient_email, professional_name, professional_specialty,
        starts_at + n * interval '1 week', ends_at + n * interval '1 week',
        'scheduled', amount_cents, gen_random_uuid()
      from public.consultations, generate_series(1, 60) n where id = '${CONSULTATIONS.confirmed.id}';
      insert into auth.users (id, email)
      select gen_random_uuid(), n || '@conversas.example' from generate_series(1, 110) n;
      insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select p.id, professional_id, 'Paciente ' || split_part(p.email, '@', 1), p.email, professional_name,
        professional_specialty, starts_at, ends_at, 'cancelled', amount_cents, gen_random_uuid()
      from public.consultations c, public.profiles p
      where c.id = '${CONSULTATIONS.confirmed.id}' and p.email like '%@conversas.example';
      insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
      select gen_random_uuid(), id, patient_id, 'patient', 'Oi', private.now() from public.consultations
      where patient_email like '%@conversas.example'`,
  },
  rioBranco: {
    title: 'Painel de quem atende no horário de Rio Branco, com uma sessão de noite',
    path,
    as: 'professional',
    // Half past midnight in São Paulo, 22:30 of the day before in Rio Branco.
    setup: `
      insert into public.agenda_settings (professional_id, time_zone) values ('${PEOPLE.marina.id}', 'America/Rio_Branco');
      update public.consultations set status = 'cancelled' where professional_id = '${PEOPLE.marina.id}'
        and status in ('pending', 'scheduled') and id <> '${CONSULTATIONS.confirmed.id}';
      ${sql.moveTo(CONSULTATIONS.confirmed, `((private.today() + 2 + time '00:30') at time zone 'America/Sao_Paulo')`)}`,
  },
  absences: {
    title: 'Painel com ausências informadas',
    path,
    as: 'professional',
    setup: `${ENDED}
      insert into private.absences (consultation_id) values ('${CONSULTATIONS.confirmed.id}'), ('${CONSULTATIONS.completed.id}');`,
  },
  longNames: {
    title: 'Painel com nomes longos',
    path,
    as: 'professional',
    setup: `update public.profiles set full_name = '${LONG_NAME}' where id = '${PEOPLE.marina.id}';
      update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  pending: {
    title: 'Painel com uma consulta à espera do pagamento',
    path,
    as: 'professional',
    setup: `
      delete from public.consultation_sessions where consultation_id = '${CONSULTATIONS.confirmed.id}';
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
        where consultation_id = '${CONSULTATIONS.confirmed.id}';
      ${sql.setStatus(CONSULTATIONS.confirmed, 'pending')}`,
  },
  running: {
    title: 'Painel com uma sessão em andamento',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('-5 minutes'),
  },
  ended: {
    title: 'Painel com uma sessão que acabou de terminar',
    path,
    as: 'professional',
    setup: ENDED,
  },
  endedOffline: {
    title: 'Painel em que o fim de uma sessão não chega ao servidor na primeira vez',
    path,
    as: 'professional',
    setup: ENDED,
    faults: [{ method: 'POST', path: '/rest/v1/rpc/complete_consultation', answer: 'broken', once: true }],
  },
  endedAndDeployed: {
    title: 'Painel com uma sessão que acabou de terminar, fora de uma demonstração',
    path,
    as: 'professional',
    setup: ENDED + sql.deployment({ demonstration: false }),
  },
  recorded: {
    title: 'Painel com a gravação de uma sessão',
    path,
    as: 'professional',
    setup: RECORDED,
  },
  experienced: {
    title: 'Painel de quem já concluiu muitas sessões',
    path,
    as: 'professional',
    setup: MANY_HELD,
  },
  experiencedEnded: {
    title: 'Painel de quem já concluiu muitas sessões, e outra acaba de terminar',
    path,
    as: 'professional',
    setup: `${MANY_HELD}; ${ENDED}`,
  },
  recordingRefused: {
    title: 'Painel em que a gravação não pode ser salva',
    path,
    as: 'professional',
    faults: [at('rpc/store_recording', { status: 500 }, 'POST')],
  },
  removalRefused: {
    title: 'Painel em que a gravação não pode ser removida',
    path,
    as: 'professional',
    setup: RECORDED,
    faults: [at('rpc/store_recording', { status: 500 }, 'POST')],
  },
  inTherapy: {
    title: 'Painel de quem também é paciente',
    path,
    as: 'professional',
    setup: sql.marinaInTherapy,
  },
  deployed: {
    title: 'Painel com consultas, fora de uma demonstração',
    path,
    as: 'professional',
    setup: sql.deployment({ demonstration: false }),
  },
  newAndDeployed: {
    title: 'Painel de quem acaba de começar, fora de uma demonstração',
    path,
    as: 'professional',
    setup: sql.noConsultations + sql.deployment({ demonstration: false }),
  },
  beginner: {
    title: 'Painel de quem acaba de começar',
    path,
    as: 'professional',
    setup: `${sql.noConsultations}
      update public.professionals set price_per_session = null where user_id = '${PEOPLE.marina.id}';
      insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}')`,
  },
  uncounted: {
    title: 'Painel, contagens com falha',
    path,
    as: 'professional',
    faults: [at('rpc/today', { status: 400 }, 'POST'), at('rpc/conversations', { status: 400 }, 'POST')],
  },
  unreachable: {
    title: 'Painel com falha ao carregar as consultas',
    path,
    as: 'professional',
    faults: [
      at('consultations', { status: 500 }),
      at('rpc/today', { status: 500 }, 'POST'),
      at('rpc/conversations', { status: 500 }, 'POST'),
    ],
  },
  failing: {
    title: 'Painel que não abre: a situação diz que algo falhou',
    path,
    as: 'professional',
    // The portal reads the record as well, and the status page must find it.
    faults: [
      { ...at('professionals', { status: 200 }), once: true },
      { ...at('professionals', { status: 500 }), once: true },
    ],
  },
  withdrawn: {
    title: 'Painel de quem perdeu a aprovação: a situação',
    path,
    as: 'professional',
    setup: sql.setApproval(PEOPLE.marina, 'suspended'),
  },
  priceRefused: {
    title: 'Painel em que o preço não pode ser salvo',
    path,
    as: 'professional',
    faults: [at('professionals', { status: 500 }, 'PATCH')],
  },
  nameless: {
    title: 'Painel de quem só informou o nome ao criar a conta',
    path,
    as: 'professional',
    setup: `update public.profiles set full_name = '' where id = '${PEOPLE.marina.id}'`,
  },
  fullDay: {
    title: 'Hoje, com sessões, um horário bloqueado e horários livres',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('5 minutes')};
      insert into public.agenda_blocks (professional_id, starts_at, ends_at, note)
      select '${PEOPLE.marina.id}', at, at + interval '1 hour', 'Dentista'
      from (select private.now() + case when extract(hour from private.now() at time zone 'America/Sao_Paulo') < 12
        then interval '3 hours' else interval '-3 hours' end) as one_of_today (at)`,
  },
  slow: { title: 'Painel lento', path, as: 'professional', latencyMs: 3000 },
});
