import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  visitor: { title: 'Transparência', path: '/transparencia' },
});
