import { defineScenarios } from 'embedded-backend/scenario';

export const scenarios = defineScenarios({
  privacy: { title: 'Política de Privacidade', path: '/legal' },
  terms: { title: 'Termos de Uso', path: '/legal#termos' },
  section: { title: 'Termos de Uso, uma seção', path: '/legal#cancelamento' },
});
