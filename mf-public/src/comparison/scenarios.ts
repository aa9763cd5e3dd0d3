import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  visitor: { title: 'Planos: comparação', path: '/professional/planos' },
});
