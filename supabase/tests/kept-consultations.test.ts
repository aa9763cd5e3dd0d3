import { book, pay, stateOf, type Booking } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ask } from './support/decisions.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SUSPEND = 'select public.suspend_professional($1, $2, $3)';
const SEND = 'select public.send_message($1, gen_random_uuid(), $2)';
const PAGE = '5a1a0000-0000-4000-8000-000000000001';
const KEPT_UNTIL = '2026-12-01';

describe('consultations kept at a suspension', () => {
  onEveryDatabase((database) => {
    const at = (instant: string) => database.travel(instant);
    const paid = async (date: string, who: Actor = 'patient', time = '14:00'): Promise<Booking> => {
      const booking = await book(database, who, { date, time });
      await pay(database, booking.payment_id, who);
      return booking;
    };
    const suspend = (until: string | null = KEPT_UNTIL) =>
      ask(database, 'admin', 'suspend_professional($1, $2, $3)', ACTORS.professional, 'Registro', until);
    /** Camila's with Marina, 17:00 to 17:50 UTC on December 1, kept. */
    const kept = async () => {
      const booking = await paid('2026-12-01');
      await suspend();
      return booking;
    };
    const send = (who: Actor, id: string) => database.as(who, SEND, [id, 'Oi']);
    const statusOf = async (booking: Booking) => (await stateOf(database, booking))?.consultation;

    test('are chosen by an admin alone, until a day within a year', async () => {
      const suspended = [ACTORS.professional, 'x', KEPT_UNTIL];
      await expectRefusal(database, 'visitor', SUSPEND, suspended, '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, SUSPEND, suspended, 'not_allowed');
      for (const day of ['2026-11-22', '2027-12-01', 'infinity'])
        await expectRefusal(
          database,
          'admin',
          SUSPEND,
          [ACTORS.professional, 'x', day],
          'kept_until_invalid',
        );
      await expect(
        database.as('professional', 'update public.professionals set kept_until = $1 returning 1', [
          KEPT_UNTIL,
        ]),
      ).rejects.toMatchObject({ code: '42501' });
    });

    test('are the paid ones until the end of that day; all others are cancelled', async () => {
      const last = await paid('2026-12-01', 'patient', '15:40');
      const later = await paid('2026-12-02');
      const unpaid = await book(database, 'otherPatient', { date: '2026-12-01', time: '09:00' });
      await suspend();
      await expect(statusOf(last)).resolves.toBe('scheduled');
      await expect(statusOf(later)).resolves.toBe('cancelled');
      await expect(statusOf(unpaid)).resolves.toBe('cancelled');
      await expect(
        database.as('professional', 'select kept_until::text from public.professionals where user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ kept_until: KEPT_UNTIL }]);
    });

    test('are counted before the suspension, for those who decide, as it then treats them', async () => {
      const IMPACT = 'select public.suspension_impact($1, $2) as impact';
      const args = [ACTORS.professional, KEPT_UNTIL];
      await expectRefusal(database, 'visitor', IMPACT, args, '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, IMPACT, args, 'not_allowed');
      const impact = async (until: string | null) =>
        (
          await database.as<{ impact: { coming: number; patients: number; kept: number } }>('admin', IMPACT, [
            ACTORS.professional,
            until,
          ])
        )[0]?.impact;
      await paid('2026-12-01', 'patient', '15:40');
      await paid('2026-12-02');
      await book(database, 'otherPatient', { date: '2026-12-01', time: '09:00' });
      const [open] = await database.owner<{ n: number }>(
        `select count(*)::int as n from public.consultations where professional_id = $1
           and (status = 'pending' or status = 'scheduled' and starts_at > private.now())`,
        [ACTORS.professional],
      );
      expect(await impact(null)).toMatchObject({ coming: open?.n, kept: 0 });
      const before = await impact(KEPT_UNTIL);
      await suspend();
      const [kept] = await database.owner<{ n: number }>(
        `select count(*)::int as n from public.consultations where professional_id = $1
           and status = 'scheduled' and starts_at > private.now()`,
        [ACTORS.professional],
      );
      expect(before?.kept).toBe(kept?.n);
      expect(kept?.n).toBeGreaterThan(0);
    });

    test('take place in the room, and are completed by their professional', async () => {
      const booking = await kept();
      const id = booking.consultation_id;
      await at('2026-12-01T16:55:00Z');
      await ask(database, 'professional', 'enter_room($1, $2)', id, PAGE);
      await at('2026-12-01T17:50:00Z');
      await ask(database, 'professional', 'end_room($1)', id);
      await expect(statusOf(booking)).resolves.toBe('completed');
    });

    test('are marked as missed, and corrected', async () => {
      const booking = await kept();
      const id = booking.consultation_id;
      await at('2026-12-01T17:50:00Z');
      await ask(database, 'professional', 'mark_no_show($1)', id);
      await ask(database, 'professional', `correct_outcome($1, 'completed')`, id);
      await expect(statusOf(booking)).resolves.toBe('completed');
    });

    test('are completed by the job', async () => {
      const booking = await kept();
      await at('2026-12-02T17:50:00Z');
      await database.as('service', 'select public.complete_due_consultations()');
      await expect(statusOf(booking)).resolves.toBe('completed');
    });

    test('let their two write to each other, and no one else, until the last day is over', async () => {
      const { consultation_id: id } = await kept();
      await send('patient', id);
      await send('professional', id);
      await at('2026-12-01T17:50:00Z');
      await ask(database, 'professional', 'complete_consultation($1)', id);
      await at('2026-12-02T02:59:59Z');
      await send('professional', id);
      await at('2026-12-02T03:00:00Z');
      await database.as('service', 'select public.complete_due_consultations()');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, SEND, [id, 'Oi'], 'chat_suspended');
    });

    test('open no other conversation of the professional', async () => {
      await kept();
      const [other] = await database.owner<{ id: string }>(
        `select id from public.consultations where professional_id = $1 and patient_id = $2 order by starts_at desc limit 1`,
        [ACTORS.professional, ACTORS.otherPatient],
      );
      await expectRefusal(database, 'professional', SEND, [other?.id, 'Oi'], 'chat_suspended');
    });

    test('leave everything else read-only', async () => {
      const { consultation_id: id } = await kept();
      for (const [call, ...parameters] of [
        [`propose_times(gen_random_uuid(), $1, '{2026-12-04T12:00:00Z}')`, id],
        [`cancel_as_professional($1, 'other', null, gen_random_uuid())`, id],
      ] as const)
        await expectRefusal(
          database,
          'professional',
          `select public.${call}`,
          parameters,
          'professional_suspended',
        );
      await at('2026-12-01T17:50:00Z');
      await ask(database, 'professional', 'complete_consultation($1)', id);
      await expectRefusal(
        database,
        'professional',
        `select public.store_recording($1, 'https://example.com/a')`,
        [id],
        'professional_suspended',
      );
    });

    test('are cancelled by their patient with refund until the start, and tell the professional', async () => {
      const { consultation_id: id } = await kept();
      const listed = () => database.as('patient', 'select public.suspended_consultations() as id');
      await at('2026-12-01T16:59:59Z');
      await expect(listed()).resolves.toEqual([{ id }]);
      await database.owner('delete from public.notifications');
      await expect(ask(database, 'patient', 'cancel_consultation($1)', id)).resolves.toMatchObject({
        refund_due: true,
      });
      await database.owner('set constraints all immediate');
      await expect(database.as('professional', `select kind from public.notifications`)).resolves.toEqual([
        { kind: 'cancelled' },
      ]);
    });

    test('have begun for their patient as any other', async () => {
      const { consultation_id: id } = await kept();
      await at('2026-12-01T17:00:00Z');
      await expect(database.as('patient', 'select public.suspended_consultations()')).resolves.toEqual([]);
      await expectRefusal(
        database,
        'patient',
        'select public.cancel_consultation($1)',
        [id],
        'consultation_started',
      );
    });

    test('are cancelled by a suspension after a reinstatement that keeps none', async () => {
      const booking = await kept();
      await ask(database, 'admin', 'lift_suspension($1)', ACTORS.professional);
      await expect(
        database.owner('select kept_until from public.professionals where user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ kept_until: null }]);
      await suspend(null);
      await expect(statusOf(booking)).resolves.toBe('cancelled');
    });

    const MOVE = 'select public.admin_move_consultation($1, $2, $3)';
    const REASON = 'Pedido por telefone';

    test('are moved by an admin until the end of the last kept day only', async () => {
      const { consultation_id: id } = await kept();
      for (const late of ['2026-12-02T03:00:00Z', '2026-12-04T12:00:00Z'])
        await expectRefusal(database, 'admin', MOVE, [id, late, REASON], 'professional_suspended');
      await expect(
        ask(database, 'admin', 'admin_move_consultation($1, $2, $3)', id, '2026-12-02T02:59:00Z', REASON),
      ).resolves.toMatchObject({ status: 'scheduled' });
    });

    const keptUntil = () =>
      database.owner(
        'select kept_until::text, suspension_reason from public.professionals where user_id = $1',
        [ACTORS.professional],
      );

    test('follow the day of a second suspension: those after it are cancelled, and both are told', async () => {
      const early = await paid('2026-12-01');
      const late = await paid('2026-12-03', 'otherPatient');
      await suspend('2026-12-03');
      await database.owner('delete from public.notifications');
      await ask(
        database,
        'admin',
        'suspend_professional($1, $2, $3)',
        ACTORS.professional,
        'Registro cassado',
        KEPT_UNTIL,
      );
      await database.owner('set constraints all immediate');
      await expect(statusOf(early)).resolves.toBe('scheduled');
      await expect(statusOf(late)).resolves.toBe('cancelled');
      await expect(keptUntil()).resolves.toEqual([{ kept_until: KEPT_UNTIL, suspension_reason: 'Registro' }]);
      await expect(
        database.owner('select user_id from public.notifications order by user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ user_id: ACTORS.otherPatient }, { user_id: ACTORS.professional }]);
      await expect(
        database.owner(
          `select before, after from public.audit_log where subject_id = $1 and after ? 'kept_until' order by id desc limit 1`,
          [ACTORS.professional],
        ),
      ).resolves.toEqual([
        {
          before: { kept_until: '2026-12-03' },
          after: { kept_until: KEPT_UNTIL, reason: 'Registro cassado' },
        },
      ]);
      await suspend(null);
      await expect(statusOf(early)).resolves.toBe('cancelled');
    });

    test('may be moved further once the day is later, and a repeated suspension changes nothing', async () => {
      const { consultation_id: id } = await kept();
      await suspend('2026-12-05');
      await ask(database, 'admin', 'admin_move_consultation($1, $2, $3)', id, '2026-12-04T12:00:00Z', REASON);
      await database.owner('delete from public.notifications');
      await suspend('2026-12-05');
      await database.owner('set constraints all immediate');
      await expect(database.owner('select 1 from public.notifications')).resolves.toEqual([]);
    });
  });
});
