import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, sql } from 'embedded-backend/seed';
import { path } from './address';
import { call } from './call';

export const proposals = defineScenarios({
  proposed: {
    title: 'Agenda com outro horário proposto',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('3 days')}
      insert into public.proposals (id, consultation_id, times, was_at, expires_at)
      select gen_random_uuid(), id, array[starts_at + interval '2 days'], starts_at, starts_at - interval '24 hours'
      from public.consultations where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  invited: {
    title: 'Agenda com um período proposto',
    path,
    as: 'professional',
    setup: `${sql.confirmedStartingIn('3 days')}
      insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
      select gen_random_uuid(), id, '{}', consultation_date + 7, consultation_date + 11, starts_at,
        starts_at - interval '24 hours'
      from public.consultations where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  uncounted: {
    title: 'Período proposto, cujos horários livres não podem ser contados',
    path,
    as: 'professional',
    setup: sql.confirmedStartingIn('3 days'),
    faults: [call('preview_period', { status: 500 })],
  },
});
