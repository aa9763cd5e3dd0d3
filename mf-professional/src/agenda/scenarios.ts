import { defineScenarios, type Fault } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/agenda';
const { id } = PEOPLE.marina;

const call = (procedure: string, answer: Fault['answer']) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${procedure}`,
  answer,
});

/** A fault when a block is saved, not in its preview. */
const saving = (answer: Fault['answer']) => ({ ...call('save_block', answer), body: '"preview":false' });

/** Tomorrow from 18:10 to 20:00, after the usual hours. */
const BLOCK = `
  insert into public.agenda_blocks (professional_id, starts_at, ends_at, note)
  select '${id}', start, start + interval '110 minutes', 'Supervisão'
  from private.slot_instant(private.today() + 1, '18:10') as start;`;

/** The same on the two following weeks. */
const WEEKLY_BLOCK = `
  insert into public.agenda_blocks (professional_id, starts_at, ends_at, note, series_id)
  select '${id}', start, start + interval '110 minutes', 'Supervisão', '7b000000-0000-4000-8000-0000000000aa'
  from generate_series(1, 15, 7) as days, private.slot_instant(private.today() + days, '18:10') as start;`;

/** Tuesday in two weeks. */
const BLOCKED_TUESDAY = `
  insert into public.agenda_blocks (professional_id, starts_at, ends_at, note)
  select '${id}', day at time zone 'America/Sao_Paulo', (day + interval '1 day') at time zone 'America/Sao_Paulo', 'Congresso'
  from (select date_trunc('week', private.today()) + interval '15 days' as day) as tuesday;`;

/** Eduardo, at 20:30 from tomorrow, every week; the second is paid. */
const SERIES = `
  with series as (
    insert into public.consultation_series (professional_id, patient_id, by_professional, outside_hours, first_date,
      local_time, time_zone, every_weeks, occurrences, amount_cents, started_at)
    values ('${id}', '${PEOPLE.eduardo.id}', true, true, private.today() + 1, '20:30', 'America/Sao_Paulo', 1, 12, 15000,
      private.now())
    returning *
  )
  select private.add_to_series(s, 1, private.series_instant(s, 1)) from series s;
  select private.make_dates(id) from public.consultation_series;
  update public.payments set status = 'paid', paid_at = private.now() where consultation_id in
    (select id from public.consultations where series_number = 2);
  update public.consultations set status = 'scheduled' where series_number = 2;`;

/** Eduardo's, not paid yet. */
const UNPAID = `
  delete from public.consultation_sessions where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
  update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
    where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
  ${sql.setStatus(CONSULTATIONS.eduardoConfirmed, 'pending')}`;

/** Eduardo's, freed unpaid. */
const LAPSED = `
  ${UNPAID}
  update public.payments set status = 'expired' where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
  ${sql.setStatus(CONSULTATIONS.eduardoConfirmed, 'cancelled')}`;

/** Eduardo has only unpaid bookings. */
const UNPAID_ONLY = `
  ${UNPAID}
  update public.payments set status = 'expired', paid_at = null
    where patient_id = '${PEOPLE.eduardo.id}' and status = 'paid';`;

export const scenarios = defineScenarios({
  busy: { title: 'Agenda com sessões e bloqueios', path, as: 'professional', setup: BLOCK },
  weekly: { title: 'Agenda com um bloqueio toda semana', path, as: 'professional', setup: WEEKLY_BLOCK },
  running: {
    title: 'Agenda com uma sessão em andamento',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('-5 minutes'),
  },
  soon: {
    title: 'Agenda com uma sessão em oito minutos',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('8 minutes'),
  },
  ended: {
    title: 'Agenda com uma sessão que acabou de terminar',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('-55 minutes'),
  },
  pending: { title: 'Agenda com uma sessão que aguarda o Pix', path, as: 'professional', setup: UNPAID },
  chargeLater: {
    title: 'Agenda com uma sessão cujo pagamento ainda não abriu',
    path,
    as: 'professional',
    setup: `${UNPAID} update public.payments set opens_at = private.now() + interval '1 hour',
      expires_at = private.now() + interval '1 day' where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';`,
  },
  remindedElsewhere: {
    title: 'Lembrete de pagamento recusado: já foi enviado',
    path,
    as: 'professional',
    setup: UNPAID,
    faults: [
      call('remind_of_payment', { status: 400, body: { code: 'P0001', message: 'reminded_recently' } }),
    ],
  },
  missed: {
    title: 'Agenda com uma sessão a que o paciente não compareceu',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, 'no_show')}`,
  },
  correctionClosed: {
    title: 'Correção recusada: a sessão já foi avaliada',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('-2 hours')} ${sql.setStatus(CONSULTATIONS.confirmed, 'completed')}`,
    faults: [call('correct_outcome', { status: 400, body: { code: 'P0001', message: 'already_reviewed' } })],
  },
  emptyWeek: {
    title: 'Agenda sem sessões, com horários livres',
    path,
    as: 'professional',
    setup: sql.noConsultations,
  },
  first: {
    title: 'Agenda de quem ainda não abriu horários',
    path,
    as: 'professional',
    setup: `${sql.noConsultations} insert into public.agenda_settings (professional_id) values ('${id}')`,
  },
  rioBranco: {
    title: 'Agenda em Rio Branco',
    path,
    as: 'professional',
    setup: `
      insert into public.agenda_settings (professional_id, time_zone) values ('${id}', 'America/Rio_Branco');
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
      select '${id}', day, '07:00', '12:00' from generate_series(1, 7) as day;`,
  },
  proposed: {
    title: 'Agenda com outro horário proposto',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('3 days')}
      insert into public.proposals (id, consultation_id, times, was_at, expires_at)
      select gen_random_uuid(), id, array[starts_at + interval '2 days'], starts_at, starts_at - interval '24 hours'
      from public.consultations where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  invited: {
    title: 'Agenda com um período proposto',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('3 days')}
      insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
      select gen_random_uuid(), id, '{}', consultation_date + 7, consultation_date + 11, starts_at,
        starts_at - interval '24 hours'
      from public.consultations where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  uncounted: {
    title: 'Período proposto, cujos horários livres não podem ser contados',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
    faults: [call('preview_period', { status: 500 })],
  },
  movable: {
    title: 'Agenda com uma sessão paga daqui a três dias',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
  },
  movedAway: {
    title: 'Agenda com uma sessão movida para outro mês',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('75 days'),
  },
  late: {
    title: 'Agenda com uma sessão daqui a cinco horas',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('5 hours'),
  },
  cancelOffline: {
    title: 'Cancelamento cuja resposta se perde na primeira vez',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
    faults: [{ method: 'POST', path: '/rest/v1/rpc/cancel_as_professional', answer: 'broken', once: true }],
  },
  proposalTaken: {
    title: 'Proposta recusada: um horário acabou de ser reservado',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
    faults: [call('propose_times', { status: 400, body: { code: 'P0001', message: 'proposal_open' } })],
  },
  lapsed: {
    title: 'Agenda com uma sessão que não foi paga a tempo',
    path: `${path}?sessao=${CONSULTATIONS.eduardoConfirmed.id}`,
    as: 'professional',
    setup: LAPSED,
  },
  unpaidOnly: {
    title: 'Nova sessão recusada: o paciente ainda não pagou nenhuma',
    path: `${path}?nova=${PEOPLE.eduardo.id}`,
    as: 'professional',
    setup: UNPAID_ONLY,
  },
  priceless: {
    title: 'Nova sessão sem preço definido',
    path: `${path}?nova=${PEOPLE.eduardo.id}`,
    as: 'professional',
    setup: `update public.professionals set price_per_session = null where user_id = '${id}'`,
  },
  unchecked: {
    title: 'Nova sessão cujo horário não pode ser conferido',
    path: `${path}?nova=${PEOPLE.eduardo.id}`,
    as: 'professional',
    faults: [{ ...call('preview_for_patient', { status: 500 }), body: 'T' }],
  },
  bookingTaken: {
    title: 'Nova sessão recusada: o horário acabou de ser reservado',
    path,
    as: 'professional',
    faults: [call('book_for_patient', { status: 400, body: { code: 'P0001', message: 'slot_taken' } })],
  },
  repeating: {
    title: 'Nova sessão que se repete, com uma terça bloqueada',
    path,
    as: 'professional',
    setup: BLOCKED_TUESDAY,
  },
  datesChanged: {
    title: 'Série recusada: uma data acabou de ser ocupada',
    path,
    as: 'professional',
    setup: BLOCKED_TUESDAY,
    faults: [
      call('book_series_for_patient', { status: 400, body: { code: 'P0001', message: 'dates_changed' } }),
    ],
  },
  datesFailed: {
    title: 'Nova sessão cujas datas não carregam',
    path,
    as: 'professional',
    faults: [call('preview_series_for_patient', { status: 500 })],
  },
  series: { title: 'Agenda com uma série, a segunda sessão paga', path, as: 'professional', setup: SERIES },
  followingFailed: {
    title: 'Cancelamento sem as próximas datas da série',
    path,
    as: 'professional',
    setup: SERIES,
    faults: [{ method: 'GET', path: '/rest/v1/consultation_series', answer: { status: 500 } }],
  },
  suspended: {
    title: 'Agenda de quem está suspenso',
    path,
    as: 'professional',
    setup: BLOCK + sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.'),
  },
  blockTaken: {
    title: 'Bloqueio recusado: o horário acabou de ser reservado',
    path,
    as: 'professional',
    faults: [saving({ status: 400, body: { code: 'P0001', message: 'block_taken' } })],
  },
  sessionEnded: {
    title: 'Bloqueio recusado: a sessão acabou',
    path,
    as: 'professional',
    faults: [saving({ status: 400, body: { code: 'P0001', message: 'session_ended' } })],
  },
  blockOffline: {
    title: 'Bloqueio cuja resposta se perde na primeira vez',
    path,
    as: 'professional',
    faults: [{ ...saving('lost'), once: true }],
  },
  unreachable: {
    title: 'Agenda que não carrega',
    path,
    as: 'professional',
    faults: [call('agenda', { status: 500 })],
  },
  slow: { title: 'Agenda lenta', path, as: 'professional', latencyMs: 3000 },
});
