import type { TestDatabase } from '../database.ts';
import { signUpOf } from '../people.ts';
import { idOf, PROFESSIONAL, VIEWER } from './people.ts';

/** Professionals and patients: one for each consultation that a case may have. */
const MOST = 14;

/**
 * Makes the people, and a function that fills the agenda from JSON, asks for the free starts, and takes everything back.
 * Of the tables' triggers only those of private.busy run: the others queue e-mails.
 */
export async function preparePeople(database: TestDatabase): Promise<void> {
  await database.owner(
    `insert into auth.users (id, email, raw_user_meta_data)
     select id, id || '@vinculo.example', $2::jsonb from unnest($1::uuid[]) as id`,
    [
      Array.from({ length: MOST }, (_, n) => [idOf('a', n), idOf('b', n)]).flat(),
      JSON.stringify(signUpOf('Pessoa')),
    ],
  );
  await database.owner(
    `insert into public.professionals (user_id, full_name, profession, registration, specialties, price_per_session,
       approval_status)
     select id, 'Profissional', 'psychologist', 'CRP 06/12345', '{Ansiedade}', 15000, 'approved'
     from public.profiles where id::text like 'fa%'`,
  );
  for (const table of ['consultations', 'payments', 'agenda_settings'])
    await database.owner(`alter table public.${table} disable trigger user`);
  await database.owner('alter table public.consultations enable trigger keep_busy');
  await database.owner('alter table public.payments enable trigger set_start');
  await database.owner(`create function pg_temp.fill(c jsonb) returns void language plpgsql as $$
    begin
      perform set_config('app.now', c ->> 'now', true);
      insert into public.agenda_settings (professional_id, time_zone, break_minutes, notice_hours, horizon_days,
        max_per_day, closed_on_holidays)
      select * from jsonb_to_recordset(c -> 'settings') as s (professional uuid, zone text, break smallint, notice smallint,
        horizon smallint, most smallint, holidays boolean);
      insert into public.weekly_hours select * from jsonb_to_recordset(c -> 'weekly')
        as w (professional uuid, weekday smallint, "from" time, "to" time);
      insert into public.hours_exceptions (professional_id, local_date, from_time, to_time)
      select * from jsonb_to_recordset(c -> 'exceptions') as e (professional uuid, day date, "from" time, "to" time);
      insert into public.consultations (id, patient_id, professional_id, starts_at, status, break_minutes, ends_at,
        patient_name, patient_email, professional_name, professional_specialty, amount_cents, request_id)
      select s.id, patient, professional, start, status, break, start + interval '50 minutes', 'P', '', 'D', 'E', 100, s.id
      from jsonb_to_recordset(c -> 'sessions') as s (id uuid, patient uuid, professional uuid, start timestamptz,
        status public.consultation_status, break smallint);
      insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, expires_at)
      select s.id, patient, professional, 100, expires
      from jsonb_to_recordset(c -> 'sessions') as s (id uuid, patient uuid, professional uuid, expires timestamptz);
      insert into public.agenda_blocks (professional_id, starts_at, ends_at)
      select * from jsonb_to_recordset(c -> 'blocks') as b (professional uuid, "from" timestamptz, "to" timestamptz);
    end $$`);
  await database.owner(`create function pg_temp.free_starts(c jsonb) returns jsonb language plpgsql as $$
    declare
      starts timestamptz[];
      answer jsonb;
    begin
      perform pg_temp.fill(c);
      starts := array(select private.free_starts('${PROFESSIONAL}', (c ->> 'since')::timestamptz,
        (c ->> 'until')::timestamptz, '${VIEWER}', (c ->> 'at_most')::int, (c ->> 'per_day')::int, (c ->> 'moving')::uuid));
      answer := jsonb_build_object(
        'starts', (select coalesce(jsonb_agg((extract(epoch from at) * 1000)::bigint order by n), '[]')
          from unnest(starts) with ordinality as found (at, n)),
        -- One by one, as booking asks.
        'free', (select count(*) from unnest(starts) at
          where private.is_free('${PROFESSIONAL}', at, '${VIEWER}', (c ->> 'moving')::uuid)));
      raise exception using errcode = 'DONE0', message = answer::text;
    exception when sqlstate 'DONE0' then
      return answer;
    end $$`);
}
