import type { TestDatabase } from '../database.ts';
import { signUpOf } from '../people.ts';
import { DAY, MINUTE, type Case } from './cases.ts';
import { firstDay, type Agenda, type Place } from './reference.ts';

const id = (kind: string, n: number) =>
  `f${kind}000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
/** The professional whose starts are asked for, who asks, and everybody they have consultations with. */
const PROFESSIONAL = id('a', 0);
const VIEWER = id('b', 0);
const MOST = 14;

const iso = (at: number) => new Date(at).toISOString();
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Makes the people, and a function that fills the agenda from JSON, asks for the free starts, and takes everything back.
 * Of the tables' triggers only those of private.busy run: the others queue e-mails.
 */
export async function preparePeople(database: TestDatabase): Promise<void> {
  await database.owner(
    `insert into auth.users (id, email, raw_user_meta_data)
     select id, id || '@vinculo.example', $2::jsonb from unnest($1::uuid[]) as id`,
    [
      Array.from({ length: MOST }, (_, n) => [id('a', n), id('b', n)]).flat(),
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
  await database.owner(`create function pg_temp.free_starts(c jsonb) returns jsonb language plpgsql as $$
    declare
      starts timestamptz[];
      answer jsonb;
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

interface Row {
  readonly id: string;
  readonly patient: string;
  readonly professional: string;
  readonly start: string;
  readonly status: string;
  readonly break: number;
  readonly expires: string;
}

/** The answer to a case. */
export interface Answer {
  readonly agenda: Agenda;
  /** Milliseconds. */
  readonly starts: readonly number[];
  /** How many of them is_free confirms. */
  readonly free: number;
}

/** What the database finds, and what is in the agenda: what would overlap is left out. */
export async function ask(database: TestDatabase, asked: Case): Promise<Answer> {
  const base = Math.floor((asked.now + asked.sinceShift) / (5 * MINUTE)) * 5 * MINUTE;
  const occupied: Place[] = [];
  const viewerPlaces: Place[] = [];
  const isClear = (places: readonly Place[], place: Place) =>
    places.every(({ from, to }) => place.to <= from || to <= place.from);
  const sessions: Row[] = [];
  const professional: (Place & { id: string })[] = [];
  const counted: { id: string; start: number }[] = [];
  const add = (row: Omit<Row, 'id' | 'break' | 'expires' | 'start'> & Partial<Row>, start: number) => {
    const made = {
      id: id('c', sessions.length),
      break: 0,
      expires: iso(asked.now),
      ...row,
      start: iso(start),
    };
    sessions.push(made);
    return made.id;
  };

  asked.sessions.forEach(({ step, role, breakMinutes, state }, n) => {
    const start = base + step * 5 * MINUTE;
    const isOwn = role === 'professional';
    const place = { from: start, to: start + (50 + (isOwn ? breakMinutes : 0)) * MINUTE };
    if (state !== 'cancelled' && !isClear(occupied, place)) return;
    if (state !== 'cancelled') occupied.push(place);
    const made = add(
      {
        patient: isOwn ? id('b', n + 1) : PROFESSIONAL,
        professional: isOwn ? PROFESSIONAL : id('a', n + 1),
        status: state === 'held' || state === 'lapsed' ? 'pending' : state,
        break: breakMinutes,
        expires: iso(asked.now + (state === 'held' ? 5 * MINUTE : 0)),
      },
      start,
    );
    if (state === 'cancelled' || state === 'lapsed') return;
    professional.push({ ...place, id: made });
    if (isOwn) counted.push({ id: made, start });
  });
  const blocks = asked.blocks.flatMap(({ step, minutes }) => {
    const from = base + step * 5 * MINUTE;
    const place = { from, to: from + minutes * MINUTE };
    if (!isClear(occupied, place)) return [];
    occupied.push(place);
    professional.push({ ...place, id: 'block' });
    return [{ professional: PROFESSIONAL, from: iso(from), to: iso(place.to) }];
  });
  asked.viewerSteps.forEach((step, n) => {
    const start = base + step * 5 * MINUTE;
    const place = { from: start, to: start + 50 * MINUTE };
    if (!isClear(viewerPlaces, place)) return;
    viewerPlaces.push(place);
    add({ patient: VIEWER, professional: id('a', n + 10), status: 'scheduled' }, start);
  });

  const moving = asked.moves ? (counted[0]?.id ?? null) : null;
  const since = asked.now + asked.sinceShift;
  const [row] = await database.owner<{ answer: Pick<Answer, 'starts' | 'free'> }>(
    'select pg_temp.free_starts($1) as answer',
    [
      JSON.stringify({
        now: iso(asked.now),
        since: iso(since),
        until: iso(since + asked.days * DAY),
        at_most: asked.atMost,
        per_day: asked.perDay,
        moving,
        settings: asked.hasHours
          ? [
              {
                professional: PROFESSIONAL,
                zone: asked.zone,
                break: asked.breakMinutes,
                notice: asked.noticeHours,
                horizon: asked.horizonDays,
                most: asked.maxPerDay,
                holidays: asked.closedOnHolidays,
              },
            ]
          : [],
        weekly: (asked.hasHours ? asked.weekly : []).map(({ weekday, range }) => ({
          professional: PROFESSIONAL,
          weekday,
          from: clock(range.from),
          to: clock(range.to),
        })),
        exceptions: (asked.hasHours ? asked.exceptions : []).flatMap(({ ahead, ranges }) => {
          const day = iso(firstDay(asked) + ahead * DAY).slice(0, 10);
          if (ranges.length === 0) return [{ professional: PROFESSIONAL, day, from: null, to: null }];
          return ranges.map(({ from, to }) => ({
            professional: PROFESSIONAL,
            day,
            from: clock(from),
            to: clock(to),
          }));
        }),
        sessions,
        blocks,
      }),
    ],
  );
  if (!row) throw new Error('No answer.');
  return {
    ...row.answer,
    agenda: {
      professional: professional.filter((place) => place.id !== moving),
      viewer: viewerPlaces,
      counted: counted.filter((session) => session.id !== moving).map(({ start }) => start),
    },
  };
}
