import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';

export const scenarios = defineScenarios({
  visitor: { title: 'Planos: preços', path: '/planos-profissionais' },
  otherAddress: { title: 'Planos: o outro endereço', path: '/planos' },
  withoutSimulation: {
    title: 'Planos: Pix sem simulação',
    path: '/planos-profissionais',
    setup: sql.deployment({ pixSimulation: false }),
  },
});
