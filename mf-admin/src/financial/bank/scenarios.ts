import { defineScenarios } from 'embedded-backend/scenario';
import { sql } from 'embedded-backend/seed';

const path = '/admin/financial?aba=tarefas';

/** R$ 50,00 paid in, R$ 1,99 charged. */
const ENTRIES = `${sql.fewConsultations}
  with made as (
    insert into private.bank_entries (id, kind, amount_cents, day, reason, created_at) values
      ('5f000000-0000-4000-8000-000000000001', 'top_up', 5000, '2026-11-20', 'Cobre as tarifas de novembro',
        private.now() - interval '2 days'),
      ('5f000000-0000-4000-8000-000000000002', 'bank_fee', 199, '2026-11-22', 'Tarifa do Pix', private.now() - interval '1 day')
    returning id, kind, amount_cents
  )
  select private.book(kind, id, null, null, null, false, private.account(case kind when 'top_up' then 'psp' else 'psp_fee' end),
    private.account(case kind when 'top_up' then 'platform' else 'psp' end), amount_cents) from made`;

export const scenarios = defineScenarios({
  some: { title: 'Tarifas e aportes', path, as: 'admin', setup: ENTRIES },
  none: { title: 'Tarifas e aportes, nenhum', path, as: 'admin' },
  many: {
    title: 'Tarifas e aportes, mais de uma página',
    path,
    as: 'admin',
    setup: `insert into private.bank_entries (id, kind, amount_cents, day, reason, created_at)
      select gen_random_uuid(), 'bank_fee', n, '2026-11-20', 'Tarifa ' || n, private.now() - n * interval '1 minute'
      from generate_series(1, 25) n`,
  },
  unreachable: {
    title: 'Tarifas e aportes com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/bank_balance', answer: { status: 500 } }],
  },
  reversed: {
    title: 'Tarifas e aportes, outra pessoa já desfez',
    path,
    as: 'admin',
    setup: ENTRIES,
    faults: [
      {
        path: '/rest/v1/rpc/reverse_bank_entry',
        answer: { status: 400, body: { code: 'P0001', message: 'entry_reversed' } },
      },
    ],
  },
});
