import { PEOPLE } from 'embedded-backend/seed';
import { book, pay } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

/** Thursdays, 16:00 in São Paulo; the clock is at Tuesday 24 November, 09:00. */
const FIRST = '2026-12-03T19:00:00Z';
const SECOND = '2026-12-10T19:00:00Z';
const MESSAGE = 'Surgiu um compromisso nesse horário e preciso desmarcar. Desculpe.';

interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly payload: Record<string, unknown>;
}

const claim = async (database: TestDatabase): Promise<readonly Mail[]> => {
  await database.owner('set constraints all immediate');
  return database.as<Mail>('service', 'select kind, recipient, payload from public.claim_mails(100)');
};
const kinds = async (database: TestDatabase) =>
  (await claim(database)).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted();
const bookFor = async (database: TestDatabase, times: readonly string[]) => {
  const [row] = await database.as<{ made: { consultation_id: string }[] }>(
    'professional',
    `select public.book_for_patient($1, $2, gen_random_uuid()) -> 'consultations' as made`,
    [ACTORS.patient, times],
  );
  return row?.made.map(({ consultation_id }) => consultation_id) ?? [];
};
const job = (database: TestDatabase) => database.as('service', 'select public.queue_session_reminders()');
const sentAt = async (database: TestDatabase, instant: string) => {
  await database.travel(instant);
  await job(database);
  return kinds(database);
};
const TO_CAMILA = (kind: string) => `${kind} ${PEOPLE.camila.email}`;

describe('e-mails about what a professional does', () => {
  onEveryDatabase((database) => {
    const forget = async () => {
      await database.owner('set constraints all immediate');
      await database.owner('delete from private.mail_outbox');
    };
    beforeEach(async () => {
      await database.owner(
        `update public.consultations set status = 'cancelled' where status in ('pending', 'scheduled')`,
      );
      await database.owner('update public.chat_messages set read_at = private.now() where read_at is null');
      await forget();
    });
    const paid = async () => {
      const booking = await book(database);
      await pay(database, booking.payment_id);
      await forget();
      return booking.consultation_id;
    };
    const propose = (consultation: string) =>
      database.as('professional', 'select public.propose_times($1, $2, $3)', [
        crypto.randomUUID(),
        consultation,
        ['2026-12-04T17:00:00Z', '2026-12-05T12:00:00Z'],
      ]);
    const proposalOf = async (consultation: string) =>
      (
        await database.owner<{ id: string }>(
          `select id from public.proposals where consultation_id = $1 order by status = 'open' desc`,
          [consultation],
        )
      )[0]?.id;

    test('a booking of several dates is one e-mail, with each date that can still be paid', async () => {
      const [first] = await bookFor(database, [FIRST, SECOND]);
      const mails = await claim(database);
      expect(mails).toMatchObject([{ kind: 'booked_for_you', recipient: PEOPLE.camila.email }]);
      expect(mails[0]?.payload).toMatchObject({
        amount_cents: 15000,
        series: null,
        dates: [
          {
            starts_at: '2026-12-03T19:00:00+00:00',
            opens_at: '2026-11-30T19:00:00+00:00',
            expires_at: '2026-12-02T19:00:00+00:00',
            is_open: false,
          },
          { starts_at: '2026-12-10T19:00:00+00:00' },
        ],
      });
      await database.owner('update private.mail_outbox set claimed_until = null');
      await database.as('patient', 'select public.cancel_consultation($1)', [first]);
      const [again] = await claim(database);
      expect(again?.payload['dates']).toMatchObject([{ starts_at: '2026-12-10T19:00:00+00:00' }]);
    });

    test('the first date of a professional’s series tells of it, a later one does not', async () => {
      const rows = await bookFor(database, [FIRST, SECOND]);
      await forget();
      const series = async (numbers: readonly number[]) => {
        await database.owner(
          `insert into public.consultation_series (id, professional_id, patient_id, by_professional, first_date, local_time,
             time_zone, every_weeks, occurrences, amount_cents, started_at)
           values ('5e000000-0000-4000-8000-0000000000aa', $1, $2, true, '2026-12-17', '16:00', 'America/Sao_Paulo', 1, 4,
             15000, private.now())
           on conflict do nothing`,
          [ACTORS.professional, ACTORS.patient],
        );
        for (const number of numbers)
          await database.owner(
            `select private.add_to_series(s, $1, private.series_instant(s, $1))
             from public.consultation_series s where s.id = '5e000000-0000-4000-8000-0000000000aa'`,
            [number],
          );
      };
      for (const id of rows)
        await database.owner('delete from public.payments where consultation_id = $1', [id]);
      await series([2]);
      await expect(kinds(database)).resolves.toEqual([]);
      await database.travel('2026-11-24T12:00:01Z');
      await series([1, 3]);
      const mails = await claim(database);
      expect(mails).toMatchObject([
        { kind: 'booked_for_you', payload: { series: { every_weeks: 1, occurrences: 4 } } },
      ]);
      expect(mails[0]?.payload['dates']).toHaveLength(2);
    });

    test('a later charge is announced once, when it opens', async () => {
      await bookFor(database, [FIRST]);
      await forget();
      await expect(sentAt(database, '2026-11-30T18:59:59Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-30T19:00:00Z')).resolves.toEqual([TO_CAMILA('charge_open')]);
      await database.owner('update private.mail_outbox set sent_at = private.now()');
      await expect(sentAt(database, '2026-12-01T19:00:00Z')).resolves.toEqual([]);
    });

    test('one that was open when it was booked is not announced again', async () => {
      await bookFor(database, ['2026-11-26T19:00:00Z']);
      await expect(sentAt(database, '2026-11-24T12:01:00Z')).resolves.toEqual([TO_CAMILA('booked_for_you')]);
    });

    test('neither is sent between 21:00 and 08:00 in the patient’s zone, unless it would be late', async () => {
      await database.as('patient', `select public.set_time_zone('America/Rio_Branco')`);
      await database.travel('2026-11-25T02:00:00Z');
      await bookFor(database, [FIRST]);
      await expect(kinds(database)).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-25T12:59:59Z')).resolves.toEqual([]);
      await expect(sentAt(database, '2026-11-25T13:00:00Z')).resolves.toEqual([TO_CAMILA('booked_for_you')]);
      await forget();
      await database.travel('2026-11-26T02:00:00Z');
      await bookFor(database, ['2026-11-26T16:00:00Z']);
      await expect(kinds(database)).resolves.toEqual([TO_CAMILA('booked_for_you')]);
    });

    test('a proposal reaches the patient while it is open', async () => {
      const consultation = await paid();
      await propose(consultation);
      const [mail] = await claim(database);
      expect(mail).toMatchObject({
        kind: 'time_proposed',
        recipient: PEOPLE.camila.email,
        payload: {
          proposal: {
            times: ['2026-12-04T17:00:00+00:00', '2026-12-05T12:00:00+00:00'],
            expires_at: '2026-11-30T17:00:00+00:00',
          },
        },
      });
      await forget();
      await database.as('professional', 'select public.withdraw_proposal($1)', [
        await proposalOf(consultation),
      ]);
      await propose(consultation);
      await database.as('professional', 'select public.withdraw_proposal($1)', [
        await proposalOf(consultation),
      ]);
      await expect(kinds(database)).resolves.toEqual([]);
    });

    test('its refusal reaches the professional, its acceptance as a move', async () => {
      const consultation = await paid();
      await propose(consultation);
      await forget();
      await database.as('patient', 'select public.refuse_proposal($1)', [await proposalOf(consultation)]);
      await expect(kinds(database)).resolves.toEqual([`proposal_refused ${PEOPLE.marina.email}`]);
      await propose(consultation);
      await forget();
      await database.as('patient', 'select public.accept_proposal($1, $2)', [
        await proposalOf(consultation),
        '2026-12-04T17:00:00Z',
      ]);
      await expect(kinds(database)).resolves.toEqual([
        `consultation_rescheduled ${PEOPLE.marina.email}`,
        TO_CAMILA('rescheduled'),
      ]);
    });

    describe('until when the patient can change it', () => {
      const told = async (consultation: string) => {
        await database.owner('delete from private.mail_outbox');
        await database.owner(`select private.queue_mail($1, 'rescheduled', gen_random_uuid()::text)`, [
          consultation,
        ]);
        const [mail] = await claim(database);
        return {
          move: mail?.payload['move_until'],
          free: mail?.payload['free_until'],
          team: mail?.payload['moved_by_team'],
        };
      };
      const EVE = '2026-11-30T17:00:00+00:00';

      test('is the consultation’s own rule, while it is to come', async () => {
        const consultation = await paid();
        const free = '2026-12-01T12:00:00+00:00';
        await expect(told(consultation)).resolves.toEqual({ move: EVE, free, team: false });
        await database.travel(EVE);
        await expect(told(consultation)).resolves.toEqual({ move: null, free, team: false });
        await database.travel(free);
        await expect(told(consultation)).resolves.toEqual({ move: null, free: null, team: false });
      });

      test('is no moving after five', async () => {
        const consultation = await paid();
        await database.owner('update public.consultations set moves = 5 where id = $1', [consultation]);
        await expect(told(consultation)).resolves.toMatchObject({ move: null });
      });

      test('is longer after an accepted proposal, and until the start after a move by the team', async () => {
        const consultation = await paid();
        await propose(consultation);
        await database.travel('2026-11-30T16:59:59Z');
        await database.owner(
          `update public.consultations set agreed_at = '2026-11-01T12:00:00Z' where id = $1`,
          [consultation],
        );
        await database.owner(
          `update public.proposals set times = array['2026-12-01T12:00:00Z'::timestamptz]`,
        );
        const [row] = await database.as<{ free: string }>(
          'patient',
          `select public.accept_proposal($1, $2) ->> 'free_until' as free`,
          [await proposalOf(consultation), '2026-12-01T12:00:00Z'],
        );
        expect(row?.free).toBe('2026-11-30T18:59:59+00:00');
        await expect(told(consultation)).resolves.toEqual({ move: null, free: row?.free, team: false });
        await database.as('admin', 'select public.admin_move_consultation($1, $2, $3)', [
          consultation,
          '2026-12-01T13:00:00Z',
          'Por telefone',
        ]);
        await expect(told(consultation)).resolves.toEqual({
          move: null,
          free: '2026-12-01T13:00:00+00:00',
          team: true,
        });
      });
    });

    test('who cancels takes the consultation out of both calendars, and the patient reads who did', async () => {
      const consultation = await paid();
      await database.as(
        'professional',
        'select public.cancel_as_professional($1, $2, $3, gen_random_uuid())',
        [consultation, 'unforeseen', MESSAGE],
      );
      const mails = await claim(database);
      expect(
        mails.map(({ kind, recipient, payload }) => [kind, recipient, payload['calendar_sequence']]),
      ).toEqual(
        expect.arrayContaining([
          ['cancelled', PEOPLE.camila.email, 1],
          ['consultation_cancelled', PEOPLE.marina.email, 1],
        ]),
      );
      for (const { payload } of mails) {
        expect(payload).toMatchObject({ cancelled_by: 'professional', refund_due: true });
        expect(JSON.stringify(payload)).not.toContain('compromisso');
      }
    });

    test('the team’s cancelling is the team’s', async () => {
      const consultation = await paid();
      await database.as('admin', 'select public.admin_cancel_consultation($1, $2)', [
        consultation,
        'Por telefone',
      ]);
      const mails = await claim(database);
      expect(mails.map(({ kind, payload }) => [kind, payload['cancelled_by']]).toSorted()).toEqual([
        ['cancelled', 'team'],
        ['consultation_cancelled', 'team'],
      ]);
    });
  });
});
