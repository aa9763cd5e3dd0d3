import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';
import { moving } from './address';
import { refusedOnce } from './refused-once';

const rescheduling = (title: string, code: string) =>
  refusedOnce(title, 'move_consultation', code, moving(CONSULTATIONS.confirmed.id));

export const movingOne = defineScenarios({
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
