import { PEOPLE } from 'embedded-backend/seed';
import { book, pay } from './support/arrange.ts';
import { addAdmin, ask, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { arrival, bookAtBank, receive } from './support/money.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const READ = 'select public.read_consultation($1) as consultation';
const TIMES = 'select public.times_to_move_to($1, $2, $3) as times';
const RESEND = 'select public.resend_room_address($1, $2, $3) as answer';
const MOVE = 'select public.admin_move_consultation($1, $2, $3)';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const OUTSIDERS = ['patient', 'professional', 'applicant', 'suspendedProfessional'] as const;
/** Two days after the consultation, 14:00 in São Paulo. */
const LATER = '2026-12-03T17:00:00Z';

interface Event {
  readonly at: string | null;
  readonly kind: string;
  readonly side: string;
  readonly person: string | null;
  readonly detail: string | null;
  readonly cause: string | null;
  readonly since: string | null;
  readonly until: string | null;
  readonly amount_cents: number | null;
}

interface Whole extends Readonly<Record<string, unknown>> {
  readonly patient: Readonly<Record<string, string | null>>;
  readonly professional: Readonly<Record<string, string | null>>;
  readonly payment: Readonly<Record<string, unknown>> | null;
  readonly events: readonly Event[];
}

const become = (database: TestDatabase, role: string) =>
  database.owner('update private.team_members set role = $1::public.team_role', [role]);

const psychiatric = async (database: TestDatabase) => {
  const [row] = await database.owner<{ id: string }>(
    `select c.id from public.consultations c join public.professionals d on d.user_id = c.professional_id
     where d.profession = 'psychiatrist' limit 1`,
  );
  return row?.id ?? '';
};

/** Triggers that queue e-mails wait for the end of the transaction. */
const commit = (database: TestDatabase) => database.owner('set constraints all immediate');

describe('one consultation for the team', () => {
  onEveryDatabase((database) => {
    const refused = (who: Actor, sql: string, parameters: readonly unknown[], code: string) =>
      expectRefusal(database, who, sql, parameters, code);
    const read = async (id: string): Promise<Whole> => {
      const [row] = await database.as<{ consultation: Whole }>('admin', READ, [id]);
      if (!row) throw new Error('read_consultation returned nothing.');
      return row.consultation;
    };
    const useRooms = () => database.owner(`update public.deployment_settings set room_provider = 'p2p'`);
    const visit = (id: string, times: readonly [joined: string, seen: string, left: string | null]) =>
      database.owner(
        `insert into private.room_visits (consultation_id, page, side, joined_at, seen_at, left_at)
         values ($1, gen_random_uuid(), 'patient', $2, $3, $4)`,
        [id, ...times],
      );
    const kinds = async (id: string) => (await read(id)).events.map(({ kind }) => kind);

    describe('read_consultation', () => {
      test('is refused outside the team, without the capability, and of nothing', async () => {
        const { consultation_id } = await paid(database);
        await refused('visitor', READ, [consultation_id], '42501');
        for (const who of OUTSIDERS) await refused(who, READ, [consultation_id], 'not_allowed');
        await refused('admin', READ, [UNKNOWN], 'consultation_not_found');
        await become(database, 'reviewer');
        await refused('admin', READ, [consultation_id], 'not_allowed');
      });

      test('finds none with a psychiatrist for support', async () => {
        const id = await psychiatric(database);
        await expect(read(id)).resolves.toMatchObject({ id });
        await become(database, 'support');
        await refused('admin', READ, [id], 'consultation_not_found');
        await refused('admin', TIMES, [id, '2026-12-01', '2026-12-31'], 'consultation_not_found');
        await refused('admin', RESEND, [id, true, true], 'consultation_not_found');
        for (const call of [
          `admin_cancel_consultation($1, 'Pedido por telefone')`,
          `admin_move_consultation($1, '${LATER}', 'Pedido por telefone')`,
          `admin_set_outcome($1, 'completed', 'Pedido por telefone')`,
        ])
          await refused('admin', `select public.${call}`, [id], 'consultation_not_found');
      });

      test.each([
        ['full', true, true, true],
        ['finance', true, false, false],
        ['support', false, true, false],
        ['read_only', true, true, false],
      ] as const)(
        'shows %s money: %s, reasons: %s, phones: %s',
        async (role, readsMoney, readsReasons, readsPhones) => {
          const { consultation_id } = await paid(database);
          await database.owner('update public.profiles set phone = $1 where id = $2', [
            '19981234567',
            ACTORS.patient,
          ]);
          await database.as('admin', MOVE, [consultation_id, LATER, 'Pedido por telefone']);
          await commit(database);
          await become(database, role);
          const { payment, events, patient } = await read(consultation_id);
          expect(payment !== null).toBe(readsMoney);
          expect(events.some(({ amount_cents }) => amount_cents !== null)).toBe(readsMoney);
          expect(events.some(({ detail }) => detail === 'payment_confirmed')).toBe(readsMoney);
          expect(events.find(({ kind }) => kind === 'moved')?.detail ?? null).toBe(
            readsReasons ? 'Pedido por telefone' : null,
          );
          expect(patient['phone']).toBe(readsPhones ? '19981234567' : null);
        },
      );

      test('tells what happened in its order, and who did it', async () => {
        const { consultation_id, starts_at } = await paid(database);
        await database.travel('2026-11-27T12:00:00Z');
        await database.as('admin', MOVE, [consultation_id, LATER, 'Pedido por telefone']);
        await database.travel('2026-11-28T12:00:00Z');
        await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
        const { events, state, payment } = await read(consultation_id);
        const told = events.filter(({ kind }) => !kind.startsWith('mail'));
        expect(told.map(({ kind, side }) => [kind, side])).toEqual([
          ['booked', 'patient'],
          ['paid', 'patient'],
          ['scheduled', 'patient'],
          ['moved', 'team'],
          ['cancelled', 'patient'],
        ]);
        const moved = told.find(({ kind }) => kind === 'moved');
        expect(moved?.person).toBe(PEOPLE.beatriz.fullName);
        expect(Date.parse(moved?.since ?? '')).toBe(Date.parse(starts_at));
        expect(Date.parse(moved?.until ?? '')).toBe(Date.parse(LATER));
        expect(state).toBe('cancelled');
        expect(payment).toMatchObject({ state: 'refund_due', amount_cents: 15000 });
      });

      test('tells entering and leaving the room, and an absence without its text', async () => {
        await useRooms();
        const { consultation_id } = await paid(database);
        await visit(consultation_id, [
          '2026-12-01T16:58:00Z',
          '2026-12-01T17:20:00Z',
          '2026-12-01T17:20:00Z',
        ]);
        await database.travel('2026-12-01T17:30:00Z');
        await ask(database, 'patient', `report_absence($1, 'Ninguém veio, me senti só')`, consultation_id);
        const whole = await read(consultation_id);
        expect(whole).toMatchObject({ patient_entered: true, is_contested: true });
        const joined = whole.events.find(({ kind }) => kind === 'joined');
        expect(joined?.side).toBe('patient');
        expect(Date.parse(joined?.until ?? '')).toBe(Date.parse('2026-12-01T17:20:00Z'));
        expect(whole.events).toContainEqual(
          expect.objectContaining({ kind: 'absence_reported', side: 'patient', detail: null }),
        );
        expect(JSON.stringify(whole)).not.toContain('me senti');
      });

      test('ends the visit of a page that is not heard of any more', async () => {
        const { consultation_id } = await paid(database);
        await visit(consultation_id, ['2026-12-01T16:58:00Z', '2026-12-01T17:20:00Z', null]);
        const until = async (now: string) => {
          await database.travel(now);
          return (await read(consultation_id)).events.find(({ kind }) => kind === 'joined')?.until ?? null;
        };
        expect(await until('2026-12-01T17:23:00Z')).toBeNull();
        expect(Date.parse((await until('2026-12-01T17:23:01Z')) ?? '')).toBe(
          Date.parse('2026-12-01T17:20:00Z'),
        );
      });

      test('says that the patient entered where no_show is refused for it', async () => {
        const { consultation_id } = await paid(database);
        await visit(consultation_id, [
          '2026-12-01T16:58:00Z',
          '2026-12-01T17:20:00Z',
          '2026-12-01T17:20:00Z',
        ]);
        await database.travel('2026-12-01T17:30:00Z');
        const NO_SHOW = `select public.admin_set_outcome($1, 'no_show', 'Pedido por telefone')`;
        // External links; then the room, opened after this one.
        await expect(read(consultation_id)).resolves.toMatchObject({
          is_in_room: false,
          patient_entered: false,
        });
        await useRooms();
        await expect(read(consultation_id)).resolves.toMatchObject({
          is_in_room: false,
          patient_entered: false,
        });
        await database.owner(`update public.deployment_settings set rooms_since = '2026-12-01T12:00:00Z'`);
        await expect(read(consultation_id)).resolves.toMatchObject({
          is_in_room: true,
          patient_entered: true,
        });
        await refused('admin', NO_SHOW, [consultation_id], 'patient_entered');
        await database.owner(`update public.deployment_settings set rooms_since = '2026-12-01T17:00:00Z'`);
        await expect(database.as('admin', NO_SHOW, [consultation_id])).resolves.toHaveLength(1);
      });

      const cancelling = async (id: string) =>
        (await read(id)).events.find(({ kind }) => kind === 'cancelled');

      test.each([
        ['the job', '2026-12-01T17:50:00Z'],
        ['the patient', '2026-12-01T17:15:00Z'],
      ] as const)('names the professional who did not come, cancelled by %s', async (by, now) => {
        await useRooms();
        const { consultation_id } = await paid(database);
        await database.travel(now);
        if (by === 'the job') await database.owner('select public.complete_due_consultations()');
        else await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
        await expect(cancelling(consultation_id)).resolves.toMatchObject({
          side: 'professional',
          person: null,
          cause: 'unattended',
        });
      });

      test('names at whose request a member of the team cancelled', async () => {
        const { consultation_id } = await paid(database);
        await database.as(
          'admin',
          `select public.admin_cancel_consultation($1, 'Férias', asked_by => 'professional')`,
          [consultation_id],
        );
        await expect(cancelling(consultation_id)).resolves.toMatchObject({
          side: 'team',
          person: PEOPLE.beatriz.fullName,
          cause: 'asked_by_professional',
          detail: 'Férias',
        });
      });

      test('tells of a decided absence those who read money', async () => {
        const { consultation_id } = await paid(database);
        await database.travel('2026-12-01T18:00:00Z');
        await ask(database, 'patient', 'report_absence($1, $2)', consultation_id, 'Ninguém veio');
        await database.owner(
          `update private.absences set outcome = 'pay', decided_by = $2, decided_at = private.now()
           where consultation_id = $1`,
          [consultation_id, ACTORS.admin],
        );
        const decided = async () =>
          (await read(consultation_id)).events.find(({ kind }) => kind === 'absence_decided');
        await expect(decided()).resolves.toMatchObject({ person: PEOPLE.beatriz.fullName, detail: 'pay' });
        await become(database, 'support');
        await expect(decided()).resolves.toBeUndefined();
      });

      test('attributes nothing of an erased participant to the platform', async () => {
        const { consultation_id } = await paid(database);
        await database.as('patient', 'select public.move_consultation($1, $2)', [consultation_id, LATER]);
        await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
        await eraseUnblocked(database, 'patient');
        const { events } = await read(consultation_id);
        const done = events.filter(({ kind }) => kind === 'moved' || kind === 'cancelled');
        expect(done.map(({ side }) => side)).toEqual(['patient', 'patient']);
      });

      test('tells how it was paid', async () => {
        const methodOf = async (id: string) =>
          (await read(id)).events.find(({ kind }) => kind === 'paid')?.detail;
        expect(await methodOf((await paid(database)).consultation_id)).toBe('simulated');
        const marked = await bookAtBank(database, 'otherPatient', { date: '2026-12-02' });
        await ask(database, 'admin', 'mark_payment_paid($1)', marked.payment_id);
        expect(await methodOf(marked.consultation_id)).toBe('marked');
        const transferred = await bookAtBank(database, 'otherPatient', { date: '2026-12-03' });
        await receive(database, arrival({ txid: transferred.txid }));
        expect(await methodOf(transferred.consultation_id)).toBe('pix');
      });

      test('shows what a cancelling gives back, and what waits for another admin', async () => {
        const { consultation_id, payment_id } = await paid(database);
        const payment = async () => (await read(consultation_id)).payment;
        await expect(payment()).resolves.toMatchObject({ refund_cents: 15_000, waiting_cents: 0 });
        const REFUND = `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'professional')`;
        await ask(database, 'admin', REFUND, payment_id);
        await database.owner(
          `insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
           values (gen_random_uuid(), $1, 4000, 'Acordo', 'platform', 'waiting')`,
          [payment_id],
        );
        await expect(payment()).resolves.toMatchObject({ refund_cents: 10_000, waiting_cents: 4000 });
        await database.as('admin', `select public.admin_cancel_consultation($1, 'Férias')`, [
          consultation_id,
        ]);
        const refunds = await database.owner<{ cents: number }>(
          `select amount_cents as cents from private.refunds where payment_id = $1 and decided_by = 'rule'`,
          [payment_id],
        );
        expect(refunds).toEqual([{ cents: 10_000 }]);
        await expect(payment()).resolves.toMatchObject({ refund_cents: 0 });
      });

      test('calls lapsed what nobody cancelled, and knows outcomes from before the log', async () => {
        const [lapsed] = await database.owner<{ id: string }>(
          `select c.id from public.consultations c join public.payments p on p.consultation_id = c.id
           where c.status = 'cancelled' and c.cancelled_by is null and p.status = 'expired' limit 1`,
        );
        expect(await kinds(lapsed?.id ?? '')).toContain('lapsed');
        const [completed] = await database.owner<{ id: string }>(
          `select id from public.consultations where status = 'completed' limit 1`,
        );
        const told = await kinds(completed?.id ?? '');
        expect(told.filter((kind) => kind === 'completed')).toHaveLength(1);
      });

      test('contains no session link, text of an e-mail or CPF, and is logged once an hour', async () => {
        const { consultation_id } = await paid(database);
        await commit(database);
        const text = JSON.stringify([await read(consultation_id), await read(consultation_id)]);
        expect(text).not.toMatch(/https?:|session_link|"cpf"|payload/);
        const reads = await database.owner(
          `select actor_id, area from public.audit_log
           where subject_id = $1 and subject_table = 'consultations' and action = 'read'`,
          [consultation_id],
        );
        expect(reads).toEqual([{ actor_id: ACTORS.admin, area: 'reads' }]);
      });

      test('names nobody who was erased', async () => {
        const { consultation_id } = await paid(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
        await eraseUnblocked(database, 'patient');
        const { patient } = await read(consultation_id);
        expect(patient).toMatchObject({ id: null, email: null, phone: null });
        expect(patient['name']).not.toContain('Camila');
      });
    });

    describe('times_to_move_to', () => {
      const PARAMETERS = ['2026-12-01', '2026-12-05'] as const;
      interface Times {
        readonly days: readonly { readonly date: string; readonly times: readonly string[] }[];
      }
      const times = async (id: string) =>
        (await database.as<{ times: Times }>('admin', TIMES, [id, ...PARAMETERS]))[0]?.times.days.flatMap(
          (day) => day.times.map((time) => new Date(time).toISOString()),
        ) ?? [];

      test('is refused outside the team and without the capability', async () => {
        const { consultation_id } = await paid(database);
        await refused('visitor', TIMES, [consultation_id, ...PARAMETERS], '42501');
        for (const who of OUTSIDERS)
          await refused(who, TIMES, [consultation_id, ...PARAMETERS], 'not_allowed');
        for (const role of ['reviewer', 'finance', 'read_only']) {
          await become(database, role);
          await refused('admin', TIMES, [consultation_id, ...PARAMETERS], 'not_allowed');
        }
      });

      test('has what is free for both, and not its own time', async () => {
        const { consultation_id, starts_at } = await paid(database);
        const later = new Date(LATER).toISOString();
        expect(await times(consultation_id)).toContain(later);
        expect(await times(consultation_id)).not.toContain(new Date(starts_at).toISOString());
        // The patient is elsewhere.
        await book(database, 'patient', {
          professional: 'otherProfessional',
          date: '2026-12-03',
          amount: 28000,
        });
        expect(await times(consultation_id)).not.toContain(later);
      });

      test('are read of an own consultation, too, as is its link: another member changes it', async () => {
        await addAdmin(database);
        const { consultation_id, payment_id } = await book(database, 'otherPatient');
        await pay(database, payment_id, 'otherPatient');
        await expect(
          database.as('otherPatient', TIMES, [consultation_id, ...PARAMETERS]),
        ).resolves.toHaveLength(1);
        await expect(
          database.as('otherPatient', RESEND, [consultation_id, true, true]),
        ).resolves.toHaveLength(1);
        await refused('otherPatient', MOVE, [consultation_id, LATER, 'Pedido por telefone'], 'own_money');
      });

      test('of a suspended professional are those that the suspension keeps', async () => {
        const { consultation_id } = await paid(database);
        await ask(
          database,
          'admin',
          `suspend_professional($1, 'Registro', '2026-12-02')`,
          ACTORS.professional,
        );
        const kept = await times(consultation_id);
        expect(kept.length).toBeGreaterThan(0);
        // The end of 2 December in São Paulo.
        for (const time of kept) expect(Date.parse(time)).toBeLessThan(Date.parse('2026-12-03T03:00:00Z'));
      });

      test('end with the last day on which the professional takes bookings', async () => {
        const { consultation_id } = await paid(database);
        await database.owner(
          `insert into public.agenda_settings (professional_id, horizon_days) values ($1, 30)
           on conflict (professional_id) do update set horizon_days = 30`,
          [ACTORS.professional],
        );
        const answer = await ask(
          database,
          'admin',
          `times_to_move_to($1, '2026-12-01', '2026-12-31')`,
          consultation_id,
        );
        expect(answer).toMatchObject({ today: '2026-11-24', last: '2026-12-24' });
      });

      test('are times to which the team moves it', async () => {
        const { consultation_id } = await paid(database);
        const [first] = await times(consultation_id);
        await expect(
          database.as('admin', MOVE, [consultation_id, first, 'Pedido por telefone']),
        ).resolves.toHaveLength(1);
      });
    });

    describe('resend_room_address', () => {
      const mails = () =>
        database.owner<{ kind: string; recipient: string }>(
          `select kind, user_id from private.mail_outbox where kind like '%room_address' order by kind`,
        );

      test('is refused outside the team, without the capability, to nobody and when it is over', async () => {
        const { consultation_id } = await paid(database);
        await refused('visitor', RESEND, [consultation_id, true, true], '42501');
        for (const who of OUTSIDERS) await refused(who, RESEND, [consultation_id, true, true], 'not_allowed');
        await refused('admin', RESEND, [UNKNOWN, true, true], 'consultation_not_found');
        for (const nobody of [false, null])
          await refused('admin', RESEND, [consultation_id, nobody, nobody], 'recipient_required');
        await database.travel('2026-12-01T17:55:00Z');
        await refused('admin', RESEND, [consultation_id, true, true], 'consultation_not_open');
        for (const role of ['reviewer', 'finance', 'read_only']) {
          await become(database, role);
          await refused('admin', RESEND, [consultation_id, true, true], 'not_allowed');
        }
        expect(await mails()).toEqual([]);
      });

      test('is refused while the consultation is not confirmed', async () => {
        const [pending] = await database.owner<{ id: string }>(
          `select id from public.consultations where status = 'pending' limit 1`,
        );
        await refused('admin', RESEND, [pending?.id, true, false], 'consultation_not_open');
      });

      test('mails those who are named, once in five minutes, and is logged', async () => {
        const { consultation_id } = await paid(database);
        await become(database, 'support');
        const send = (...to: readonly [patient: boolean, professional: boolean]) =>
          ask(database, 'admin', 'resend_room_address($1, $2, $3)', consultation_id, ...to);
        expect(await send(true, false)).toMatchObject({ sent: 1, recent: [], unreachable: [] });
        expect(await mails()).toEqual([{ kind: 'room_address', user_id: ACTORS.patient }]);
        expect(await send(true, true)).toMatchObject({ sent: 1, recent: ['patient'] });
        expect(await send(true, true)).toMatchObject({ sent: 0, recent: ['patient', 'professional'] });
        expect(await mails()).toEqual([
          { kind: 'professional_room_address', user_id: ACTORS.professional },
          { kind: 'room_address', user_id: ACTORS.patient },
        ]);
        const logged = await database.owner(
          `select actor_id, after from public.audit_log where subject_id = $1 and after ? 'room_address' order by id`,
          [consultation_id],
        );
        expect(logged).toEqual([
          { actor_id: ACTORS.admin, after: { room_address: 'patient' } },
          { actor_id: ACTORS.admin, after: { room_address: 'professional' } },
        ]);
      });

      test('names who has no e-mail', async () => {
        const { consultation_id } = await paid(database);
        await database.owner(`update public.profiles set email = '' where id = $1`, [ACTORS.patient]);
        const answer = await ask(database, 'admin', 'resend_room_address($1, true, true)', consultation_id);
        expect(answer).toMatchObject({ sent: 1, recent: [], unreachable: ['patient'] });
        expect(await mails()).toEqual([{ kind: 'professional_room_address', user_id: ACTORS.professional }]);
      });
    });
  });
});
