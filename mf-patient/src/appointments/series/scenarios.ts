import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, SERIES, sql } from 'embedded-backend/seed';

const path = '/patient/appointments';
/** A Tuesday, two days before the first date. */
const now = '2026-11-24T15:00:00Z';

const PROPOSAL = '88888888-8888-4888-8888-888888888888';
const nth = (number: number) => `where series_id = '${SERIES}' and series_number = ${number}`;

/** Christmas Eve fell out, and Camila skipped New Year's Eve. */
const TWO_OFF = `
  delete from public.payments where consultation_id in (select id from public.consultations ${nth(5)});
  delete from public.consultations ${nth(5)};
  insert into public.series_conflicts (series_id, number, local_date, reason)
  values ('${SERIES}', 5, '2026-12-24', 'closed');
  select private.cancel_sessions(array(select id from public.consultations ${nth(6)}), 'patient');`;

/** Marina proposes the day after for the second date, which is paid. */
const PROPOSED = `
  update public.payments set status = 'paid', paid_at = private.now()
  where consultation_id in (select id from public.consultations ${nth(2)});
  update public.consultations set status = 'scheduled' ${nth(2)};
  insert into public.proposals (id, consultation_id, times, was_at, expires_at)
  select '${PROPOSAL}', id, array[starts_at + interval '1 day'], starts_at, starts_at - interval '24 hours'
  from public.consultations ${nth(2)};`;

const skipped = `${sql.series(8)}
  select private.cancel_sessions(array(select id from public.consultations ${nth(2)}), 'patient');`;

const notice = (hours: number) => `
  insert into public.agenda_settings (professional_id, notice_hours) values ('${PEOPLE.marina.id}', ${hours})
  on conflict (professional_id) do update set notice_hours = excluded.notice_hours;`;

/** The first date is paid and was agreed long ago: 20 hours before it, nothing is refunded. */
const OLD = `update public.consultations set created_at = private.now() - interval '10 days' ${nth(1)};`;

const running = { title: 'Série: oito quintas, uma fora e uma pulada', path, as: 'patient' as const, now };
const refusing = (title: string, procedure: string, code: string) => ({
  ...running,
  title,
  setup: sql.series(8),
  faults: [
    {
      path: `/rest/v1/rpc/${procedure}`,
      answer: { status: 400, body: { code: 'P0001', message: code, details: null, hint: null } },
      once: true,
    },
  ],
});

export const scenarios = defineScenarios({
  running: { ...running, setup: sql.series(8) + TWO_OFF + PROPOSED },
  returnedInPart: {
    ...running,
    title: 'Série: parte do valor de uma data já foi devolvida',
    setup: `${sql.series(8) + PROPOSED}
      insert into private.refunds (receipt_id, payment_id, amount_cents, decided_by, source, state, done_at)
      select id, payment_id, 5000, 'admin', 'held', 'done', private.now()
      from private.receipts where payment_id = '${CONSULTATIONS.confirmed.paymentId}';`,
  },
  toPay: {
    ...running,
    title: 'Série: com o Pix da segunda data aberto',
    now: '2026-12-01T15:00:00Z',
    setup: sql.series(8),
  },
  late: {
    ...running,
    title: 'Série: a próxima sem prazo para o reembolso',
    now: '2026-11-26T03:00:00Z',
    setup: sql.series(8) + OLD,
  },
  fortnightly: { ...running, title: 'Série: doze datas, a cada 15 dias', setup: sql.series(12, 2) },
  detailsOfDate: {
    ...running,
    title: 'Série: detalhes de uma data, como nos avisos',
    path: `${path}?detalhes=${CONSULTATIONS.confirmed.id}`,
    setup: sql.series(8),
  },
  linked: {
    ...running,
    title: 'Série: aviso que leva ao seu cartão',
    path: `${path}?serie=${SERIES}`,
    setup: sql.series(8),
  },
  unreachable: {
    ...running,
    title: 'Série: falha ao carregar',
    setup: sql.series(4),
    faults: [{ path: '/rest/v1/consultation_series', answer: { status: 400 } }],
  },
  slow: { ...running, title: 'Série: lenta', setup: sql.series(8), latencyMs: 3000 },
  skippedSoon: {
    ...running,
    title: 'Série: data pulada que começa em meia hora',
    now: '2026-12-03T22:30:00Z',
    setup: `${skipped} ${notice(0)}`,
  },
  skippedInNotice: {
    ...running,
    title: 'Série: data pulada dentro da antecedência',
    now: '2026-12-02T22:00:00Z',
    setup: `${skipped} ${notice(48)}`,
  },
  skippedUnbookable: {
    ...running,
    title: 'Série: data pulada, profissional sem preço definido',
    setup: `${skipped} update public.professionals set price_per_session = null where user_id = '${PEOPLE.marina.id}';`,
  },
  skippedTooOften: {
    ...running,
    title: 'Série: data pulada que já mudou cinco vezes',
    setup: `${skipped} update public.consultations set moves = 5 ${nth(2)};`,
  },
  restoreTaken: {
    ...running,
    title: 'Série: retomar uma data que já foi ocupada',
    setup: `${sql.series(8) + TWO_OFF}
      insert into public.agenda_blocks (professional_id, starts_at, ends_at)
      select professional_id, starts_at, ends_at from public.consultations ${nth(6)};`,
  },
  endTooLate: refusing('Série: o reembolso terminou ao encerrar', 'end_series', 'too_late'),
  endGone: refusing('Série: encerrar uma que não existe mais', 'end_series', 'series_not_found'),
  endLost: {
    ...running,
    title: 'Série: encerrar, conexão cortada uma vez',
    setup: sql.series(8),
    faults: [{ path: '/rest/v1/rpc/end_series', answer: 'lost', once: true }],
  },
});
