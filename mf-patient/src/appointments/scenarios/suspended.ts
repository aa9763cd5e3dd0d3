import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { path } from './address';

const SOON = sql.confirmedStartingIn('20 hours');
const SUSPENDED = sql.setApproval(PEOPLE.marina, 'suspended');

export const suspended = defineScenarios({
  soon: { title: 'Próximas: confirmada a menos de 24h', path, as: 'patient', setup: SOON },
  suspended: {
    title: 'Próximas: a menos de 24h com profissional suspenso',
    path,
    as: 'patient',
    setup: SOON + SUSPENDED,
  },
  running: {
    title: 'Próximas: em andamento com profissional suspenso',
    path,
    as: 'patient',
    setup: sql.confirmedStartingIn('-5 minutes') + SUSPENDED,
  },
  suspendedAhead: {
    title: 'Próximas: lista de antes de o profissional ser suspenso',
    path,
    as: 'patient',
    setup: SUSPENDED,
  },
});

export const unlisted = defineScenarios({
  unlisted: {
    title: 'Próximas: a menos de 24h com profissional fora da lista, sem suspensão',
    path,
    as: 'patient',
    setup: SOON + sql.setApproval(PEOPLE.marina, 'pending'),
  },
});
