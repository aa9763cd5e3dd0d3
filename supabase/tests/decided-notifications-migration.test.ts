import { openEarlierDatabase, type EarlierDatabase } from './support/earlier-database.ts';
import { ACTORS } from './support/people.ts';

/** The last release whose notifications did not refer to their row. */
const RELEASE = '2026-11-22';
/** When each review and its notification were created, in one transaction. */
const PUBLISHED_AT = '2026-11-20T10:00:00Z';
const WAITING_AT = '2026-11-20T11:00:00Z';
const CLOSED_AT = '2026-11-20T12:00:00Z';
/** When a message came that an admin has read. */
const MESSAGE_AT = '2026-11-20T13:00:00Z';

describe("the previous release's notifications of testimonials, privacy requests and messages", () => {
  let earlier: EarlierDatabase;
  let database: EarlierDatabase['owner'];
  let seeded: readonly { id: string }[];

  const review = async (consultation: string, status: string, at: string) => {
    const [made] = await database.query<{ id: string }>(
      `insert into public.reviews (consultation_id, patient_id, professional_id, rating, would_recommend,
         public_testimonial, testimonial_status, patient_display_name, created_at)
       select id, patient_id, professional_id, 5, true, 'Fui ouvida.', $2, 'Camila S.', $3
       from public.consultations where left(id::text, 8) = $1 returning id`,
      [consultation, status, at],
    );
    return made?.id ?? '';
  };
  const notify = (kind: string, link: string, at: string) =>
    database.query(
      `insert into public.notifications (user_id, kind, title, link, created_at) values ($1, $2, 'Aviso', $3, $4)`,
      [ACTORS.admin, kind, link, at],
    );
  const notificationsAt = (at: string) =>
    database.query('select about_id from public.notifications where created_at = $1', [at]);

  beforeAll(async () => {
    earlier = await openEarlierDatabase(RELEASE);
    database = earlier.owner;
    seeded = await database.query(
      `select id from public.notifications where user_id = $1 and kind = 'testimonial' order by id`,
      [ACTORS.admin],
    );
  }, 120_000);
  afterAll(async () => {
    await earlier.owner.close();
    await earlier.superuser.close();
  });

  test('stay while their row is pending, refer to it, and are deleted when it is decided', async () => {
    const before = await database.query<{ id: string }>('select id from public.notifications');
    const waiting = await review('d0000001', 'pending', WAITING_AT);
    await review('d0000003', 'published', PUBLISHED_AT);
    await database.query(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, created_at)
       select id, 'other', full_name, email, 'patient', 'done', $2 from public.profiles where id = $1`,
      [ACTORS.patient, CLOSED_AT],
    );
    // The triggers' notifications have this test's time instead of their row's.
    await database.query('delete from public.notifications where id <> all ($1)', [
      before.map(({ id }) => id),
    ]);
    for (const at of [PUBLISHED_AT, WAITING_AT]) await notify('testimonial', '/admin/depoimentos', at);
    await notify('contact', '/admin/mensagens?aba=privacidade', CLOSED_AT);
    await notify('contact', '/admin/mensagens', MESSAGE_AT);
    await database.query('update public.contact_messages set read_at = created_at');

    await earlier.upgrade();

    await expect(notificationsAt(WAITING_AT)).resolves.toEqual([{ about_id: waiting }]);
    await expect(notificationsAt(PUBLISHED_AT)).resolves.toEqual([]);
    await expect(notificationsAt(CLOSED_AT)).resolves.toEqual([]);
    await expect(notificationsAt(MESSAGE_AT)).resolves.toEqual([]);
  });

  test('of the demonstration, with other times, are linked to the pending testimonials', async () => {
    const rows = await database.query<{ id: string; status: string; about_id: string }>(
      `select n.id, r.testimonial_status::text as status, n.about_id
       from public.notifications n join public.reviews r on r.id = n.about_id
       where n.id = any ($1) order by n.id`,
      [seeded.map(({ id }) => id)],
    );
    expect(seeded).toHaveLength(3);
    expect(rows.map(({ id }) => ({ id }))).toEqual(seeded);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect(new Set(rows.map(({ about_id: about }) => about)).size).toBe(3);
  });
});
