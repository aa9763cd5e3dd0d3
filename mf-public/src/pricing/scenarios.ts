import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  visitor: { title: 'Planos: preços', path: '/planos-profissionais' },
  otherAddress: { title: 'Planos: o outro endereço', path: '/planos' },
  withoutSimulation: {
    title: 'Planos: Pix sem simulação',
    path: '/planos-profissionais',
    setup: 'update public.deployment_settings set pix_simulation = false;',
  },
});
