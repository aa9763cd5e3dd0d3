import { book, pay, type Booking } from './support/arrange.ts';
import { ask } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, receive } from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const REFUND = 'select public.mark_refunded($1) as answer';

async function cancelled(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
  return booking;
}
const refund = async (database: TestDatabase, { payment_id }: Booking) => {
  const [row] = await database.as<{ answer: unknown }>('admin', REFUND, [payment_id]);
  return row?.answer;
};

describe('recording a refund', () => {
  onEveryDatabase((database) => {
    test('is limited to admins', async () => {
      const { payment_id } = await cancelled(database);
      await expectRefusal(database, 'visitor', REFUND, [payment_id], '42501');
      for (const who of ['patient', 'otherPatient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, REFUND, [payment_id], 'not_allowed');
      await expectRefusal(database, 'admin', REFUND, [crypto.randomUUID()], 'payment_not_found');
    });

    test('is refused when nothing is due: unpaid, or paid for a consultation that takes place', async () => {
      const { payment_id } = await book(database);
      await expectRefusal(database, 'admin', REFUND, [payment_id], 'refund_not_due');
      await pay(database, payment_id);
      await expectRefusal(database, 'admin', REFUND, [payment_id], 'refund_not_due');
    });

    test('a payment without a refund has no refund time', async () => {
      await expect(
        database.owner('update public.payments set refunded_at = now() where not refund_due'),
      ).rejects.toMatchObject({ code: '23514' });
    });

    test('stores the time, and is idempotent', async () => {
      const booking = await cancelled(database);
      const first = await refund(database, booking);
      expect(first).toEqual({ payment_id: booking.payment_id, refunded_at: '2026-11-24T12:00:00+00:00' });
      await database.travel('2026-11-25T12:00:00Z');
      await expect(refund(database, booking)).resolves.toEqual(first);
    });

    test('is logged once, by the admin', async () => {
      const booking = await cancelled(database);
      await refund(database, booking);
      await refund(database, booking);
      await expect(
        database.as(
          'admin',
          `select before ->> 'refunded_at' as before, after ->> 'refunded_at' as after, actor_id
           from public.audit_log where subject_id = $1 and after ->> 'refunded_at' is not null`,
          [booking.payment_id],
        ),
      ).resolves.toEqual([{ before: null, after: '2026-11-24T12:00:00+00:00', actor_id: ACTORS.admin }]);
    });

    test('is shown to the patient, in the list of payments and in the data export', async () => {
      const booking = await cancelled(database);
      const seen = `select refunded_at is not null as back from public.patient_history() where id = $1`;
      const listed = `select refund_due, refunded_at is not null as back
        from public.list_payments(page_size => 100) where id = $1`;
      await expect(database.as('patient', seen, [booking.consultation_id])).resolves.toEqual([
        { back: false },
      ]);
      await expect(database.as('admin', listed, [booking.payment_id])).resolves.toEqual([
        { refund_due: true, back: false },
      ]);
      await refund(database, booking);
      await expect(database.as('patient', seen, [booking.consultation_id])).resolves.toEqual([
        { back: true },
      ]);
      await expect(database.as('admin', listed, [booking.payment_id])).resolves.toEqual([
        { refund_due: true, back: true },
      ]);
      const [copy] = await database.as<{ text: string }>(
        'patient',
        'select public.export_my_data()::text as text',
      );
      expect(copy?.text).toMatch(/"reembolsado_em" : "2026-11-24T12:00:00\+00:00"/);
    });
  });
});

describe('the list of refunds due', () => {
  const LIST = `select id from public.list_payments(state => 'refund_due', page_size => 100)`;
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  onEveryDatabase((database) => {
    const owed = async (who: 'admin' | 'patient' = 'admin', sql = LIST) =>
      ids(await database.as<{ id: string }>(who, sql));

    test('is limited to admins', async () => {
      await expectRefusal(database, 'visitor', LIST, [], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, LIST, [], 'not_allowed');
    });

    test('says what is still to go back, and who sends it', async () => {
      const next = async ({ payment_id }: Pick<Booking, 'payment_id'>) => {
        const [row] = await database.as<{ next: string | null }>(
          'admin',
          `select refund_step || ' ' || refund_cents as next from public.list_payments(page_size => 100) where id = $1`,
          [payment_id],
        );
        return row?.next;
      };
      const simulated = await book(database);
      await pay(database, simulated.payment_id);
      await expect(next(simulated)).resolves.toBeNull();
      await database.as('patient', 'select public.cancel_consultation($1)', [simulated.consultation_id]);
      await expect(next(simulated)).resolves.toBe('note 15000');
      const booking = await bookAtBank(database, 'otherPatient', { time: '15:40' });
      await receive(database, arrival({ txid: booking.txid }));
      await ask(
        database,
        'admin',
        `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'professional')`,
        booking.payment_id,
      );
      const are = (state: string) =>
        database.owner('update private.refunds set state = $2 where payment_id = $1', [
          booking.payment_id,
          state,
        ]);
      await are('manual');
      await expect(next(booking)).resolves.toBe('proof 5000');
      await database.as('otherPatient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      await expect(next(booking)).resolves.toBe('bank 15000');
      await are('manual');
      await expect(next(booking)).resolves.toBe('each 15000');
    });

    test('contains a payment from its cancellation until the refund', async () => {
      const before = await owed();
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await expect(owed()).resolves.toEqual(before);
      await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
      const during = await owed();
      expect(during.toSorted()).toEqual([...before, booking.payment_id].toSorted());
      await expect(
        owed('admin', `select id from public.list_payments(search => 'camila', state => 'refund_due')`),
      ).resolves.toContain(booking.payment_id);
      await expect(
        owed('admin', `select id from public.list_payments(search => 'ines.valadao', state => 'refund_due')`),
      ).resolves.not.toContain(booking.payment_id);
      await expect(
        owed('admin', `select id from public.list_payments(status => 'expired', state => 'refund_due')`),
      ).resolves.toEqual([]);
      await refund(database, booking);
      await expect(owed()).resolves.toEqual(before);
    });

    test('and every other state are in the order of the consultations, also of moved ones', async () => {
      await database.owner(
        `update public.consultations set starts_at = starts_at - interval '400 days', ends_at = ends_at - interval '400 days'
         where id = (select p.consultation_id from public.payments p where p.status = 'expired' order by p.id limit 1)`,
      );
      const states = await database.owner<{ state: string; ids: string[] }>(
        `select private.charge_state(p.status, p.refund_due, p.refunded_at, p.refund_state) as state,
           array_agg(p.id order by c.starts_at desc, c.id desc) as ids
         from public.payments p join public.consultations c on c.id = p.consultation_id group by 1 order by 1`,
      );
      expect(states.length).toBeGreaterThan(3);
      for (const { state, ids: expected } of states)
        expect([
          state,
          ids(
            await database.as<{ id: string }>(
              'admin',
              'select id from public.list_payments(state => $1, page_size => 100)',
              [state],
            ),
          ),
        ]).toEqual([state, expected]);
    });

    test('is paged by key in both directions', async () => {
      await database.owner(
        `update public.payments p set status = 'paid', paid_at = private.now(), refund_due = true, refunded_at = null
         from public.consultations c where c.id = p.consultation_id and c.status = 'cancelled'`,
      );
      const all = await database.owner<{ id: string }>(
        `select p.id from public.payments p join public.consultations c on c.id = p.consultation_id
         where p.refund_due order by c.starts_at desc, c.id desc`,
      );
      expect(all.length).toBeGreaterThan(4);
      for (const newer of [false, true]) {
        const read: string[] = [];
        let cursor: readonly [string | null, string | null] = [null, null];
        for (;;) {
          const page = await database.as<{ id: string; starts_at: string; consultation_id: string }>(
            'admin',
            `select * from public.list_payments(state => 'refund_due', page_size => 2, newer => ${newer},
               cursor_starts_at => $1, cursor_id => $2)`,
            cursor,
          );
          const last = page.at(-1);
          if (last === undefined) break;
          read.push(...ids(page));
          cursor = [last.starts_at, last.consultation_id];
        }
        expect(read).toEqual(newer ? ids(all).toReversed() : ids(all));
      }
    });
  });
});
