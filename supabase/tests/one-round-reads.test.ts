import { CONSULTATIONS } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const UNKNOWN_ID = 'd0000099-0000-4000-8000-000000000099';
const ABOUT = 'select * from public.conversation_about($1)';
const NEXT = 'select starts_at, session_link from public.next_session($1)';
const LATER = 'select id from public.next_session($1, true)';
const THIS_WEEK = 'select public.sessions_this_week() as n';
const HISTORY = 'select id from public.patient_history(consultation_id => $1)';
const strangers = ['otherPatient', 'otherProfessional', 'admin', 'adminOfTwoFactors', 'applicant'] as const;

const about = async (database: TestDatabase, who: Actor) =>
  (await database.as<Record<string, unknown>>(who, ABOUT, [CONSULTATIONS.confirmed.id]))[0];

describe("the data around a chat's messages", () => {
  onEveryDatabase((database) => {
    test('is readable by its two participants only', async () => {
      await expectRefusal(database, 'visitor', ABOUT, [CONSULTATIONS.confirmed.id], '42501');
      for (const who of strangers)
        await expect(database.as(who, ABOUT, [CONSULTATIONS.confirmed.id])).resolves.toEqual([]);
      await expect(database.as('patient', ABOUT, [UNKNOWN_ID])).resolves.toEqual([]);
      for (const who of ['patient', 'professional'] as const)
        await expect(about(database, who)).resolves.toMatchObject({
          id: CONSULTATIONS.confirmed.id,
          status: 'scheduled',
          cancelled_by: null,
          patient_id: ACTORS.patient,
          professional_name: 'Marina Azevedo',
          profession: 'psychologist',
          is_suspended: false,
        });
    });

    test("includes the caller's read position, not the other's", async () => {
      await database.owner('delete from public.chat_reads');
      await database.as('patient', 'select public.mark_conversation_read($1)', [CONSULTATIONS.confirmed.id]);
      await expect(about(database, 'professional')).resolves.toMatchObject({ last_read_at: null });
      expect((await about(database, 'patient'))?.['last_read_at']).not.toBeNull();
    });

    test('includes only name and suspension of an unlisted professional', async () => {
      for (const [status, is_suspended] of [
        ['pending', false],
        ['suspended', true],
      ] as const) {
        await database.owner('update public.professionals set approval_status = $2 where user_id = $1', [
          ACTORS.professional,
          status,
        ]);
        await expect(about(database, 'patient')).resolves.toMatchObject({
          professional_name: 'Marina Azevedo',
          profession: null,
          registration: null,
          profile_image_url: null,
          is_suspended,
        });
      }
    });

    test.each([
      ['expired', null, 'expired'],
      ['paid', null, 'cancelled'],
      ['expired', 'patient', 'cancelled'],
    ] as const)(
      'a cancelled consultation with a payment %s, cancelled by %s, is %s for both participants',
      async (payment, canceller, state) => {
        await database.owner(
          `update public.payments set status = $2::text::public.payment_status, refund_due = $2::text = 'paid',
             paid_at = case $2::text when 'paid' then private.now() end
           where consultation_id = $1`,
          [CONSULTATIONS.confirmed.id, payment],
        );
        await database.owner(
          `update public.consultations set status = 'cancelled', cancelled_by = $2 where id = $1`,
          [CONSULTATIONS.confirmed.id, canceller],
        );
        for (const who of ['patient', 'professional'] as const)
          await expect(about(database, who)).resolves.toMatchObject({ status: 'cancelled', state });
      },
    );
  });
});

describe('the next consultation of two participants', () => {
  onEveryDatabase((database) => {
    test('is readable by them only', async () => {
      await expectRefusal(database, 'visitor', NEXT, [CONSULTATIONS.confirmed.id], '42501');
      for (const who of strangers)
        await expect(database.as(who, NEXT, [CONSULTATIONS.confirmed.id])).resolves.toEqual([]);
      for (const who of ['patient', 'professional'] as const)
        await expect(database.as(who, NEXT, [CONSULTATIONS.confirmed.id])).resolves.toMatchObject([
          { session_link: expect.stringMatching(/^https:/) as string },
        ]);
    });

    test('is found from any of their consultations, until it has ended', async () => {
      const [earlier] = await database.owner<{ id: string }>(
        `select id from public.consultations where patient_id = $1 and professional_id = $2 and status = 'completed'`,
        [ACTORS.patient, ACTORS.professional],
      );
      await expect(database.as('patient', NEXT, [earlier?.id])).resolves.toHaveLength(1);
      await database.owner(
        `update public.consultations set starts_at = '2026-11-24T10:00:00Z', ends_at = '2026-11-24T10:50:00Z' where id = $1`,
        [CONSULTATIONS.confirmed.id],
      );
      await expect(database.as('patient', NEXT, [earlier?.id])).resolves.toEqual([]);
    });

    test('is the one after a consultation, also while that one goes on', async () => {
      const { id } = CONSULTATIONS.confirmed;
      await database.owner(
        `update public.consultations set status = 'cancelled' where professional_id = $1 and id not in ($2, $3)`,
        [ACTORS.professional, id, CONSULTATIONS.helenaConfirmed.id],
      );
      await database.owner(
        `update public.consultations set starts_at = private.now() - interval '30 minutes',
          ends_at = private.now() + interval '20 minutes' where id = $1`,
        [id],
      );
      await expectRefusal(database, 'visitor', LATER, [id], '42501');
      for (const who of strangers) await expect(database.as(who, LATER, [id])).resolves.toEqual([]);
      await expect(database.as('patient', LATER, [id])).resolves.toEqual([]);
      await database.owner(
        `update public.consultations set patient_id = $1, professional_id = $2 where id = $3`,
        [ACTORS.patient, ACTORS.professional, CONSULTATIONS.helenaConfirmed.id],
      );
      for (const who of ['patient', 'professional'] as const) {
        await expect(database.as(who, `select id from public.next_session('${id}')`)).resolves.toEqual([
          { id },
        ]);
        await expect(database.as(who, LATER, [id])).resolves.toEqual([
          { id: CONSULTATIONS.helenaConfirmed.id },
        ]);
      }
    });
  });
});

describe("a professional's consultations of the week", () => {
  onEveryDatabase((database) => {
    test('are counted for the caller, up to Sunday midnight in São Paulo', async () => {
      await expectRefusal(database, 'visitor', THIS_WEEK, [], '42501');
      await database.owner(
        `update public.consultations set status = 'cancelled' where professional_id = $1 and id <> $2`,
        [ACTORS.professional, CONSULTATIONS.confirmed.id],
      );
      for (const [start, count] of [
        ['2026-11-24T11:20:00Z', 1],
        ['2026-11-24T11:00:00Z', 0],
        ['2026-11-30T02:00:00Z', 1],
        ['2026-11-30T03:00:00Z', 0],
      ] as const) {
        await database.owner(
          `update public.consultations set starts_at = $2, ends_at = $2::timestamptz + interval '50 minutes' where id = $1`,
          [CONSULTATIONS.confirmed.id, start],
        );
        await expect(database.as('professional', THIS_WEEK)).resolves.toEqual([{ n: count }]);
      }
      await expect(database.as('patient', THIS_WEEK)).resolves.toEqual([{ n: 0 }]);
    });
  });
});

describe("one consultation of a patient's history", () => {
  onEveryDatabase((database) => {
    test('is readable by its patient only', async () => {
      await expectRefusal(database, 'visitor', HISTORY, [CONSULTATIONS.confirmed.id], '42501');
      for (const who of [...strangers, 'professional'] as const)
        await expect(database.as(who, HISTORY, [CONSULTATIONS.confirmed.id])).resolves.toEqual([]);
      await expect(database.as('patient', HISTORY, [CONSULTATIONS.confirmed.id])).resolves.toEqual([
        { id: CONSULTATIONS.confirmed.id },
      ]);
      await expect(database.as('patient', HISTORY, [UNKNOWN_ID])).resolves.toEqual([]);
    });
  });
});
