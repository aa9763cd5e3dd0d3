import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { moving } from './address';
import { refusedOnce } from './refused-once';

const INVITATION = '33333333-3333-4333-8333-333333333333';
const invited = `${moving(CONSULTATIONS.confirmed.id)}&proposta=${INVITATION}`;
/** Marina lets Camila choose another time, from and to so many days after the confirmed consultation. */
const inviting = (from: number, to: number) => `
  insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
  select '${INVITATION}', id, '{}', consultation_date + ${from}, consultation_date + ${to}, starts_at,
    starts_at - interval '24 hours'
  from public.consultations where id = '${CONSULTATIONS.confirmed.id}';`;

export const invitations = defineScenarios({
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
});
