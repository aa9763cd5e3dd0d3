import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = `/patient/booking/${PEOPLE.marina.id}`;
const moving = (consultation: string) => `${path}?consulta=${consultation}`;

const INVITATION = '33333333-3333-4333-8333-333333333333';
const invited = `${moving(CONSULTATIONS.confirmed.id)}&proposta=${INVITATION}`;
/** Marina lets Camila choose another time, from and to so many days after the confirmed consultation. */
const inviting = (from: number, to: number) => `
  insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
  select '${INVITATION}', id, '{}', consultation_date + ${from}, consultation_date + ${to}, starts_at,
    starts_at - interval '24 hours'
  from public.consultations where id = '${CONSULTATIONS.confirmed.id}';`;

/** The procedure refuses once. */
const refusedOnce = (title: string, procedure: string, code: string, address = path) => ({
  title,
  path: address,
  as: 'patient' as const,
  faults: [
    {
      path: `/rest/v1/rpc/${procedure}`,
      answer: { status: 400, body: { code: 'P0001', message: code, details: null, hint: null } },
      once: true,
    },
  ],
});
const booking = (title: string, code: string) => refusedOnce(title, 'book_time', code);
const rescheduling = (title: string, code: string) =>
  refusedOnce(title, 'move_consultation', code, moving(CONSULTATIONS.confirmed.id));

/** Eduardo books every one of Marina's slots on the next four Tuesdays except the given ones. */
const tuesdaysWithout = (...free: readonly string[]) => `
  with booked as (insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}', 'Eduardo Lima', '${PEOPLE.eduardo.email}',
    'Marina Azevedo', 'Ansiedade', starts_at, starts_at + interval '50 minutes', 'scheduled', 15000, gen_random_uuid()
  from generate_series(1, 28) as ahead,
    lateral (select private.today() + ahead as day) as days,
    unnest(private.slot_times()) as slot,
    lateral (select private.slot_start(day, slot) as starts_at) as placed
  where extract(isodow from day) = 2 and slot <> all ('{${free.join()}}')
    and not exists (select from private.busy b
      where b.person_id in ('${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}')
        and b.during && tstzrange(starts_at, starts_at + interval '50 minutes'))
  returning *)
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select id, patient_id, professional_id, amount_cents, 'paid', created_at, created_at from booked`;

/** Marina attends on Thursdays and Fridays in the afternoon, and not on holidays. */
const HOLIDAYS_OFF = `insert into public.agenda_settings (professional_id, closed_on_holidays)
    values ('${PEOPLE.marina.id}', true);
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
    values ('${PEOPLE.marina.id}', 4, '14:00', '17:20'), ('${PEOPLE.marina.id}', 5, '14:00', '17:20')`;

/** Marina attends on Tuesdays in the afternoon, and is away on 15 December. */
const AWAY = `insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}');
  insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
    values ('${PEOPLE.marina.id}', 2, '14:00', '17:20');
  insert into public.hours_exceptions (professional_id, local_date) values ('${PEOPLE.marina.id}', '2026-12-15');`;

export const scenarios = defineScenarios({
  free: { title: 'Agendamento, com horários livres', path, as: 'patient' },
  deployed: {
    title: 'Agendamento, fora de uma demonstração',
    path,
    as: 'patient',
    setup: sql.deployment({ demonstration: false }),
  },
  busy: {
    title: 'Agendamento, só 14:00 livre às terças',
    path,
    as: 'patient',
    setup: tuesdaysWithout('14:00'),
  },
  full: {
    title: 'Agendamento, nenhum horário livre às terças',
    path,
    as: 'patient',
    setup: tuesdaysWithout(),
  },
  arriving: {
    title: 'Agendamento, com o horário escolhido antes',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
  },
  arrivingLate: {
    title: 'Agendamento, o horário escolhido antes já foi reservado',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: tuesdaysWithout('14:50'),
  },
  arrivingOnFullDay: {
    title: 'Agendamento, o dia escolhido antes já lotou',
    path: `${path}?slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: tuesdaysWithout(),
  },
  ownHours: {
    title: 'Agendamento, só sextas à noite, sem feriados, por 120 dias',
    path,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `insert into public.agenda_settings (professional_id, horizon_days, closed_on_holidays)
        values ('${PEOPLE.marina.id}', 120, true);
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
        values ('${PEOPLE.marina.id}', 5, '19:00', '20:40')`,
  },
  repeating: {
    title: 'Agendamento, com feriados nas datas de uma série',
    path: `${path}?slot=2026-12-18T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: HOLIDAYS_OFF,
  },
  repeatingUnreachable: {
    title: 'Agendamento, falha ao conferir as datas de uma série',
    path: `${path}?slot=2026-12-18T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    faults: [{ path: '/rest/v1/rpc/preview_series', answer: { status: 500 } }],
  },
  datesChanged: {
    ...refusedOnce(
      'Agendamento, uma data da série foi reservada entretanto',
      'book_series',
      'dates_changed',
      `${path}?slot=2026-12-18T17:00:00Z`,
    ),
    now: '2026-11-24T15:00:00Z',
    setup: HOLIDAYS_OFF,
  },
  noHours: {
    title: 'Agendamento com quem não tem horários',
    path,
    as: 'patient',
    setup: `insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}')`,
  },
  slow: { title: 'Agendamento lento', path, as: 'patient', latencyMs: 3000 },
  lostSlot: booking('Agendamento, horário perdido ao confirmar', 'slot_taken'),
  overlap: {
    title: 'Agendamento, horário perdido no mesmo instante',
    path,
    as: 'patient',
    faults: [
      {
        path: '/rest/v1/rpc/book_time',
        answer: {
          status: 409,
          body: { code: '23P01', message: 'conflicting key', details: null, hint: null },
        },
        once: true,
      },
    ],
  },
  pastSlot: booking('Agendamento, horário que já passou', 'slot_past'),
  invalidSlot: booking('Agendamento, horário que não existe', 'slot_invalid'),
  otherPrice: booking('Agendamento, o preço mudou entretanto', 'price_changed'),
  unavailable: booking('Agendamento, profissional fora do ar', 'professional_unavailable'),
  priceWithdrawn: booking('Agendamento, preço retirado entretanto', 'price_missing'),
  ownAfterAll: booking('Agendamento consigo mesmo, recusado', 'own_professional'),
  tooManyUnpaid: booking('Agendamento, três consultas sem pagamento', 'too_many_unpaid'),
  tooManyToday: booking('Agendamento, dez no mesmo dia', 'too_many_bookings'),
  tooSoon: booking('Agendamento, horário próximo demais', 'slot_too_soon'),
  withoutCpf: {
    title: 'Agendamento, sem CPF e telefone',
    path,
    as: 'patient',
    setup: `update public.profiles set cpf = null, phone = null where id = '${PEOPLE.camila.id}'`,
  },
  withoutPhone: {
    title: 'Agendamento, sem telefone, falha ao salvar',
    path,
    as: 'patient',
    setup: `update public.profiles set phone = null where id = '${PEOPLE.camila.id}'`,
    faults: [{ path: '/rest/v1/rpc/add_booking_data', answer: 'broken', once: true }],
  },
  cpfForgotten: booking('Agendamento, CPF apagado entretanto', 'cpf_or_phone_missing'),
  withoutSignUp: {
    title: 'Agendamento, cadastro que ficou pela metade',
    path,
    as: 'patient',
    setup: `update public.profiles set full_name = '' where id = '${PEOPLE.camila.id}';
      delete from public.consents where user_id = '${PEOPLE.camila.id}'`,
  },
  brokenConfirmation: {
    title: 'Agendamento, falha ao confirmar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/book_time', answer: 'broken', once: true }],
  },
  lostAnswer: {
    title: 'Agendamento, a confirmação chega e a resposta se perde',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/book_time', answer: 'lost', once: true }],
  },
  waiting: {
    title: 'Agendamento, um horário já espera pelo pagamento',
    path,
    as: 'patient',
    setup: `${sql.setStatus(CONSULTATIONS.confirmed, 'pending')}
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '10 minutes'
      where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
  },
  unreachable: {
    title: 'Agendamento, falha ao carregar o profissional',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/professionals_public', answer: { status: 500 } }],
  },
  slotsUnreachable: {
    title: 'Agendamento, falha ao carregar os horários',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/free_times', answer: { status: 500 } }],
  },
  unknown: {
    title: 'Agendamento com alguém que não existe',
    path: '/patient/booking/b0000099-0000-4000-8000-000000000099',
    as: 'patient',
  },
  notAnId: { title: 'Agendamento com um endereço quebrado', path: '/patient/booking/marina', as: 'patient' },
  own: { title: 'Agendamento consigo mesmo', path, as: 'professional' },
  withoutPrice: {
    title: 'Agendamento com quem ainda não tem preço',
    path: `/patient/booking/${PEOPLE.julia.id}`,
    as: 'patient',
  },
  moving: { title: 'Reagendamento', path: moving(CONSULTATIONS.confirmed.id), as: 'patient' },
  invited: { title: 'Convite para outro horário', path: invited, as: 'patient', setup: inviting(1, 14) },
  invitedLost: {
    ...refusedOnce('Convite, horário perdido ao confirmar', 'accept_proposal', 'slot_taken', invited),
    setup: inviting(1, 14),
  },
  invitedClosed: {
    ...refusedOnce('Convite retirado entretanto', 'accept_proposal', 'proposal_closed', invited),
    setup: inviting(1, 14),
  },
  invitedFull: {
    title: 'Convite, sem horário livre nos seus dias',
    path: invited,
    as: 'patient',
    setup: `${inviting(1, 14)} insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}');`,
  },
  invitedOver: { title: 'Convite que não está mais em aberto', path: invited, as: 'patient' },
  movingSeries: {
    title: 'Reagendamento de uma série paga, com uma data em conflito',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: sql.series(4) + AWAY,
  },
  movingSeriesNear: {
    title: 'Reagendamento de uma série, com outro dia para a data em conflito',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `${sql.series(4) + AWAY}
      insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
      values ('${PEOPLE.marina.id}', 3, '14:00', '17:20');`,
  },
  movingSeriesOften: {
    title: 'Reagendamento de uma série, uma data paga que já mudou cinco vezes',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `${sql.series(4)}
      update public.consultations set status = 'scheduled', moves = 5 where series_number = 3;`,
  },
  movingSeriesUnreachable: {
    title: 'Reagendamento de uma série, falha ao conferir as datas',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: sql.series(4),
    faults: [{ path: '/rest/v1/rpc/preview_change', answer: { status: 400 } }],
  },
  movingSeriesChanged: {
    title: 'Reagendamento de uma série, uma data reservada entretanto',
    path: `${moving(CONSULTATIONS.confirmed.id)}&seguintes&slot=2026-12-01T17:00:00Z`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: sql.series(4),
    faults: [
      {
        path: '/rest/v1/rpc/change_series',
        answer: { status: 400, body: { code: 'P0001', message: 'dates_changed', details: null, hint: null } },
        once: true,
      },
    ],
  },
  movingUnreachable: {
    title: 'Reagendamento, falha ao carregar a consulta',
    path: moving(CONSULTATIONS.confirmed.id),
    as: 'patient',
    faults: [{ path: '/rest/v1/consultations', answer: { status: 500 } }],
  },
  movingLostSlot: rescheduling('Reagendamento, horário perdido ao confirmar', 'slot_taken'),
  movingPastSlot: rescheduling('Reagendamento, horário que já passou', 'slot_past'),
  movingInvalidSlot: rescheduling('Reagendamento, horário que não existe', 'slot_invalid'),
  movingTooLate: rescheduling('Reagendamento, prazo passado ao confirmar', 'too_late'),
  movingClosed: rescheduling('Reagendamento, consulta fechada entretanto', 'consultation_not_open'),
  movingTooOften: rescheduling('Reagendamento, cinco vezes entretanto', 'too_many_moves'),
  movingUsedUp: {
    title: 'Reagendamento, já remarcada cinco vezes',
    path: moving(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: `update public.consultations set moves = 5 where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  movingUnavailable: rescheduling('Reagendamento, profissional fora do ar', 'professional_unavailable'),
  movingBroken: {
    title: 'Reagendamento, falha ao confirmar',
    path: moving(CONSULTATIONS.confirmed.id),
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/move_consultation', answer: 'broken', once: true }],
  },
  movingUnlisted: {
    title: 'Reagendamento com profissional fora da lista',
    path: moving(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: sql.setApproval(PEOPLE.marina, 'pending'),
  },
  movingWithin24h: {
    title: 'Reagendamento a menos de 24h',
    path: moving(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: sql.confirmedStartingIn('20 hours'),
  },
  movingCancelled: {
    title: 'Reagendamento de consulta cancelada',
    path: moving(CONSULTATIONS.confirmed.id),
    as: 'patient',
    setup: sql.setStatus(CONSULTATIONS.confirmed, 'cancelled'),
  },
  movingOtherUsers: {
    title: 'Reagendamento da consulta de outra pessoa',
    path: moving(CONSULTATIONS.eduardoConfirmed.id),
    as: 'patient',
  },
  movingUnknown: {
    title: 'Reagendamento de consulta que não existe',
    path: moving('d0000099-0000-4000-8000-000000000099'),
    as: 'patient',
  },
  movingNotAnId: { title: 'Reagendamento com endereço quebrado', path: moving('x'), as: 'patient' },
});
