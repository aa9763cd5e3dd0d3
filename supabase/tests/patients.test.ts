import { PEOPLE } from 'embedded-backend/seed';
import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Patient {
  readonly id: string;
  readonly name: string;
  readonly next: { readonly id: string; readonly starts_at: string; readonly status: string } | null;
  readonly last_at: string | null;
  readonly completed: number;
  readonly chat_id: string;
  readonly unread: number;
}

interface Page {
  readonly total: number;
  readonly total_active: number;
  readonly matching: number;
  readonly matching_active: number;
  readonly listed: number;
  readonly skipped: number;
  readonly time_zone: string;
  readonly patients: readonly Patient[];
}

interface Request {
  readonly search?: string;
  readonly situation?: string;
  readonly sort_by?: string;
  readonly after_id?: string;
  readonly before_id?: string;
  readonly from_end?: boolean;
  readonly page_size?: number;
}

describe("a professional's patients", () => {
  onEveryDatabase((database) => {
    const list = async (request: Request = {}, who: Actor = 'professional'): Promise<Page | null> => {
      const names = Object.keys(request).map((name, place) => `${name} => $${place + 1}`);
      const [row] = await database.as<{ page: Page | null }>(
        who,
        `select public.list_patients(${names.join(', ')}) as page`,
        Object.values(request),
      );
      return row?.page ?? null;
    };
    const names = async (request: Request = {}) =>
      (await list(request))?.patients.map(({ name }) => name) ?? [];
    const camila = async () => (await list())?.patients.find(({ id }) => id === ACTORS.patient);

    test('are null for everybody else', async () => {
      await expectRefusal(database, 'visitor', 'select public.list_patients()', [], '42501');
      for (const who of ['patient', 'applicant', 'admin'] as const)
        await expect(list({}, who)).resolves.toBeNull();
    });

    test('are those of the caller, A to Z', async () => {
      const [expected] = await database.owner<{ n: number }>(
        `select count(distinct patient_id)::int as n from public.consultations c
         where professional_id = $1 and (status <> 'cancelled' or exists
           (select from public.payments p where p.consultation_id = c.id and p.paid_at is not null))`,
        [ACTORS.professional],
      );
      const page = await list();
      expect(page?.total).toBe(expected?.n);
      expect(page).toMatchObject({ listed: page?.total, matching: page?.total, skipped: 0 });
      const shown = await names();
      expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
      expect(shown).toContain(PEOPLE.camila.fullName);
      expect((await list({}, 'otherProfessional'))?.patients.map(({ name }) => name)).not.toContain(
        PEOPLE.helena.fullName,
      );
    });

    test('have their next and last consultation, how many were completed, and what is unread', async () => {
      const before = await camila();
      expect(before).toMatchObject({ next: { status: 'scheduled' }, unread: 0 });
      await database.owner(
        `insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
         values (gen_random_uuid(), $1, $2, 'patient', 'Oi'), (gen_random_uuid(), $1, $3, 'professional', 'Olá')`,
        [before?.next?.id, ACTORS.patient, ACTORS.professional],
      );
      await expect(camila()).resolves.toMatchObject({ unread: 1, chat_id: before?.next?.id });
      const counted = await database.owner<{ completed: number }>(
        `select count(*)::int as completed from public.consultations
         where professional_id = $1 and patient_id = $2 and status = 'completed'`,
        [ACTORS.professional, ACTORS.patient],
      );
      expect(before?.completed).toBe(counted[0]?.completed);
    });

    test('are active while a consultation is coming, also an unpaid one', async () => {
      const cancel = `update public.consultations set status = 'cancelled', cancelled_by = 'patient'
        where professional_id = $1 and patient_id = $2 and status = 'scheduled'`;
      await database.owner(cancel, [ACTORS.professional, ACTORS.patient]);
      await expect(camila()).resolves.toMatchObject({ next: null });
      await expect(names({ situation: 'idle' })).resolves.toContain(PEOPLE.camila.fullName);
      const booking = await book(database);
      await expect(camila()).resolves.toMatchObject({
        next: { id: booking.consultation_id, status: 'pending' },
      });
      await expect(names({ situation: 'active' })).resolves.toContain(PEOPLE.camila.fullName);
    });

    test('are bookable once they have paid: those for whom booking is accepted', async () => {
      const { consultation_id, payment_id } = await book(database, 'applicant');
      const bookable = async () =>
        (await list({ situation: 'bookable', page_size: 50 }))?.patients.map(({ id }) => id) ?? [];
      const preview = (patient: string) =>
        database.as('professional', 'select public.preview_for_patient($1, $2)', [
          patient,
          ['2026-12-07T17:00:00Z'],
        ]);
      expect((await list({ page_size: 50 }))?.patients.map(({ id }) => id)).toContain(ACTORS.applicant);
      await expect(bookable()).resolves.not.toContain(ACTORS.applicant);
      await expect(preview(ACTORS.applicant)).rejects.toThrow('not_your_patient');
      await pay(database, payment_id, 'applicant');
      for (const id of await bookable()) await preview(id);
      await expect(bookable()).resolves.toContain(ACTORS.applicant);
      await database.as('applicant', 'select public.cancel_consultation($1)', [consultation_id]);
      await expect(bookable()).resolves.toContain(ACTORS.applicant);
    });

    test('do not include those who never paid and whose booking is gone', async () => {
      const strangers = async () => (await list({}, 'otherProfessional'))?.patients.map(({ id }) => id) ?? [];
      await database.owner(
        `update public.consultations set status = 'cancelled' where professional_id = $1 and patient_id = $2`,
        [ACTORS.otherProfessional, ACTORS.patient],
      );
      await database.owner(
        `update public.payments set status = 'expired', paid_at = null, refund_due = false, refunded_at = null
         where professional_id = $1 and patient_id = $2`,
        [ACTORS.otherProfessional, ACTORS.patient],
      );
      await expect(strangers()).resolves.not.toContain(ACTORS.patient);
      const [price] = await database.owner<{ cents: number }>(
        'select price_per_session as cents from public.professionals where user_id = $1',
        [ACTORS.otherProfessional],
      );
      const booking = await book(database, 'patient', {
        professional: 'otherProfessional',
        amount: price?.cents ?? 0,
      });
      await expect(strangers()).resolves.toContain(ACTORS.patient);
      await pay(database, booking.payment_id);
      await database.owner(
        `update public.consultations set status = 'cancelled', cancelled_by = 'platform' where id = $1`,
        [booking.consultation_id],
      );
      await expect(strangers()).resolves.toContain(ACTORS.patient);
    });

    test.each([
      ['CÂMILA ribeiro', [PEOPLE.camila.fullName]],
      [PEOPLE.helena.email, [PEOPLE.helena.fullName]],
      ['%%', []],
    ])('are found literally, ignoring accents and case: %s', async (search, found) => {
      await expect(names({ search })).resolves.toEqual(found);
    });

    test('are not searched for a single letter', async () => {
      await expect(names({ search: ' x ' })).resolves.toEqual(await names());
    });

    test('are found by phone, which is not answered', async () => {
      await database.owner(`update public.profiles set phone = '11987650123' where id = $1`, [
        ACTORS.patient,
      ]);
      for (const search of ['(11) 98765-0123', '+55 11 98765 0123', '8765-01'])
        await expect(names({ search })).resolves.toEqual([PEOPLE.camila.fullName]);
      expect(JSON.stringify(await list())).not.toContain('11987650123');
    });

    test('are counted for the search and in all', async () => {
      const all = await list();
      await expect(list({ search: 'camila ribeiro', situation: 'idle' })).resolves.toMatchObject({
        total: all?.total,
        total_active: all?.total_active,
        matching: 1,
        matching_active: 1,
        listed: 0,
        patients: [],
      });
    });

    test.each(['name', 'next'])('come in pages that leave no one out, by %s', async (sort_by) => {
      const whole = (await list({ sort_by, page_size: 50 }))?.patients.map(({ id }) => id) ?? [];
      expect(whole.length).toBeGreaterThan(4);
      const forwards: string[] = [];
      for (let after: string | undefined; forwards.length < whole.length; after = forwards.at(-1)) {
        const page = await list({ sort_by, page_size: 2, ...(after && { after_id: after }) });
        expect(page?.skipped).toBe(forwards.length);
        forwards.push(...(page?.patients.map(({ id }) => id) ?? []));
      }
      expect(forwards).toEqual(whole);
      const ids = async (request: Request) =>
        (await list({ sort_by, page_size: 2, ...request }))?.patients.map(({ id }) => id);
      await expect(ids({ from_end: true })).resolves.toEqual(whole.slice(-2));
      await expect(ids({ before_id: whole[4] ?? '' })).resolves.toEqual(whole.slice(2, 4));
      await expect(ids({ before_id: whole[1] ?? '' })).resolves.toEqual(whole.slice(0, 2));
      await expect(ids({ after_id: crypto.randomUUID() })).resolves.toEqual(whole.slice(0, 2));
    });

    test('start with the soonest when sorted by the next consultation', async () => {
      const page = await list({ sort_by: 'next', page_size: 50 });
      const starts = page?.patients.map(({ next }) => next?.starts_at ?? '9') ?? [];
      expect(starts).toEqual(starts.toSorted());
    });

    test('are read by the suspended, and no longer after an erasure', async () => {
      await suspend(database);
      expect((await list())?.total).toBeGreaterThan(0);
      await erase(database, ACTORS.patient);
      await expect(names()).resolves.not.toContain(PEOPLE.camila.fullName);
      await expect(camila()).resolves.toBeUndefined();
    });
  });
});

const erase = (database: TestDatabase, person: string) =>
  database.owner('update public.profiles set erased_at = private.now() where id = $1', [person]);
