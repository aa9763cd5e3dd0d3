import { book, pay, type Booking } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { OVERLAPS } from './support/overlaps.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ANDRE = { professional: 'otherProfessional', amount: 28000 } as const;
const TAKEN = 'select slot from public.taken_slots($1, $2) as slot';

describe('no user has two consultations at the same time', () => {
  onEveryDatabase((database) => {
    const taken = async (who: Actor, of: Person) =>
      (await database.as<{ slot: string }>(who, TAKEN, [ACTORS[of], '2026-12-01'])).map(({ slot }) => slot);
    const busy = ({ consultation_id }: Booking) =>
      database.owner(
        `select person_id, as_professional, held, excused, lower(during)::text as start from private.busy
         where consultation_id = $1 order by as_professional`,
        [consultation_id],
      );
    /** Marina is André's patient on Tuesday at 14:00. */
    const marinaIsPatient = () => book(database, 'professional', ANDRE);

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot read or write rows of private.busy',
      async (who) => {
        for (const sql of ['select * from private.busy', 'delete from private.busy'])
          await expectRefusal(database, who, sql, [], '42501');
      },
    );

    test.each([
      ['a block', `starts_at = '2026-12-01T19:00Z', ends_at = '2026-12-01T19:50Z'`],
      ['the break of another consultation', `starts_at = '2026-12-01T14:30Z', ends_at = '2026-12-01T15:20Z'`],
    ])('OVERLAPS, which tests with many users read, finds a consultation in %s', async (_, moved) => {
      await database.as('professional', 'select public.add_block(gen_random_uuid(), $1, $2)', [
        '2026-12-01T19:30Z',
        '2026-12-01T20:30Z',
      ]);
      const { consultation_id } = await marinaIsPatient();
      await database.owner('update public.consultations set break_minutes = 15 where id = $1', [
        (await book(database, 'patient', { time: '10:40' })).consultation_id,
      ]);
      await expect(database.owner(OVERLAPS)).resolves.toEqual([]);
      await database.owner('set constraints all immediate');
      await database.owner('alter table public.consultations disable trigger keep_busy');
      await database.owner(`update public.consultations set ${moved} where id = $1`, [consultation_id]);
      await expect(database.owner(OVERLAPS)).resolves.toEqual([
        expect.objectContaining({ id: ACTORS.professional }),
      ]);
    });

    test('a professional cannot be booked while she is a patient', async () => {
      await marinaIsPatient();
      await expect(book(database)).rejects.toMatchObject({ code: 'P0001', message: 'slot_taken' });
    });

    test('a professional cannot book as a patient while she is booked', async () => {
      await book(database);
      await expect(marinaIsPatient()).rejects.toMatchObject({ message: 'slot_taken' });
    });

    test('a consultation cannot be moved, renewed or marked as paid at such a time', async () => {
      const moving = await book(database, 'patient', { time: '15:40' });
      await pay(database, moving.payment_id);
      const lapsed = await book(database, 'otherPatient');
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      const asPatient = await marinaIsPatient();
      await pay(database, asPatient.payment_id, 'professional');
      await expectRefusal(
        database,
        'patient',
        'select public.reschedule_consultation($1, $2, $3)',
        [moving.consultation_id, '2026-12-01', '14:00'],
        'slot_taken',
      );
      await expectRefusal(
        database,
        'otherPatient',
        'select public.renew_payment($1)',
        [lapsed.payment_id],
        'slot_taken',
      );
      const [marked] = await database.as<{ answer: unknown }>(
        'admin',
        'select public.mark_payment_paid($1) as answer',
        [lapsed.payment_id],
      );
      expect(marked?.answer).toMatchObject({ consultation_status: 'cancelled', refund_due: true });
    });

    test('direct writes to a table follow the rule, too', async () => {
      const { consultation_id } = await book(database, 'patient', { time: '15:40' });
      await marinaIsPatient();
      await expect(
        database.owner(
          `update public.consultations set starts_at = '2026-12-01T17:00:00Z', ends_at = '2026-12-01T17:50:00Z'
           where id = $1`,
          [consultation_id],
        ),
      ).rejects.toMatchObject({ code: '23P01' });
    });

    test("free slots exclude a professional's own consultations as a patient, without revealing the reason", async () => {
      await marinaIsPatient();
      for (const who of ['visitor', 'patient', 'professional'] as const)
        await expect(taken(who, 'professional')).resolves.toEqual(['14:00']);
    });

    test('free slots exclude the caller’s own consultations in either role', async () => {
      await book(database);
      await expect(taken('professional', 'otherProfessional')).resolves.toEqual(['14:00']);
      await expect(taken('patient', 'otherProfessional')).resolves.toEqual(['14:00']);
      await expect(taken('visitor', 'otherProfessional')).resolves.toEqual([]);
    });

    test("a patient's id reveals no times of theirs", async () => {
      await book(database);
      await expect(taken('visitor', 'patient')).resolves.toEqual([]);
      await expect(taken('otherPatient', 'patient')).resolves.toEqual([]);
    });

    test("the next free slot excludes the professional's consultations as a patient", async () => {
      const next = async () =>
        (
          await database.as<{ slot: { date: string; time: string } }>(
            'visitor',
            'select public.next_available_slot($1) as slot',
            [ACTORS.professional],
          )
        )[0]?.slot;
      const first = await next();
      expect(first).toMatchObject({ date: '2026-11-24' });
      await book(database, 'professional', { ...ANDRE, date: first?.date ?? '', time: first?.time ?? '' });
      expect(await next()).not.toEqual(first);
    });

    test('the rows follow the consultation', async () => {
      const booking = await book(database);
      const row = {
        person_id: ACTORS.patient,
        as_professional: false,
        held: true,
        excused: false,
        start: '2026-12-01 17:00:00+00',
      };
      await database.owner(`set local time zone 'UTC'`);
      const both = (change: Partial<typeof row>) => [
        { ...row, ...change },
        { ...row, ...change, person_id: ACTORS.professional, as_professional: true },
      ];
      await expect(busy(booking)).resolves.toEqual(both({}));
      await pay(database, booking.payment_id);
      await expect(busy(booking)).resolves.toEqual(both({ held: false }));
      await database.as('patient', 'select public.reschedule_consultation($1, $2, $3)', [
        booking.consultation_id,
        '2026-12-02',
        '15:40',
      ]);
      await expect(busy(booking)).resolves.toEqual(both({ held: false, start: '2026-12-02 18:40:00+00' }));
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expect(busy(booking)).resolves.toEqual([]);
    });

    describe('a consultation that already overlapped another', () => {
      /** Eduardo's consultation with Marina, exempt on her side: she is André's patient then. */
      const overlapping = async () => {
        const booking = await book(database, 'otherPatient');
        await database.owner(
          `update private.busy set excused = true where consultation_id = $1 and as_professional`,
          [booking.consultation_id],
        );
        const other = await marinaIsPatient().catch(() => null);
        return { booking, other };
      };

      test('still blocks all other bookings', async () => {
        const { other } = await overlapping();
        expect(other).toBeNull();
        await expect(book(database)).rejects.toMatchObject({ message: 'slot_taken' });
      });

      test('can be paid and completed normally', async () => {
        const { booking } = await overlapping();
        await expect(pay(database, booking.payment_id, 'otherPatient')).resolves.toMatchObject({
          consultation_status: 'scheduled',
        });
        await expect(busy(booking)).resolves.toMatchObject([{ excused: false }, { excused: true }]);
      });

      test('is no longer exempt at another time', async () => {
        const { booking } = await overlapping();
        await pay(database, booking.payment_id, 'otherPatient');
        await database.as('otherPatient', 'select public.reschedule_consultation($1, $2, $3)', [
          booking.consultation_id,
          '2026-12-02',
          '15:40',
        ]);
        await expect(busy(booking)).resolves.toMatchObject([{ excused: false }, { excused: false }]);
      });
    });
  });
});
