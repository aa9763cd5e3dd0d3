import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { path } from './address';
import { OPEN_PAYMENT } from './pix-deadline';

/** Marina proposes times on the days after the confirmed consultation. */
const proposing = (times: number) =>
  `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
    values ('${PROPOSAL}', '${CONSULTATIONS.confirmed.id}', '${PEOPLE.marina.id}', 'professional',
      'Vou dar uma aula nesse dia. Consegue em outro?', 'proposed');
  insert into public.proposals (id, consultation_id, times, was_at, expires_at)
  select '${PROPOSAL}', id, array(select starts_at + n * interval '7 days' from generate_series(1, ${times}) n),
    starts_at, starts_at - interval '24 hours'
  from public.consultations where id = '${CONSULTATIONS.confirmed.id}';`;
/** Marina lets Camila choose in the week after it. */
const INVITING = `insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
  select '33333333-3333-4333-8333-333333333333', id, '{}', consultation_date + 7, consultation_date + 11, starts_at, starts_at - interval '24 hours'
  from public.consultations where id = '${CONSULTATIONS.confirmed.id}';`;
const PROPOSAL = '33333333-3333-4333-8333-333333333333';

export const proposals = defineScenarios({
  proposal: {
    title: 'Próximas: proposta de outro horário',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + proposing(1),
  },
  linkedToPay: {
    title: 'Próximas: aviso que leva a uma consulta a pagar',
    path: `${path}?detalhes=${CONSULTATIONS.pending.id}`,
    as: 'patient',
    setup: OPEN_PAYMENT,
  },
  linkedProposal: {
    title: 'Próximas: aviso que leva à proposta',
    path: `${path}?proposta=${PROPOSAL}`,
    as: 'patient',
    setup: OPEN_PAYMENT + proposing(1),
  },
  proposals: {
    title: 'Próximas: proposta de três horários',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + proposing(3),
  },
  invitation: {
    title: 'Próximas: convite para escolher outro horário',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT + INVITING,
  },
  proposalsFail: {
    title: 'Próximas: falha ao carregar as propostas',
    path,
    as: 'patient',
    setup: OPEN_PAYMENT,
    faults: [{ path: '/rest/v1/proposals', answer: { status: 400 } }],
  },
});
