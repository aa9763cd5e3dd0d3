import { defineScenarios } from 'embedded-backend/scenario';

const path = '/admin/platform-fees';
const fault = (answer: { readonly status: number; readonly body?: unknown }) => [
  { path: '/functions/v1/admin-platform-fees', answer },
];

/** A hundred and twenty besides the first four, two at each instant. */
const LONG_HISTORY = `insert into public.platform_fee_history (old_percentage, new_percentage, changed_at, notes)
  select 0.004, 0.005, private.now() - (n / 2) * interval '1 day', 'Revisão ' || n from generate_series(1, 120) as n`;

export const scenarios = defineScenarios({
  fee: { title: 'Taxa da plataforma', path, as: 'admin', now: '2026-11-20T14:02:00.000Z' },
  noHistory: {
    title: 'Taxa da plataforma, sem alterações',
    path,
    as: 'admin',
    setup: `alter table public.platform_fee_history disable trigger keep_log;
      delete from public.platform_fee_history;
      alter table public.platform_fee_history enable trigger keep_log`,
  },
  longHistory: {
    title: 'Taxa da plataforma, muitas alterações',
    path,
    as: 'admin',
    setup: LONG_HISTORY,
  },
  olderUnreachable: {
    title: 'Taxa da plataforma, alterações antigas com falha ao carregar',
    path,
    as: 'admin',
    setup: LONG_HISTORY,
    faults: [{ path: '/rest/v1/platform_fee_history', answer: { status: 400 }, once: true }],
  },
  noneStored: {
    title: 'Taxa da plataforma, nenhuma guardada',
    path,
    as: 'admin',
    faults: fault({ status: 200, body: { success: true, data: { currentFee: null, history: [] } } }),
  },
  updateFails: {
    title: 'Taxa da plataforma, falha ao atualizar',
    path,
    as: 'admin',
    faults: [{ path: '/functions/v1/admin-platform-fees', body: 'update_fee', answer: { status: 500 } }],
  },
  unreachable: {
    title: 'Taxa da plataforma com falha ao carregar',
    path,
    as: 'admin',
    faults: fault({ status: 500, body: { success: false, code: 'unexpected', error: 'Something failed.' } }),
  },
  slow: { title: 'Taxa da plataforma lenta', path, as: 'admin', latencyMs: 3000 },
});
