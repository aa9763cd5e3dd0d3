import { defineScenarios } from 'embedded-backend/scenario';

const MARINA = 'b0000001-0000-4000-8000-000000000001';
const JULIA_WITHOUT_PRICE = 'b0000009-0000-4000-8000-000000000009';
const path = `/patient/booking/${MARINA}`;

/** Eduardo has every one of Marina's slots on the next four Tuesdays but 14:00. */
const BUSY_TUESDAYS = `
  with booked as (insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select 'a0000002-0000-4000-8000-000000000002', '${MARINA}', 'Eduardo Lima', 'outro.paciente@vinculo.example',
    'Marina Azevedo', 'Ansiedade', starts_at, starts_at + interval '50 minutes', 'scheduled', 15000, gen_random_uuid()
  from generate_series(1, 28) as ahead,
    lateral (select private.today() + ahead as day) as days,
    unnest(private.slot_times()) as slot,
    lateral (select private.slot_start(day, slot) as starts_at) as placed
  where extract(isodow from day) = 2 and slot <> '14:00'
  on conflict do nothing
  returning *)
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select id, patient_id, professional_id, amount_cents, 'paid', created_at, created_at from booked`;

export const scenarios = defineScenarios({
  free: { title: 'Agendamento, com horários livres', path, as: 'patient' },
  busy: {
    title: 'Agendamento, só 14:00 livre às terças',
    path,
    as: 'patient',
    setup: BUSY_TUESDAYS,
  },
  lostSlot: {
    title: 'Agendamento, horário perdido ao confirmar',
    path,
    as: 'patient',
    faults: [
      {
        path: '/rest/v1/rpc/book_consultation',
        answer: { status: 400, body: { code: 'P0001', message: 'slot_taken', details: null, hint: null } },
        once: true,
      },
    ],
  },
  otherPrice: {
    title: 'Agendamento, o preço mudou entretanto',
    path,
    as: 'patient',
    faults: [
      {
        path: '/rest/v1/rpc/book_consultation',
        answer: { status: 400, body: { code: 'P0001', message: 'price_changed', details: null, hint: null } },
        once: true,
      },
    ],
  },
  brokenConfirmation: {
    title: 'Agendamento, falha ao confirmar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/book_consultation', answer: 'broken', once: true }],
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
    faults: [{ path: '/rest/v1/rpc/taken_slots', answer: { status: 500 } }],
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
    path: `/patient/booking/${JULIA_WITHOUT_PRICE}`,
    as: 'patient',
  },
});
