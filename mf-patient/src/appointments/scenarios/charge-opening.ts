import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { path } from './address';

/** The pending consultation was made by its professional: its charge opens at the given time from now. */
const chargeOpening = (interval: string) =>
  `update public.consultations set booked_by = 'professional' where id = '${CONSULTATIONS.pending.id}';
   update public.payments set opens_at = private.now() + interval '${interval}',
     expires_at = private.now() + interval '30 hours' where consultation_id = '${CONSULTATIONS.pending.id}';`;

export const chargeOpenings = defineScenarios({
  opensLater: {
    title: 'Próximas: reservada, com o Pix por abrir',
    path,
    as: 'patient',
    setup: chargeOpening('20 hours'),
  },
  open: {
    title: 'Próximas: marcada pelo profissional, com o Pix aberto',
    path,
    as: 'patient',
    setup: chargeOpening('-1 hour'),
  },
});
