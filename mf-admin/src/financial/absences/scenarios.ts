import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';

const path = '/admin/financial?aba=ausencias';
const LIST = '/rest/v1/rpc/list_absences';
const { id } = CONSULTATIONS.confirmed;

/** Camila has reported Marina, whose answer is there as well. */
const ANSWERED = `${sql.confirmedStartingIn('-2 hours')}
  insert into private.absences (consultation_id, message, came, answer, answered_at)
  values ('${id}', 'Esperei meia hora na sala.', true, 'Entrei às 14:02 e saí às 14:50.', private.now())`;
/** A no-show that its patient contests; no answer yet. */
const CONTESTED = `insert into private.absences (consultation_id, reported_at)
  values ('${CONSULTATIONS.noShow.id}', private.now() - interval '1 hour')`;
const TWO = `${ANSWERED}; ${CONTESTED}`;

export const scenarios = defineScenarios({
  two: { title: 'Ausências, duas a decidir', path, as: 'admin', setup: TWO },
  large: {
    title: 'Ausências, uma de R$ 500 ou mais',
    path,
    as: 'admin',
    setup: `${ANSWERED}; insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
      select gen_random_uuid(), id, 45000, 'Acordo', 'platform', 'done' from public.payments where consultation_id = '${id}'`,
  },
  partReturned: {
    title: 'Ausências, uma parte já voltou',
    path,
    as: 'admin',
    setup: `${TWO}; insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
      select gen_random_uuid(), id, 1000, 'Acordo', 'platform', 'done' from public.payments
      where consultation_id in ('${id}', '${CONSULTATIONS.noShow.id}');
      select private.carry_out(d) from private.refund_decisions d`,
  },
  longNames: {
    title: 'Ausências, nomes longos',
    path,
    as: 'admin',
    setup: `${TWO}; update public.consultations set patient_name = '${LONG_NAME}', professional_name = '${LONG_NAME}'`,
  },
  none: { title: 'Ausências, nenhuma', path, as: 'admin' },
  unreachable: {
    title: 'Ausências com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: LIST, answer: { status: 500 } }],
  },
  decided: {
    title: 'Ausências, outra pessoa decidiu antes',
    path,
    as: 'admin',
    setup: ANSWERED,
    faults: [
      {
        path: '/rest/v1/rpc/decide_absence',
        answer: { status: 400, body: { code: 'P0001', message: 'absence_decided' } },
      },
    ],
  },
  slow: { title: 'Ausências lentas', path, as: 'admin', setup: TWO, latencyMs: 3000 },
});
