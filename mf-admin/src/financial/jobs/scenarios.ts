import { defineScenarios } from 'embedded-backend/scenario';

const path = '/admin/financial?aba=tarefas';

const JOBS = `update private.payment_jobs
  set last_started_at = private.now() - interval '10 seconds', last_done_at = private.now() - interval '10 seconds';
  update private.payment_jobs set failures = 4, last_error = 'no_answer', last_done_at = private.now() - interval '2 hours',
    watermark = private.now() - interval '2 hours' where job = 'sweep'`;

export const scenarios = defineScenarios({
  failing: { title: 'Tarefas de pagamento, uma que falha', path, as: 'admin', setup: JOBS },
  certificateEnds: {
    title: 'Tarefas de pagamento, o certificado vence',
    path,
    as: 'admin',
    setup: `${JOBS}; update private.payment_jobs set failures = 1,
      last_error = 'PIX_CERTIFICATE ends in 12 days, on 2026-12-09.' where job = 'certificate'`,
  },
  killed: {
    title: 'Tarefas de pagamento, uma que parou no meio',
    path,
    as: 'admin',
    setup: `${JOBS}; update private.payment_jobs set failures = 1, last_error = 'not_finished' where job = 'returns'`,
  },
  otherKeys: {
    title: 'Tarefas de pagamento, Pix de outra chave',
    path,
    as: 'admin',
    setup: `${JOBS}; update private.payment_jobs set failures = 0, last_error = null, other_keys = 2,
      last_done_at = private.now() - interval '10 seconds' where job = 'sweep'`,
  },
  never: {
    title: 'Tarefas de pagamento, nenhuma rodou',
    path,
    as: 'admin',
    setup: 'update private.payment_jobs set last_started_at = null, last_done_at = null, failures = 0',
  },
  unreachable: {
    title: 'Tarefas de pagamento com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/payment_job_states', answer: { status: 500 } }],
  },
  slow: { title: 'Tarefas de pagamento, lentas', path, as: 'admin', setup: JOBS, latencyMs: 3000 },
});
