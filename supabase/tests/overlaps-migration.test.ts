import { openEarlierDatabase, type EarlierDatabase } from './support/earlier-database.ts';
import { SEEDED_AT } from './support/test-instants.ts';
import { ACTORS } from './support/people.ts';

/** The last release in which a professional could be another one's patient during her own consultation. */
const RELEASE = '2026-11-22';

describe('the rule against overlaps, on rows of the previous release', () => {
  let earlier: EarlierDatabase;
  let database: EarlierDatabase['owner'];
  beforeAll(async () => {
    earlier = await openEarlierDatabase(RELEASE);
    database = earlier.owner;
    await database.query(`set app.now = '${SEEDED_AT}'`);
  }, 120_000);
  afterAll(async () => {
    await earlier.owner.close();
    await earlier.superuser.close();
  });

  /** A consultation on Tuesday 2026-12-01; `booked` is its creation time. */
  const consultation = async (
    patient: string,
    professional: string,
    start: string,
    status: string,
    booked: string,
  ) => {
    const [made] = await database.query<{ id: string }>(
      `insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
         professional_specialty, starts_at, ends_at, status, amount_cents, request_id, created_at)
       select p.id, d.user_id, p.full_name, p.email, d.full_name, 'Ansiedade', $3::timestamptz,
         $3::timestamptz + interval '50 minutes', $4::public.consultation_status, 15000, gen_random_uuid(), $5
       from public.profiles p, public.professionals d where p.id = $1 and d.user_id = $2 returning id`,
      [patient, professional, `2026-12-01T${start}:00Z`, status, booked],
    );
    return made?.id ?? '';
  };

  test('loses nothing, exempts the later of two overlapping consultations, and notifies the users', async () => {
    const [open] = await database.query<{ n: number }>(
      `select count(*)::int as n from public.consultations where status in ('pending', 'scheduled')`,
    );
    // Marina's patient booked first; afterwards she booked André for the same time.
    const early = await consultation(ACTORS.patient, ACTORS.professional, '17:00', 'scheduled', '2026-11-01');
    const late = await consultation(
      ACTORS.professional,
      ACTORS.otherProfessional,
      '17:10',
      'scheduled',
      '2026-11-02',
    );
    // André was a patient first; afterwards he was booked.
    const asPatient = await consultation(
      ACTORS.otherProfessional,
      ACTORS.professional,
      '12:00',
      'pending',
      '2026-11-03',
    );
    const booked = await consultation(
      ACTORS.otherPatient,
      ACTORS.otherProfessional,
      '12:30',
      'scheduled',
      '2026-11-04',
    );
    const over = await consultation(
      ACTORS.professional,
      ACTORS.otherProfessional,
      '17:00',
      'cancelled',
      '2026-11-05',
    );

    await earlier.upgrade();

    await expect(database.query('select count(*)::int as n from private.busy')).resolves.toEqual([
      { n: 2 * ((open?.n ?? 0) + 4) },
    ]);
    const rows = await database.query<{ id: string; as_professional: boolean; person_id: string }>(
      'select consultation_id as id, as_professional, person_id from private.busy where excused order by as_professional',
    );
    expect(rows).toEqual([
      { id: late, as_professional: false, person_id: ACTORS.professional },
      { id: booked, as_professional: true, person_id: ACTORS.otherProfessional },
    ]);
    await expect(
      database.query(
        'select status::text from public.consultations where id = any ($1) order by created_at',
        [[early, late, asPatient, booked, over]],
      ),
    ).resolves.toEqual(
      ['scheduled', 'scheduled', 'pending', 'scheduled', 'cancelled'].map((status) => ({ status })),
    );

    const notifications = await database.query<{ user_id: string; title: string; body: string }>(
      `select user_id, title, body from public.notifications
       where title in ('Duas consultas no mesmo horário', 'Uma consulta pode mudar de horário', 'Consultas no mesmo horário')`,
    );
    const to = (person: string) =>
      notifications
        .filter(({ user_id: reader }) => reader === person)
        .map(({ title }) => title)
        .toSorted();
    expect(to(ACTORS.professional)).toEqual(['Duas consultas no mesmo horário']);
    expect(to(ACTORS.otherProfessional)).toEqual([
      'Duas consultas no mesmo horário',
      'Uma consulta pode mudar de horário',
    ]);
    expect(to(ACTORS.otherPatient)).toEqual(['Uma consulta pode mudar de horário']);
    expect(to(ACTORS.admin)).toEqual(['Consultas no mesmo horário', 'Consultas no mesmo horário']);
    expect(notifications.find(({ user_id: reader }) => reader === ACTORS.professional)?.body).toBe(
      'Em 01/12 às 14:10 você tem uma consulta como paciente, com André Gonçalves, e outra ao mesmo tempo. Remarque ou cancele uma delas.',
    );
  });

  test('replaces the old constraints', async () => {
    await expect(
      database.query(`select conname from pg_constraint where contype = 'x' and conname like '%busy%'`),
    ).resolves.toEqual([{ conname: 'busy_person' }]);
    await expect(
      consultation(ACTORS.professional, ACTORS.otherProfessional, '20:00', 'scheduled', '2026-11-06').then(
        () => consultation(ACTORS.patient, ACTORS.professional, '20:30', 'scheduled', '2026-11-07'),
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });
});
