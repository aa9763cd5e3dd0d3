import { defineScenarios } from 'embedded-backend/scenario';

const path = '/create-test-users';

export const scenarios = defineScenarios({
  before: { title: 'Contas de teste, antes de começar', path },
  noDemonstration: {
    title: 'Contas de teste fora de uma demonstração: não existe',
    path,
    setup: 'update public.deployment_settings set demonstration = false;',
  },
  withoutAdmins: {
    title: 'Contas de teste de uma demonstração pública: sem administração',
    path,
    setup: 'update public.deployment_settings set test_admins = false;',
  },
  taken: {
    title: 'Contas de teste: a primeira já existe',
    path,
    faults: [
      {
        path: '/auth/v1/signup',
        answer: {
          status: 422,
          body: { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
        },
        once: true,
      },
    ],
  },
  switchedOff: {
    title: 'Contas de teste: a demonstração acabou de ser desligada',
    path,
    faults: [
      {
        path: '/rest/v1/rpc/prepare_test_user',
        answer: {
          status: 400,
          body: { code: 'P0001', message: 'demonstration_off', details: null, hint: null },
        },
      },
    ],
  },
  unreachable: {
    title: 'Contas de teste com falha ao carregar',
    path,
    faults: [{ path: '/rest/v1/deployment_settings', answer: { status: 500 } }],
  },
  slow: { title: 'Contas de teste, lento', path, latencyMs: 2000 },
});
