import {
  confirmedStartingIn,
  defineScenarios,
  LONG_NAME,
  MARINA_IN_THERAPY,
  NO_CONSULTATIONS,
} from 'embedded-backend/scenario';

const path = '/professional/dashboard';
const MARINA = 'b0000001-0000-4000-8000-000000000001';

const at = (request: string, answer: { status: number }, method = 'GET') => ({
  method,
  path: `/rest/v1/${request}`,
  answer,
});

/** One consultation has just ended. */
const ENDED = confirmedStartingIn('-55 minutes');

/** Three more completed consultations. */
const MANY_HELD = `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
    professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select c.patient_id, c.professional_id, c.patient_name, c.patient_email, c.professional_name,
    c.professional_specialty, c.starts_at - n * interval '7 days', c.ends_at - n * interval '7 days',
    'completed', c.amount_cents, gen_random_uuid()
  from public.consultations c, generate_series(1, 3) n where c.id = 'd0000003-0000-4000-8000-000000000003'`;

/** A consultation has a recording URL. */
const RECORDED = `insert into public.consultation_sessions (consultation_id, session_link)
  values ('d0000003-0000-4000-8000-000000000003', 'https://video.exemplo.com.br/1')
  on conflict (consultation_id) do update set session_link = excluded.session_link`;

export const scenarios = defineScenarios({
  busy: { title: 'Painel com consultas', path, as: 'professional' },
  sixty: {
    title: 'Painel com mais de sessenta sessões e cem conversas',
    path,
    as: 'professional',
    setup: `
      insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
        professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select patient_id, professional_id, patient_name, patient_email, professional_name, professional_specialty,
        starts_at + n * interval '1 week', ends_at + n * interval '1 week',
        case when n <= 60 then 'scheduled' else 'cancelled' end::public.consultation_status, amount_cents,
        gen_random_uuid()
      from public.consultations, generate_series(1, 110) n where id = 'd0000006-0000-4000-8000-000000000006';
      insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
      select gen_random_uuid(), id, patient_id, 'patient', 'Oi', private.now() from public.consultations
      where professional_id = '${MARINA}' and starts_at > private.now() + interval '6 days'`,
  },
  longNames: {
    title: 'Painel com nomes longos',
    path,
    as: 'professional',
    setup: `update public.profiles set full_name = '${LONG_NAME}' where id = '${MARINA}';
      update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  pending: {
    title: 'Painel com uma consulta à espera do pagamento',
    path,
    as: 'professional',
    setup: `
      delete from public.consultation_sessions where consultation_id = 'd0000006-0000-4000-8000-000000000006';
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
        where consultation_id = 'd0000006-0000-4000-8000-000000000006';
      update public.consultations set status = 'pending' where id = 'd0000006-0000-4000-8000-000000000006'`,
  },
  ended: {
    title: 'Painel com uma sessão que acabou de terminar',
    path,
    as: 'professional',
    setup: ENDED,
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
    setup: MARINA_IN_THERAPY,
  },
  deployed: {
    title: 'Painel com consultas, fora de uma demonstração',
    path,
    as: 'professional',
    setup: 'update public.deployment_settings set demonstration = false',
  },
  newAndDeployed: {
    title: 'Painel de quem acaba de começar, fora de uma demonstração',
    path,
    as: 'professional',
    setup: `${NO_CONSULTATIONS}
      update public.professionals set rating_counts = '{0,0,0,0,0}', rating = null, total_reviews = 0
        where user_id = '${MARINA}';
      update public.deployment_settings set demonstration = false`,
  },
  beginner: {
    title: 'Painel de quem acaba de começar',
    path,
    as: 'professional',
    setup: `${NO_CONSULTATIONS}
      update public.professionals set price_per_session = null where user_id = '${MARINA}';
      delete from public.weekly_availability where user_id = '${MARINA}'`,
  },
  uncounted: {
    title: 'Painel, contagens com falha',
    path,
    as: 'professional',
    faults: [
      at('rpc/sessions_this_week', { status: 400 }, 'POST'),
      at('rpc/conversations', { status: 400 }, 'POST'),
    ],
  },
  unreachable: {
    title: 'Painel com falha ao carregar as consultas',
    path,
    as: 'professional',
    faults: [
      at('consultations', { status: 500 }),
      at('rpc/practice_figures', { status: 500 }, 'POST'),
      at('weekly_availability', { status: 500 }),
      at('rpc/received_reviews', { status: 500 }, 'POST'),
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
    setup: `update public.professionals set approval_status = 'suspended' where user_id = '${MARINA}'`,
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
    setup: `update public.profiles set full_name = '' where id = '${MARINA}'`,
  },
  slow: { title: 'Painel lento', path, as: 'professional', latencyMs: 3000 },
});
