import { ask, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CONSENT = '2026-11-27';
const PHONE = '5a1a0000-0000-4000-8000-000000000001';
const LAPTOP = '5a1a0000-0000-4000-8000-000000000002';
const MARINAS = '5a1a0000-0000-4000-8000-000000000003';
const ENTER = 'select public.enter_room($1, $2, $3)';

interface Room {
  readonly outcome?: string;
  readonly admitted_at: string | null;
  readonly is_open: boolean;
  readonly ended_at: string | null;
  readonly status: string;
  readonly completion_obstacle: string | null;
  readonly own_page: string | null;
  readonly own_last_page: string | null;
  readonly knows_presence: boolean;
  readonly is_contested: boolean;
  readonly external_link: string | null;
  readonly needs_consent: boolean;
  readonly patient_joined_at: string | null;
  readonly professional_joined_at: string | null;
  readonly patient_left_at: string | null;
  readonly professional_left_at: string | null;
  readonly minutes_together: number;
}

describe('rooms', () => {
  onEveryDatabase((database) => {
    const at = (time: string) => database.travel(`2026-12-01T${time}Z`);
    /** Camila's with Marina, 17:00 to 17:50. */
    const booked = async () => (await paid(database)).consultation_id;
    /** The same, in the portal's room. */
    const bookedInRoom = async () => {
      await database.owner(`update public.deployment_settings set room_provider = 'p2p'`);
      return booked();
    };
    const enter = (who: Actor, id: string, page: string, consent: string | null = CONSENT) =>
      ask(database, who, 'enter_room($1, $2, $3)', id, page, consent) as Promise<Room>;
    const leave = (who: Actor, id: string, page: string) =>
      ask(database, who, 'leave_room($1, $2)', id, page);
    const read = (id: string, who: Actor = 'patient') =>
      ask(database, who, 'read_room($1)', id) as Promise<Room>;
    const outcomeOf = async (who: Actor, id: string, page: string, consent: string | null = CONSENT) =>
      (await enter(who, id, page, consent)).outcome;
    const admit = (id: string) => ask(database, 'professional', 'admit_patient($1)', id) as Promise<Room>;
    const end = (id: string) => ask(database, 'professional', 'end_room($1)', id) as Promise<Room>;
    const events = (id: string) =>
      database.owner(`select from realtime.messages where event = 'status' and topic = $1`, [`room:${id}`]);

    test('are entered, read, left and ended by the two alone', async () => {
      const id = await booked();
      await at('17:00:00');
      for (const [call, parameters] of [
        ['enter_room($1, $2, $3)', [id, PHONE, CONSENT]],
        ['leave_room($1, $2)', [id, PHONE]],
        ['admit_patient($1)', [id]],
        ['end_room($1)', [id]],
        ['reopen_room($1)', [id]],
      ] as const) {
        await expectRefusal(database, 'visitor', `select public.${call}`, parameters, '42501');
        for (const who of ['otherPatient', 'otherProfessional', 'admin'] as const)
          await expectRefusal(database, who, `select public.${call}`, parameters, 'consultation_not_found');
      }
      await expectRefusal(database, 'visitor', 'select public.read_room($1)', [id], '42501');
      for (const who of ['otherPatient', 'otherProfessional', 'admin'] as const)
        await expect(read(id, who)).resolves.toBeNull();
      await expect(read(MARINAS)).resolves.toBeNull();
      for (const call of ['admit_patient', 'end_room', 'reopen_room'])
        await expectRefusal(database, 'patient', `select public.${call}($1)`, [id], 'consultation_not_found');
      for (const table of ['room_visits', 'room_endings', 'room_admissions', 'telehealth_consents'])
        for (const who of ['patient', 'professional', 'admin'] as const)
          await expectRefusal(database, who, `select from private.${table}`, [], '42501');
    });

    test('open ten minutes before the start and close five after the end', async () => {
      const id = await booked();
      await at('16:49:59');
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('room_not_open');
      await expect(database.owner('select from private.telehealth_consents')).resolves.toEqual([]);
      await expect(read(id)).resolves.toMatchObject({
        is_open: false,
        role: 'patient',
        other_first_name: 'Marina',
        other_id: ACTORS.professional,
        other_name: 'Marina Azevedo',
        other_profession: 'psychologist',
      });
      await at('16:50:00');
      await expect(enter('professional', id, MARINAS)).resolves.toMatchObject({
        outcome: 'entered',
        is_open: true,
        role: 'professional',
        other_first_name: 'Camila',
        other_id: ACTORS.patient,
        other_profession: null,
        other_image_url: null,
        room_provider: 'external',
      });
      await at('17:55:00');
      await enter('patient', id, PHONE);
      await at('17:55:01');
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('room_not_open');
    });

    test('ask a patient once, and no professional, to agree to consultations by video', async () => {
      const id = await booked();
      await at('17:00:00');
      await enter('professional', id, MARINAS, null);
      await expect(read(id)).resolves.toMatchObject({ needs_consent: true });
      for (const consent of [null, 'infinity', '2020-01-01', '2026-11-30'])
        await expectRefusal(database, 'patient', ENTER, [id, PHONE, consent], 'consent_required');
      await expect(enter('patient', id, PHONE)).resolves.toMatchObject({ needs_consent: false });
      await enter('patient', id, LAPTOP, null);
      await expect(
        database.owner(`select user_id, version::text from private.telehealth_consents`),
      ).resolves.toEqual([{ user_id: ACTORS.patient, version: CONSENT }]);
    });

    test('hold one device of each: the second takes over, and the first does not come back', async () => {
      const id = await booked();
      await at('17:00:00');
      await expectRefusal(database, 'patient', ENTER, [id, null, CONSENT], 'page_required');
      await enter('patient', id, PHONE);
      await enter('patient', id, PHONE);
      await enter('patient', id, LAPTOP);
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('page_left');
      await expect(outcomeOf('professional', id, LAPTOP, null)).resolves.toBe('page_left');
      await leave('professional', id, LAPTOP);
      await leave('patient', id, PHONE);
      await expect(
        database.owner('select page from private.room_visits where left_at is null'),
      ).resolves.toEqual([{ page: LAPTOP }]);
    });

    /** Pages call each minute, from one after 17:00 until another one. */
    const stay = async (
      id: string,
      pages: Partial<Record<'patient' | 'professional', string>>,
      [from, until]: readonly [number, number],
    ) => {
      for (let minute = from; minute <= until; minute++) {
        await at(`17:${String(minute).padStart(2, '0')}:00`);
        if (pages.patient !== undefined) await enter('patient', id, pages.patient);
        if (pages.professional !== undefined) await enter('professional', id, pages.professional);
      }
    };

    test('count the minutes together, with the patient let in', async () => {
      const id = await bookedInRoom();
      await at('16:58:00');
      await enter('patient', id, PHONE);
      await stay(id, { patient: PHONE }, [0, 2]);
      await stay(id, { patient: PHONE, professional: MARINAS }, [3, 5]);
      await expect(read(id)).resolves.toMatchObject({ admitted_at: null, minutes_together: 0 });
      await expect(admit(id)).resolves.toMatchObject({ admitted_at: '2026-12-01T17:05:00+00:00' });
      await stay(id, { patient: PHONE, professional: MARINAS }, [6, 10]);
      await admit(id);
      await leave('patient', id, PHONE);
      await stay(id, { professional: MARINAS }, [11, 19]);
      await stay(id, { patient: LAPTOP, professional: MARINAS }, [20, 23]);
      await leave('patient', id, LAPTOP);
      await expect(read(id, 'professional')).resolves.toMatchObject({
        patient_joined_at: '2026-12-01T16:58:00+00:00',
        professional_joined_at: '2026-12-01T17:03:00+00:00',
        admitted_at: '2026-12-01T17:05:00+00:00',
        minutes_together: 8,
        professional_left_at: null,
      });
    });

    test('do not count the time that a page slept', async () => {
      const id = await bookedInRoom();
      await at('17:00:00');
      await admit(id);
      await enter('patient', id, PHONE);
      await stay(id, { professional: MARINAS }, [0, 30]);
      // The phone was last heard of at 17:00.
      await expect(read(id)).resolves.toMatchObject({
        patient_left_at: '2026-12-01T17:00:00+00:00',
        minutes_together: 0,
      });
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('entered');
      await expect(read(id)).resolves.toMatchObject({ patient_left_at: null, minutes_together: 0 });
      await stay(id, { patient: PHONE, professional: MARINAS }, [31, 32]);
      await stay(id, { professional: MARINAS }, [33, 40]);
      // It leaves when it wakes up.
      await leave('patient', id, PHONE);
      await expect(read(id)).resolves.toMatchObject({
        patient_joined_at: '2026-12-01T17:00:00+00:00',
        patient_left_at: '2026-12-01T17:32:00+00:00',
        minutes_together: 2,
      });
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('page_left');
    });

    test('know only when each entered where consultations happen behind their links', async () => {
      const id = await booked();
      await at('17:00:00');
      await enter('patient', id, PHONE);
      await enter('professional', id, MARINAS);
      await admit(id);
      await at('17:10:00');
      await leave('patient', id, PHONE);
      for (const who of ['patient', 'professional'] as const)
        await expect(read(id, who)).resolves.toMatchObject({
          patient_joined_at: '2026-12-01T17:00:00+00:00',
          professional_joined_at: '2026-12-01T17:00:00+00:00',
          patient_left_at: null,
          professional_left_at: null,
          knows_presence: false,
          // A number for earlier releases.
          minutes_together: 0,
        });
    });

    test('lose no minutes together by one call that is lost', async () => {
      const id = await bookedInRoom();
      await at('17:00:00');
      await admit(id);
      await enter('patient', id, PHONE);
      await stay(id, { professional: MARINAS }, [0, 2]);
      await at('17:02:59');
      await expect(enter('patient', id, PHONE)).resolves.toMatchObject({ own_page: PHONE });
      await at('17:03:00');
      await expect(enter('professional', id, MARINAS)).resolves.toMatchObject({
        patient_left_at: null,
        knows_presence: true,
        minutes_together: 2,
      });
    });

    test('do not know when the user of a page beside the external link left, unless they say so', async () => {
      const id = await bookedInRoom();
      await at('17:00:00');
      await admit(id);
      await stay(id, { patient: PHONE, professional: MARINAS }, [0, 2]);
      const goElsewhere = () => ask(database, 'patient', 'enter_room($1, $2, $3, true)', id, LAPTOP, CONSENT);
      await expect(goElsewhere()).resolves.toMatchObject({ outcome: 'entered', own_page: LAPTOP });
      await stay(id, { professional: MARINAS }, [3, 30]);
      for (const who of ['patient', 'professional'] as const)
        await expect(read(id, who)).resolves.toMatchObject({
          patient_joined_at: '2026-12-01T17:00:00+00:00',
          patient_left_at: null,
          knows_presence: false,
        });
      // Its page wakes up, and goes on.
      await expect(goElsewhere()).resolves.toMatchObject({ outcome: 'entered', own_page: LAPTOP });
      await expect(
        database.owner('select page, left_at from private.room_visits where is_elsewhere'),
      ).resolves.toEqual([{ page: LAPTOP, left_at: null }]);
      await at('17:31:00');
      await leave('patient', id, LAPTOP);
      await expect(read(id, 'professional')).resolves.toMatchObject({
        patient_left_at: '2026-12-01T17:31:00+00:00',
        knows_presence: false,
      });
      const [copy] = await database.owner<{ text: string }>('select private.copy_of($1)::text as text', [
        ACTORS.patient,
      ]);
      expect(copy?.text).toContain('pelo link externo');
    });

    test('that end, or close, do not say that who is behind the external link left', async () => {
      const id = await bookedInRoom();
      await at('17:00:00');
      await ask(database, 'patient', 'enter_room($1, $2, $3, true)', id, LAPTOP, CONSENT);
      await enter('professional', id, MARINAS);
      await at('17:20:00');
      await end(id);
      await leave('patient', id, LAPTOP);
      await expect(read(id, 'professional')).resolves.toMatchObject({ patient_left_at: null });
      await ask(database, 'professional', 'reopen_room($1)', id);
      await at('17:55:01');
      await leave('patient', id, LAPTOP);
      await expect(read(id, 'professional')).resolves.toMatchObject({ patient_left_at: null });
    });

    test('take who comes back from the external link in again', async () => {
      const id = await bookedInRoom();
      await at('17:00:00');
      await ask(database, 'patient', 'enter_room($1, $2, $3, true)', id, LAPTOP, CONSENT);
      await at('17:10:00');
      await enter('patient', id, PHONE);
      await at('17:11:00');
      await leave('patient', id, PHONE);
      await expect(outcomeOf('patient', id, LAPTOP)).resolves.toBe('page_left');
      await expect(read(id)).resolves.toMatchObject({ patient_left_at: '2026-12-01T17:11:00+00:00' });
    });

    test('forget a page that did not know that it entered, and no other', async () => {
      const id = await bookedInRoom();
      const giveUp = (page: string) => ask(database, 'professional', 'leave_room($1, $2, false)', id, page);
      await at('17:05:00');
      await enter('patient', id, PHONE);
      await enter('professional', id, MARINAS);
      await at('17:05:20');
      await ask(database, 'patient', 'leave_room($1, $2, false)', id, MARINAS);
      await expect(read(id)).resolves.toMatchObject({ professional_joined_at: '2026-12-01T17:05:00+00:00' });
      await giveUp(MARINAS);
      await expect(read(id)).resolves.toMatchObject({
        professional_joined_at: null,
        patient_joined_at: '2026-12-01T17:05:00+00:00',
      });
      await enter('professional', id, LAPTOP);
      await at('17:06:20');
      await enter('professional', id, LAPTOP);
      await giveUp(LAPTOP);
      await expect(read(id)).resolves.toMatchObject({
        professional_joined_at: '2026-12-01T17:05:20+00:00',
        professional_left_at: '2026-12-01T17:06:20+00:00',
      });
    });

    test('notify who has not come, once, while the other one waits after the start', async () => {
      const id = await bookedInRoom();
      const notified = (person: string) =>
        database.owner(
          `select link, facts ->> 'who' as who from public.notifications where user_id = $1 and kind = 'waited_for'`,
          [person],
        );
      await at('16:59:00');
      await enter('patient', id, PHONE);
      await expect(notified(ACTORS.professional)).resolves.toEqual([]);
      for (const time of ['17:00:00', '17:01:00']) {
        await at(time);
        await enter('patient', id, PHONE);
        await expect(notified(ACTORS.professional)).resolves.toEqual([
          { link: `/sala/${id}`, who: 'Camila' },
        ]);
      }
      await enter('professional', id, MARINAS);
      await expect(notified(ACTORS.patient)).resolves.toEqual([]);
    });

    test('notify no one where consultations happen behind their links', async () => {
      const id = await booked();
      await at('17:05:00');
      await enter('professional', id, MARINAS);
      await expect(
        database.owner(`select from public.notifications where kind = 'waited_for'`),
      ).resolves.toEqual([]);
    });

    test('name the page of the caller that is in them, and nobody else’s', async () => {
      const id = await booked();
      await at('17:00:00');
      await expect(read(id)).resolves.toMatchObject({ own_page: null });
      await enter('professional', id, MARINAS);
      await expect(enter('patient', id, PHONE)).resolves.toMatchObject({ own_page: PHONE });
      await enter('patient', id, LAPTOP);
      await expect(read(id)).resolves.toMatchObject({ own_page: LAPTOP });
      await expect(read(id, 'professional')).resolves.toMatchObject({ own_page: MARINAS });
      await at('17:03:01');
      await expect(read(id)).resolves.toMatchObject({ own_page: null, own_last_page: LAPTOP });
      await enter('patient', id, LAPTOP);
      await leave('patient', id, LAPTOP);
      await expect(read(id)).resolves.toMatchObject({ own_page: null, own_last_page: LAPTOP });
      await expect(read(id, 'professional')).resolves.toMatchObject({ own_last_page: MARINAS });
    });

    test('let the patient in while they are open, until they are moved', async () => {
      const id = await booked();
      const admitted = 'select public.admit_patient($1)';
      await at('16:49:59');
      await expectRefusal(database, 'professional', admitted, [id], 'room_not_open');
      await at('16:55:00');
      await expect(admit(id)).resolves.toMatchObject({ admitted_at: '2026-12-01T16:55:00+00:00' });
      await expect(enter('professional', id, MARINAS)).resolves.toMatchObject({
        admitted_at: '2026-12-01T16:55:00+00:00',
      });
      await database.owner(
        `update public.consultations set starts_at = starts_at + interval '5 minutes', ends_at = ends_at + interval '5 minutes'
         where id = $1`,
        [id],
      );
      await expect(read(id)).resolves.toMatchObject({ is_open: true, admitted_at: null });
      await database.owner(
        `update public.consultations set status = 'cancelled', cancelled_by = 'platform' where id = $1`,
        [id],
      );
      await expectRefusal(database, 'professional', admitted, [id], 'room_not_open');
    });

    test('keep those in them whose account is blocked during the call, and let no blocked account in', async () => {
      const id = await booked();
      await at('17:10:00');
      await enter('professional', id, MARINAS);
      await enter('patient', id, PHONE);
      await ask(database, 'admin', 'block_person($1, $2)', ACTORS.patient, 'Ofensas no contato');
      await at('17:11:00');
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('entered');
      await expect(read(id)).resolves.toMatchObject({ status: 'scheduled', patient_left_at: null });
      await expect(
        database.as('patient', 'select private.may_hear($1) as may', [`room:${id}`]),
      ).resolves.toEqual([{ may: true }]);
      await expectRefusal(database, 'patient', ENTER, [id, LAPTOP, CONSENT], 'session_ended');
      await leave('patient', id, PHONE);
      await expectRefusal(database, 'patient', ENTER, [id, PHONE, CONSENT], 'session_ended');
      await expectRefusal(database, 'patient', 'select public.read_room($1)', [id], 'session_ended');
    });

    test.each([
      ['patient', 'cancel_consultation($1)', [], 'patient'],
      [
        'professional',
        'cancel_as_professional($1, $2, $3, gen_random_uuid())',
        ['health', 'Acordei com febre, desculpe.'],
        'professional',
      ],
      ['admin', 'admin_cancel_consultation($1, $2)', ['Pedido por telefone'], 'team'],
    ] as const)(
      'tell the two that the %s cancelled, and the patient about the money',
      async (who, call, rest, by) => {
        const id = await booked();
        await at('16:00:00');
        await expect(read(id)).resolves.toMatchObject({
          cancelled_by: null,
          cancelled_at: null,
          refund: null,
        });
        await ask(database, who, who === 'patient' ? 'cancel_consultation($1, true)' : call, id, ...rest);
        const cancelled = { cancelled_by: by, cancelled_at: '2026-12-01T16:00:00+00:00' };
        const refund = who === 'patient' ? 'none' : 'due';
        await expect(read(id)).resolves.toMatchObject({ ...cancelled, refund });
        await expect(read(id, 'professional')).resolves.toMatchObject({ ...cancelled, refund: null });
        await expect(read(id, 'otherPatient')).resolves.toBeNull();
        if (refund === 'none') return;
        await database.owner(
          'update public.payments set refunded_at = private.now() where consultation_id = $1',
          [id],
        );
        await expect(read(id)).resolves.toMatchObject({ refund: 'refunded' });
      },
    );

    test('answer all that a call asks for of who was blocked during it, and change nothing else', async () => {
      const id = await booked();
      await at('17:10:00');
      await enter('professional', id, MARINAS);
      await enter('patient', id, PHONE);
      await ask(database, 'professional', 'send_message($1, gen_random_uuid(), $2)', id, 'Está ouvindo?');
      await ask(database, 'admin', 'block_person($1, $2)', ACTORS.patient, 'Ofensas no contato');
      for (const call of [
        'conversation_about($1)',
        'conversation_messages($1)',
        'mark_conversation_read($1)',
        'read_room($1)',
      ])
        await database.as('patient', `select public.${call}`, [id]);
      await database.as('patient', 'select public.conversations()');
      await expect(
        database.owner('select from public.chat_reads where user_id = $1 and consultation_id = $2', [
          ACTORS.patient,
          id,
        ]),
      ).resolves.toEqual([]);
      const message = 'select public.send_message($1, gen_random_uuid(), $2)';
      await expectRefusal(database, 'patient', message, [id, 'Sim.'], 'session_ended');
      await leave('patient', id, PHONE);
      const mark = 'select public.mark_conversation_read($1)';
      await expectRefusal(database, 'patient', mark, [id], 'session_ended');
    });

    test('are ended by a professional who was blocked during the call, who completes nothing', async () => {
      const id = await booked();
      await at('17:49:00');
      await enter('patient', id, PHONE);
      await enter('professional', id, MARINAS);
      await ask(database, 'admin', 'block_person($1, $2)', ACTORS.professional, 'Ofensas no contato');
      await at('17:50:30');
      for (const call of ['admit_patient', 'reopen_room', 'complete_consultation'])
        await expectRefusal(database, 'professional', `select public.${call}($1)`, [id], 'session_ended');
      await expectRefusal(database, 'patient', 'select public.end_room($1)', [id], 'consultation_not_found');
      const before = (await events(id)).length;
      await expect(end(id)).resolves.toMatchObject({ status: 'scheduled', ended_at: expect.any(String) });
      await expect(events(id)).resolves.toHaveLength(before + 1);
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('room_ended');
      await expectRefusal(database, 'professional', 'select public.end_room($1)', [id], 'session_ended');
    });

    test('keep nobody whose login session ended otherwise, or who fell silent before a block', async () => {
      const id = await booked();
      await at('17:10:00');
      await enter('patient', id, PHONE);
      await enter('professional', id, MARINAS);
      await database.owner('delete from auth.sessions where user_id = $1', [ACTORS.professional]);
      await expectRefusal(database, 'professional', ENTER, [id, MARINAS, null], 'session_ended');
      await ask(database, 'admin', 'block_person($1, $2)', ACTORS.patient, 'Ofensas no contato');
      await at('17:13:01');
      await expectRefusal(database, 'patient', ENTER, [id, PHONE, CONSENT], 'session_ended');
    });

    test('tell when each last left, not while they are there', async () => {
      const id = await bookedInRoom();
      await at('17:00:00');
      await enter('patient', id, PHONE);
      await expect(read(id)).resolves.toMatchObject({ patient_left_at: null, professional_left_at: null });
      await at('17:03:00');
      await expect(read(id)).resolves.toMatchObject({ patient_left_at: null });
      await at('17:03:01');
      await expect(read(id)).resolves.toMatchObject({ patient_left_at: '2026-12-01T17:00:00+00:00' });
      await enter('patient', id, LAPTOP);
      await expect(read(id)).resolves.toMatchObject({ patient_left_at: null });
      await at('17:04:00');
      await leave('patient', id, LAPTOP);
      for (const who of ['patient', 'professional'] as const)
        await expect(read(id, who)).resolves.toMatchObject({
          patient_left_at: '2026-12-01T17:04:00+00:00',
          professional_left_at: null,
        });
    });

    test('tell the two of entering and leaving, not of each minute', async () => {
      const id = await booked();
      await at('17:00:00');
      const told = async (who: 'patient' | 'professional') => {
        const rows = await database.owner(
          `select from realtime.messages where event = 'consultations' and topic = $1`,
          [`person:${ACTORS[who]}`],
        );
        return rows.length;
      };
      const before = [await told('patient'), await told('professional')];
      const more = async () =>
        Promise.all([told('patient'), told('professional')]).then((now) =>
          now.map((count, side) => count - (before[side] ?? 0)),
        );
      await enter('patient', id, PHONE);
      await expect(more()).resolves.toEqual([1, 1]);
      await enter('patient', id, PHONE);
      await expect(more()).resolves.toEqual([1, 1]);
      await leave('patient', id, PHONE);
      await leave('patient', id, PHONE);
      await expect(more()).resolves.toEqual([2, 2]);
    });

    test('are ended and opened again by the professional, and tell those in them', async () => {
      const id = await booked();
      await at('16:49:00');
      await expectRefusal(database, 'professional', 'select public.end_room($1)', [id], 'room_not_open');
      await at('17:00:00');
      await enter('patient', id, PHONE);
      await at('17:10:00');
      const before = (await events(id)).length;
      const ended = await end(id);
      expect(ended).toMatchObject({ status: 'scheduled', ended_at: '2026-12-01T17:10:00+00:00' });
      await expect(end(id)).resolves.toEqual(ended);
      await expect(events(id)).resolves.toHaveLength(before + 1);
      await expect(outcomeOf('patient', id, LAPTOP)).resolves.toBe('room_ended');
      await expectRefusal(database, 'professional', 'select public.admit_patient($1)', [id], 'room_ended');
      await ask(database, 'professional', 'reopen_room($1)', id);
      await expect(events(id)).resolves.toHaveLength(before + 2);
      await expect(outcomeOf('patient', id, PHONE)).resolves.toBe('page_left');
      await enter('patient', id, LAPTOP);
      await at('17:50:00');
      await expectRefusal(database, 'professional', 'select public.reopen_room($1)', [id], 'too_late');
      await expect(end(id)).resolves.toMatchObject({ status: 'completed', external_link: null });
    });

    test('leave a reported absence open when they are ended', async () => {
      const id = await booked();
      await at('17:50:00');
      await ask(database, 'patient', 'report_absence($1)', id);
      await expect(end(id)).resolves.toMatchObject({
        status: 'scheduled',
        completion_obstacle: 'absence_reported',
      });
      await expect(read(id, 'professional')).resolves.toMatchObject({
        completion_obstacle: 'absence_reported',
      });
      await expect(read(id)).resolves.toMatchObject({ completion_obstacle: null, is_contested: true });
    });

    test('are not completed by a suspended professional', async () => {
      const id = await booked();
      await expect(read(id, 'professional')).resolves.toMatchObject({ completion_obstacle: null });
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      await at('17:50:00');
      await expect(read(id, 'professional')).resolves.toMatchObject({
        completion_obstacle: 'professional_suspended',
      });
    });

    test('close when the consultation is cancelled, missed or moved, and open at the new time', async () => {
      const id = await booked();
      const room = async (change: string) => {
        await at('16:55:00');
        const page = crypto.randomUUID();
        await enter('patient', id, page);
        await database.owner(`update public.consultations set ${change} where id = '${id}'`);
        await expect(outcomeOf('patient', id, page, null)).resolves.toBe('room_not_open');
        const [visit] = await database.owner<{ left_at: Date | null }>(
          'select left_at from private.room_visits where page = $1',
          [page],
        );
        expect(visit?.left_at).not.toBeNull();
        await database.owner(`update public.consultations set status = 'scheduled', cancelled_by = null,
          starts_at = '2026-12-01T17:00:00Z', ends_at = '2026-12-01T17:50:00Z' where id = '${id}'`);
      };
      await room(`status = 'cancelled', cancelled_by = 'platform'`);
      await room(`status = 'no_show'`);
      await room(`starts_at = '2026-12-02T17:00:00Z', ends_at = '2026-12-02T17:50:00Z'`);
      await end(id);
      await database.owner(
        `update public.consultations set starts_at = '2026-12-02T17:00:00Z', ends_at = '2026-12-02T17:50:00Z' where id = $1`,
        [id],
      );
      await database.travel('2026-12-02T17:00:00Z');
      await expect(read(id)).resolves.toMatchObject({
        is_open: true,
        ended_at: null,
        patient_joined_at: null,
      });
      await enter('patient', id, LAPTOP);
    });

    test('keep what was agreed under the pseudonym of an erased patient', async () => {
      const id = await booked();
      await at('17:00:00');
      await enter('patient', id, PHONE);
      await at('17:50:00');
      await end(id);
      await eraseUnblocked(database, 'patient');
      await expect(
        database.owner(
          `select count(*)::int as n from private.telehealth_consents t join public.consultations c on c.patient_id = t.user_id
           where c.id = $1 and t.user_id <> $2`,
          [id, ACTORS.patient],
        ),
      ).resolves.toEqual([{ n: 1 }]);
    });
  });
});

describe('the provider of rooms', () => {
  onEveryDatabase((database: TestDatabase) => {
    const use = async (provider: string) => {
      const [row] = await database.owner<{ rooms_since: Date | null }>(
        'update public.deployment_settings set room_provider = $1 returning rooms_since',
        [provider],
      );
      return row?.rooms_since ?? null;
    };

    test('is external, one of two, and dated', async () => {
      await expect(
        database.as('visitor', 'select room_provider from public.deployment_settings'),
      ).resolves.toEqual([{ room_provider: 'external' }]);
      const since = await use('p2p');
      expect(since).not.toBeNull();
      await database.travel('2026-12-01T12:00:00Z');
      await expect(use('p2p')).resolves.toEqual(since);
      await expect(use('external')).resolves.toBeNull();
      await expect(use('p2p')).resolves.not.toEqual(since);
      await expect(use('livekit')).rejects.toMatchObject({ code: '23514' });
    });
  });
});
