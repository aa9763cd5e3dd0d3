import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { path } from './address';

const { id } = PEOPLE.marina;

/** Eduardo, at 20:30 from tomorrow, every week; the second is paid. */
const SERIES = `
  with series as (
    insert into public.consultation_series (professional_id, patient_id, by_professional, outside_hours, first_date,
      local_time, time_zone, every_weeks, occurrences, amount_cents, started_at)
    values ('${id}', '${PEOPLE.eduardo.id}', true, true, private.today() + 1, '20:30', 'America/Sao_Paulo', 1, 12, 15000,
      private.now())
    returning *
  )
  select private.add_to_series(s, 1, private.series_instant(s, 1)) from series s;
  select private.make_dates(id) from public.consultation_series;
  update public.payments set status = 'paid', paid_at = private.now() where consultation_id in
    (select id from public.consultations where series_number = 2);
  update public.consultations set status = 'scheduled' where series_number = 2;`;

export const series = defineScenarios({
  series: { title: 'Agenda com uma série, a segunda sessão paga', path, as: 'professional', setup: SERIES },
  partReturned: {
    title: 'Agenda com uma série, parte da segunda sessão já devolvida',
    path,
    as: 'professional',
    setup: `${SERIES}
      update public.payments set returned_cents = 4000 where consultation_id in
        (select id from public.consultations where series_number = 2);`,
  },
  followingFailed: {
    title: 'Cancelamento sem as próximas datas da série',
    path,
    as: 'professional',
    setup: SERIES,
    faults: [{ path: '/rest/v1/rpc/dates_after', answer: { status: 500 } }],
  },
});
