import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';

const path = '/create-test-users';
/** As on a machine that serves the demo. */
const setup = sql.deployment({ testAdmins: true });

export const scenarios = defineScenarios({
  before: { title: 'Contas de teste, antes de começar', path, setup },
  noDemonstration: {
    title: 'Contas de teste fora de uma demonstração: não existe',
    path,
    setup: sql.deployment({ demonstration: false }),
  },
  withoutAdmins: {
    title: 'Contas de teste de uma demonstração pública: sem administração',
    path,
  },
  taken: {
    title: 'Contas de teste: a primeira já existe',
    path,
    setup,
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
    setup,
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
  slow: { title: 'Contas de teste, lento', path, setup, latencyMs: 2000 },
});
