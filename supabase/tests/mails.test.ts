import { PEOPLE } from 'embedded-backend/seed';
import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CLAIM = 'select id, kind, recipient, payload, not_after from public.claim_mails($1)';
const REMIND = 'select public.queue_session_reminders() as n';

interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly payload: Record<string, unknown>;
}

describe('e-mails', () => {
  onEveryDatabase((database) => {
    beforeEach(() => database.owner('delete from private.mail_outbox'));
    const claim = (count = 20) => database.as<Mail>('service', CLAIM, [count]);
    /** Runs deferred triggers now. */
    const commit = () => database.owner('set constraints all immediate');

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot access them',
      async (who) => {
        for (const attempt of [
          'select * from private.mail_outbox',
          'select * from public.claim_mails(1)',
          'select public.mail_sent(gen_random_uuid())',
          `select public.mail_failed(gen_random_uuid(), 'x')`,
          REMIND,
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );

    test('are queued by booking, paying, moving and cancelling, without the link before its time', async () => {
      await commit();
      const mails: Mail[] = [];
      const { consultation_id, payment_id } = await book(database);
      mails.push(...(await claim()));
      await pay(database, payment_id);
      mails.push(...(await claim()));
      await database.as('patient', 'select public.reschedule_consultation($1, $2, $3)', [
        consultation_id,
        '2026-12-02',
        '15:40',
      ]);
      mails.push(...(await claim()));
      await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
      mails.push(...(await claim()));
      expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
        `booking ${PEOPLE.camila.email}`,
        `cancelled ${PEOPLE.camila.email}`,
        `consultation_cancelled ${PEOPLE.marina.email}`,
        `consultation_rescheduled ${PEOPLE.marina.email}`,
        `new_consultation ${PEOPLE.marina.email}`,
        `payment_confirmed ${PEOPLE.camila.email}`,
        `rescheduled ${PEOPLE.camila.email}`,
      ]);
      for (const { payload } of mails) expect(payload['session_link']).toBeNull();
      expect(mails.find(({ kind }) => kind === 'booking')?.payload).toMatchObject({
        patient_name: 'Camila Ribeiro dos Santos',
        professional_name: 'Marina Azevedo',
        date: '2026-12-01',
        time: '14:00',
        amount_cents: 15000,
      });
    });

    test('a cancelled booking’s e-mail includes the refund decided in the same transaction', async () => {
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
      await commit();
      const cancelled = (await claim()).find(({ kind }) => kind === 'cancelled');
      expect(cancelled?.payload).toMatchObject({ refund_due: true });
    });

    test('report each move, also back to an earlier time', async () => {
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      await commit();
      await database.owner('delete from private.mail_outbox');
      for (const time of ['15:40', '14:00', '15:40']) {
        await database.as('patient', 'select public.reschedule_consultation($1, $2, $3)', [
          consultation_id,
          '2026-12-02',
          time,
        ]);
        const mails = await claim();
        expect(mails.map(({ kind, payload }) => `${kind} ${payload['time']}`).toSorted()).toEqual([
          `consultation_rescheduled ${time}`,
          `rescheduled ${time}`,
        ]);
      }
    });

    test('confirm what an admin restored after its payment deadline', async () => {
      const { payment_id } = await book(database);
      await database.travel('2026-11-24T12:20:00Z');
      await database.as('service', 'select public.expire_payments()');
      await commit();
      await database.owner('delete from private.mail_outbox');
      await database.as('admin', 'select public.mark_payment_paid($1)', [payment_id]);
      expect((await claim()).map(({ kind }) => kind).toSorted()).toEqual([
        'new_consultation',
        'payment_confirmed',
      ]);
    });

    test("go to the user's current address", async () => {
      const { payment_id } = await book(database);
      await commit();
      await database.owner('delete from private.mail_outbox');
      await database.owner(`update auth.users set email = 'nova@vinculo.example' where id = $1`, [
        ACTORS.patient,
      ]);
      await pay(database, payment_id);
      const mails = await claim();
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
        'nova@vinculo.example',
        PEOPLE.marina.email,
      ]);
    });

    test('with e-mails disabled, those about changes, payments and the link are still sent', async () => {
      await database.as('patient', 'update public.profiles set contact_email = false where id = $1', [
        ACTORS.patient,
      ]);
      const { payment_id } = await book(database);
      await pay(database, payment_id);
      await commit();
      await database.travel('2026-12-01T16:45:00Z');
      await database.as('service', REMIND);
      const mails = await claim();
      expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
        `new_consultation ${PEOPLE.marina.email}`,
        `payment_confirmed ${PEOPLE.camila.email}`,
        `session_link ${PEOPLE.camila.email}`,
      ]);
    });

    test('an account without an address can still book', async () => {
      await database.owner(`update public.profiles set email = '' where id = $1`, [ACTORS.patient]);
      await expect(book(database)).resolves.toMatchObject({ status: 'pending' });
      await expect(claim()).resolves.toEqual([]);
    });

    test('send the link in the last fifteen minutes, once, to the patient', async () => {
      await commit();
      const { payment_id } = await book(database);
      await pay(database, payment_id);
      await database.owner('delete from private.mail_outbox');
      await database.travel('2026-12-01T16:44:59Z');
      await database.as('service', REMIND);
      expect((await claim()).map(({ kind }) => kind)).not.toContain('session_link');
      await database.travel('2026-12-01T16:45:00Z');
      await expect(database.as('service', REMIND)).resolves.toEqual([{ n: 1 }]);
      await expect(database.as('service', REMIND)).resolves.toEqual([{ n: 0 }]);
      const [mail] = await claim();
      expect(mail).toMatchObject({ kind: 'session_link', recipient: PEOPLE.camila.email });
      expect(String(mail?.payload['session_link'])).toMatch(/^https:/);
    });

    test('send no link for a consultation that has started, however long delivery was down', async () => {
      const { payment_id } = await book(database);
      await pay(database, payment_id);
      await commit();
      await database.owner('delete from private.mail_outbox');
      await database.travel('2026-12-01T16:50:00Z');
      await expect(database.as('service', REMIND)).resolves.toEqual([{ n: 1 }]);
      const [mail] = await claim();
      expect(mail).toMatchObject({ kind: 'session_link', not_after: new Date('2026-12-01T17:00:00Z') });
      await database.as('service', 'select public.mail_failed($1, $2)', [mail?.id, 'no route']);
      await database.travel('2026-12-01T16:59:59Z');
      await expect(claim()).resolves.toMatchObject([{ id: mail?.id }]);
      await database.as('service', 'select public.mail_failed($1, $2)', [mail?.id, 'no route']);
      await database.travel('2026-12-01T17:30:00Z');
      await expect(claim()).resolves.toEqual([]);
    });

    test('queue no reminder of a consultation that started while the job was down', async () => {
      const { payment_id } = await book(database);
      await pay(database, payment_id);
      await commit();
      await database.owner('delete from private.mail_outbox');
      for (const instant of ['2026-12-01T17:00:00Z', '2026-12-01T17:10:00Z']) {
        await database.travel(instant);
        await database.as('service', REMIND);
        await expect(
          database.owner('select kind from private.mail_outbox where user_id = $1', [ACTORS.patient]),
        ).resolves.toEqual([]);
      }
    });

    test('never ask for a payment that is no longer possible', async () => {
      await book(database);
      await database.travel('2026-11-24T12:15:00Z');
      await expect(claim()).resolves.toEqual([]);
    });

    test('are claimed by one deliverer, retried after a failure, and finished when sent', async () => {
      await book(database);
      const [mail] = await claim();
      await expect(claim()).resolves.toEqual([]);
      await database.as('service', 'select public.mail_failed($1, $2)', [mail?.id, 'no route']);
      await expect(claim()).resolves.toEqual([]);
      await database.travel('2026-11-24T12:02:00Z');
      await expect(claim()).resolves.toMatchObject([{ id: mail?.id }]);
      await database.as('service', 'select public.mail_sent($1)', [mail?.id]);
      await database.travel('2026-11-25T12:02:00Z');
      await expect(claim()).resolves.toEqual([]);
    });

    test('are given up after eight attempts', async () => {
      await database.owner(
        `insert into private.mail_outbox (kind, user_id, recipient, payload)
         values ('privacy_answer', $1, '${PEOPLE.camila.email}', '{}')`,
        [ACTORS.patient],
      );
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await database.travel(new Date(Date.UTC(2026, 10, 25 + attempt)).toISOString());
        await expect(claim()).resolves.toHaveLength(1);
      }
      await database.travel('2026-12-24T12:00:00Z');
      await expect(claim()).resolves.toEqual([]);
    });
  });
});
