import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  visitor: { title: 'Página inicial', path: '/' },
});
