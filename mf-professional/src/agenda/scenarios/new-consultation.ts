import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';
import { UNPAID } from './unpaid';

const { id } = PEOPLE.marina;

/** Tuesday in two weeks. */
const BLOCKED_TUESDAY = `
  insert into public.agenda_blocks (professional_id, starts_at, ends_at, note)
  select '${id}', day at time zone 'America/Sao_Paulo', (day + interval '1 day') at time zone 'America/Sao_Paulo', 'Congresso'
  from (select date_trunc('week', private.today()) + interval '15 days' as day) as tuesday;`;

/** Eduardo has only unpaid bookings. */
const UNPAID_ONLY = `
  ${UNPAID}
  update public.payments set status = 'expired', paid_at = null
    where patient_id = '${PEOPLE.eduardo.id}' and status = 'paid';`;

export const newConsultation = defineScenarios({
  unpaidOnly: {
    title: 'Nova sessão recusada: o paciente ainda não pagou nenhuma',
    path: `${path}?nova=${PEOPLE.eduardo.id}`,
    as: 'professional',
    setup: UNPAID_ONLY,
  },
  paymentsOff: {
    title: 'Nova sessão com os pagamentos fora do ar',
    path: `${path}?nova=${PEOPLE.eduardo.id}`,
    as: 'professional',
    setup: `update public.deployment_settings set payment_provider = 'none'`,
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
});
