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
  pending: {
    title: 'Agenda com uma sessão que aguarda o Pix',
    path,
    as: 'professional',
    setup: `
      delete from public.consultation_sessions where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
        where consultation_id = '${CONSULTATIONS.eduardoConfirmed.id}';
      ${sql.setStatus(CONSULTATIONS.eduardoConfirmed, 'pending')}`,
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
  movable: {
    title: 'Agenda com uma sessão paga daqui a três dias',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
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
  bookingTaken: {
    title: 'Nova sessão recusada: o horário acabou de ser reservado',
    path,
    as: 'professional',
    faults: [call('book_for_patient', { status: 400, body: { code: 'P0001', message: 'slot_taken' } })],
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
