import { openEarlierDatabase, type EarlierDatabase } from './support/earlier-database.ts';
import { SEEDED_AT } from './support/test-instants.ts';

/** The last release in which hours were only stated. */
const RELEASE = '2026-11-22';

const START = `private.slot_start(day, slot)`;
/** The nine times less the taken ones, at least two hours away, for 59 days: what the release offered. */
const OFFERED = `
  select p.user_id, ${START} as at
  from public.professionals p, generate_series(0, 59) as ahead,
    lateral (select private.today() + ahead as day) as days, unnest(private.slot_times()) as slot
  where p.approval_status = 'approved' and p.price_per_session is not null and extract(isodow from day) <> 7
    and ${START} >= private.now() + interval '2 hours'
    and slot not in (select taken from public.taken_slots(p.user_id, day) as taken)
  order by 1, 2`;
const FREE = `
  select p.user_id, start as at
  from public.professionals p, private.free_starts(p.user_id, private.now(),
    (private.today() + 60)::timestamp at time zone 'America/Sao_Paulo' - interval '1 second') as start
  where p.approval_status = 'approved' and p.price_per_session is not null
  order by 1, 2`;
const CONSULTATIONS = `select id, patient_id, professional_id, starts_at, ends_at, status from public.consultations order by id`;
const STATED = `select id, user_id, day_of_week, start_time, end_time, available from`;

describe('working hours, on rows of the previous release', () => {
  let earlier: EarlierDatabase;
  let read: (sql: string) => Promise<readonly unknown[]>;
  let offered: readonly unknown[];
  let booked: readonly unknown[];
  let stated: readonly unknown[];

  beforeAll(async () => {
    earlier = await openEarlierDatabase(RELEASE);
    const { owner } = earlier;
    read = (sql) => owner.query(sql);
    await owner.query(`set app.now = '${SEEDED_AT}'`);
    // Every unpaid consultation has expired, as the job would have found.
    await owner.query('select public.expire_payments()');
    offered = await read(OFFERED);
    booked = await read(CONSULTATIONS);
    stated = await read(`${STATED} public.weekly_availability order by id`);
    await earlier.upgrade();
  }, 120_000);
  afterAll(async () => {
    await earlier.owner.close();
    await earlier.superuser.close();
  });

  test('everybody keeps exactly the times that were offered', async () => {
    expect(offered.length).toBeGreaterThan(1000);
    await expect(read(FREE)).resolves.toEqual(offered);
  });

  test('no one has set anything', async () => {
    for (const table of ['agenda_settings', 'weekly_hours', 'hours_exceptions', 'agenda_blocks'])
      await expect(read(`select 1 from public.${table}`)).resolves.toEqual([]);
  });

  test('no consultation is lost or moved, and none has a break', async () => {
    expect(booked.length).toBeGreaterThan(20);
    await expect(read(CONSULTATIONS)).resolves.toEqual(booked);
    await expect(read(`select 1 from public.consultations where break_minutes <> 0`)).resolves.toEqual([]);
    await expect(
      read(`select 1 from public.consultations c where c.status in ('pending', 'scheduled') and 2 <> (
        select count(*) from private.busy b where b.consultation_id = c.id
          and b.during = tstzrange(c.starts_at, c.ends_at))`),
    ).resolves.toEqual([]);
  });

  test('what profiles stated is kept', async () => {
    expect(stated.length).toBeGreaterThan(10);
    await expect(read(`${STATED} private.stated_availability order by id`)).resolves.toEqual(stated);
  });
});
