import { book, pay, stateOf, type Booking, type Wish } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { endEverySession } from './support/login-sessions.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const MOVE = 'select public.reschedule_consultation($1, $2, $3)';
const RENEW = 'select public.renew_payment($1) as answer';
const PAY = 'select public.simulate_payment($1, $2)';
const ADD = 'select public.add_booking_data($1, $2)';
const CPF = '529.982.247-25';
const PHONE = '(11) 98214-0673';

describe('limits of booking', () => {
  onEveryDatabase((database) => {
    const paid = async (wish: Partial<Wish> = {}) => {
      const booking = await book(database, 'patient', wish);
      await pay(database, booking.payment_id);
      return booking;
    };

    describe('moving', () => {
      const move = (booking: Booking, day: number) =>
        database.as('patient', MOVE, [
          booking.consultation_id,
          `2026-12-${String(day).padStart(2, '0')}`,
          '15:40',
        ]);

      test('is possible five times', async () => {
        const booking = await paid();
        for (const day of [2, 3, 4, 5, 7]) await move(booking, day);
        await expect(move(booking, 8)).rejects.toMatchObject({ message: 'too_many_moves' });
        await expect(
          database.as(
            'patient',
            'select moves, consultation_date::text as day from public.consultations where id = $1',
            [booking.consultation_id],
          ),
        ).resolves.toEqual([{ moves: 5, day: '2026-12-07' }]);
      });

      test('counts a repeated request once', async () => {
        const booking = await paid();
        for (let n = 0; n < 8; n += 1) await move(booking, 2);
        await expect(
          database.owner('select moves from public.consultations where id = $1', [booking.consultation_id]),
        ).resolves.toEqual([{ moves: 1 }]);
      });
    });

    describe('a day', () => {
      const times = ['09:00', '09:50', '10:40', '11:30', '14:00'];
      /** Ten, five of them cancelled. */
      const ten = async () => {
        for (const date of ['2026-12-01', '2026-12-02'])
          for (const time of times) {
            const booking = await paid({ date, time });
            if (date === '2026-12-02')
              await database.as('patient', 'select public.cancel_consultation($1)', [
                booking.consultation_id,
              ]);
          }
      };

      test('allows ten bookings, including cancelled ones', async () => {
        await ten();
        await expect(book(database, 'patient', { date: '2026-12-03' })).rejects.toMatchObject({
          message: 'too_many_bookings',
        });
        await expect(book(database, 'otherPatient', { date: '2026-12-03' })).resolves.toMatchObject({
          status: 'pending',
        });
      });

      test('ends at midnight in São Paulo', async () => {
        await ten();
        await database.travel('2026-11-25T02:59:59Z');
        await expect(book(database, 'patient', { date: '2026-12-03' })).rejects.toMatchObject({
          message: 'too_many_bookings',
        });
        await database.travel('2026-11-25T03:00:00Z');
        await expect(book(database, 'patient', { date: '2026-12-03' })).resolves.toMatchObject({
          status: 'pending',
        });
      });
    });

    describe('a new code', () => {
      const renew = async (booking: Booking) =>
        (
          await database.as<{ answer: { charge_number: number; expires_at: string } }>('patient', RENEW, [
            booking.payment_id,
          ])
        )[0]?.answer;
      const lapse = (quarters: number) =>
        database.travel(new Date(Date.parse('2026-11-24T12:00:00Z') + quarters * 15 * 60_000).toISOString());

      test('is created three times, each with its own number', async () => {
        const booking = await book(database);
        expect(booking).toMatchObject({ charge_number: 1 });
        for (const number of [2, 3, 4]) {
          await lapse(number - 1);
          await expect(renew(booking)).resolves.toMatchObject({ charge_number: number });
        }
        await lapse(4);
        await expectRefusal(database, 'patient', RENEW, [booking.payment_id], 'too_many_renewals');
        await expect(stateOf(database, booking)).resolves.toMatchObject({ payment: 'pending' });
      });

      test('is refused while the code is payable', async () => {
        const booking = await book(database);
        for (let n = 0; n < 5; n += 1)
          await expect(renew(booking)).resolves.toMatchObject({ charge_number: 1 });
      });

      test('invalidates the old one', async () => {
        const booking = await book(database);
        await lapse(1);
        await renew(booking);
        await expectRefusal(database, 'patient', PAY, [booking.payment_id, 1], 'charge_replaced');
        await expect(database.as('patient', PAY, [booking.payment_id, 2])).resolves.toHaveLength(1);
      });

      test('can be paid without a charge number, as earlier releases do', async () => {
        await expect(paid()).resolves.toMatchObject({ status: 'pending' });
      });
    });

    describe('times that are too soon', () => {
      /** Today, a Tuesday, at 11:30 in São Paulo. */
      const TODAY = {
        date: '2026-11-24',
        time: '11:30',
        professional: 'otherProfessional',
        amount: 28000,
      } as const;
      const LAST = '2026-11-24T12:30:00Z';
      const TOO_LATE = '2026-11-24T12:30:01Z';
      const firstTimes = async () => {
        const [row] = await database.as<{ taken: string[]; next: unknown }>(
          'visitor',
          `select array(select public.taken_slots($1, '2026-11-24')) as taken, public.next_available_slot($1) as next`,
          [ACTORS.otherProfessional],
        );
        return { isTaken: row?.taken.includes('11:30'), next: row?.next };
      };

      test('the two hours before a slot are too late to book it, and the slot is not listed', async () => {
        await database.travel(LAST);
        await expect(firstTimes()).resolves.toMatchObject({ isTaken: false, next: { time: '11:30' } });
        await database.travel(TOO_LATE);
        await expect(firstTimes()).resolves.toMatchObject({ isTaken: true, next: { time: '14:00' } });
        await expect(book(database, 'patient', TODAY)).rejects.toMatchObject({ message: 'slot_too_soon' });
        await database.travel(LAST);
        await expect(book(database, 'patient', TODAY)).resolves.toMatchObject({ status: 'pending' });
      });

      test('the two hours before a slot are too late to move to it', async () => {
        const booking = await paid({ date: '2026-12-01' });
        await database.travel('2026-11-24T16:50:00Z');
        await expectRefusal(
          database,
          'patient',
          MOVE,
          [booking.consultation_id, '2026-11-24', '14:00'],
          'slot_too_soon',
        );
      });

      test('the last fifteen minutes are too late for a new code, which could be paid after the start', async () => {
        const booking = await book(database, 'patient', TODAY);
        await database.travel('2026-11-24T14:15:01Z');
        await expectRefusal(database, 'patient', RENEW, [booking.payment_id], 'slot_too_soon');
      });

      test('a consultation that has started cannot be paid', async () => {
        const booking = await book(database);
        await database.owner('update public.payments set expires_at = $2 where id = $1', [
          booking.payment_id,
          '2026-12-02T00:00:00Z',
        ]);
        await database.travel('2026-12-01T17:00:00Z');
        await expectRefusal(database, 'patient', PAY, [booking.payment_id, 1], 'slot_past');
      });
    });

    describe('CPF and phone', () => {
      const forget = (columns: string) =>
        database.owner(`update public.profiles set ${columns} where id = $1`, [ACTORS.patient]);
      const saved = async () =>
        (await database.owner('select cpf, phone from public.profiles where id = $1', [ACTORS.patient]))[0];

      test.each(['cpf = null', 'phone = null', 'cpf = null, phone = null'])(
        'are required to book (%s)',
        async (columns) => {
          await forget(columns);
          await expect(book(database)).rejects.toMatchObject({ message: 'cpf_or_phone_missing' });
          await database.as('patient', ADD, [CPF, PHONE]);
          await expect(book(database)).resolves.toMatchObject({ status: 'pending' });
        },
      );

      test("are not required for an existing booking's response", async () => {
        const request = crypto.randomUUID();
        const first = await book(database, 'patient', { request });
        await forget('cpf = null');
        await expect(book(database, 'patient', { request })).resolves.toEqual(first);
      });

      test('are added by their owner, with an active login session', async () => {
        await expectRefusal(database, 'visitor', ADD, [CPF, PHONE], '42501');
        await endEverySession(database);
        await expectRefusal(database, 'patient', ADD, [CPF, PHONE], 'session_ended');
      });

      test.each([
        ['111.111.111-11', PHONE, 'document_number_invalid'],
        [null, PHONE, 'document_number_invalid'],
        [CPF, '12', 'phone_invalid'],
        [CPF, null, 'phone_invalid'],
      ])('are refused when invalid (%s, %s)', async (cpf, phone, code) => {
        await forget('cpf = null, phone = null');
        await expectRefusal(database, 'patient', ADD, [cpf, phone], code);
        await expect(saved()).resolves.toEqual({ cpf: null, phone: null });
      });

      test('are added once: existing values are kept', async () => {
        const before = await saved();
        await database.as('patient', ADD, ['111.444.777-35', '(21) 99999-9999']);
        await expect(saved()).resolves.toEqual(before);
        await forget('phone = null');
        await database.as('patient', ADD, ['111.444.777-35', PHONE]);
        await expect(saved()).resolves.toEqual({ ...before, phone: '11982140673' });
      });
    });
  });
});

describe('an ended login session', () => {
  onEveryDatabase((database) => {
    /** What participants do to bookings, payments and consultations. */
    const actions = (booking: Booking): readonly (readonly [Actor, string, unknown[]])[] => [
      [
        'patient',
        'select public.book_consultation($1, $2, $3, $4, gen_random_uuid())',
        [ACTORS.professional, '2026-12-02', '14:00', 15000],
      ],
      ['patient', 'select public.simulate_payment($1)', [booking.payment_id]],
      ['patient', 'select public.renew_payment($1)', [booking.payment_id]],
      ['patient', 'select public.cancel_consultation($1)', [booking.consultation_id]],
      ['patient', MOVE, [booking.consultation_id, '2026-12-02', '15:40']],
      ['professional', 'select public.complete_consultation($1)', [booking.consultation_id]],
      ['professional', 'select public.mark_no_show($1)', [booking.consultation_id]],
      ['professional', 'select public.store_recording($1, null)', [booking.consultation_id]],
    ];

    test('cannot change a booking, payment or consultation', async () => {
      const booking = await book(database);
      await endEverySession(database);
      for (const [who, sql, parameters] of actions(booking))
        await expectRefusal(database, who, sql, parameters, 'session_ended');
      await expect(stateOf(database, booking)).resolves.toEqual({
        consultation: 'pending',
        payment: 'pending',
        sessions: 0,
      });
    });
  });
});
