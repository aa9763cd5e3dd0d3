import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  notFound: { title: 'Página não encontrada', path: '/nao-existe' },
});
