import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';
import { path } from './address';

export const startAndEnd = defineScenarios({
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
});
