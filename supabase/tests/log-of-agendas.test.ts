import { book, pay } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { MORNINGS, setHours, type Hours } from './support/hours.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SAVE = 'select public.save_block($1, $2, $3, $4, $5, $6)';
const BLOCK = '7b000000-0000-4000-8000-000000000001';
const PROPOSE = 'select public.propose_times($1, $2, $3, $4)';
const BOOK = 'select public.book_for_patient($1, $2, $3)';
const SERIES = `select public.book_series_for_patient($1, '2026-12-03T19:30:00Z', 1, 4, null, null, $2)`;
const SECRET = 'Dentista e cartório';

interface Logged {
  readonly actor_id: string | null;
  readonly subject_id: string | null;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A Tuesday. */
const block = (from: string, to: string, day = '2026-12-01') => ({
  starts_at: `${day}T${from}:00+00:00`,
  ends_at: `${day}T${to}:00+00:00`,
});

describe('the log of agendas', () => {
  onEveryDatabase((database) => {
    let seen: number;
    beforeEach(async () => {
      await database.as('service', 'select public.expire_payments()');
      const [last] = await database.owner<{ id: number }>('select max(id)::int as id from public.audit_log');
      seen = last?.id ?? 0;
    });

    /** Rows since the start of the test. */
    const logged = (table: string) =>
      database.owner<Logged>(
        `select actor_id, subject_id, action, before, after from public.audit_log
         where subject_table = $1 and id > $2 order by id`,
        [table, seen],
      );
    const textOfLog = async () => JSON.stringify(await database.owner('select * from public.audit_log'));
    const byHer = { actor_id: ACTORS.professional, subject_id: ACTORS.professional };

    const save = (id: string, from: string, to: string, until: string | null = null, preview = false) =>
      database.as('professional', SAVE, [
        id,
        `2026-12-01T${from}Z`,
        `2026-12-01T${to}Z`,
        SECRET,
        until,
        preview,
      ]);

    test('has one row for a change of hours, with rules, ranges and exceptions, without notes', async () => {
      const closed: Partial<Hours> = { exceptions: [{ date: '2026-12-24', note: SECRET }] };
      await setHours(database);
      await setHours(database, { ...closed, breakMinutes: 10, hours: MORNINGS.slice(0, 1) });
      await setHours(database, { ...closed, breakMinutes: 10, hours: MORNINGS.slice(0, 1) });
      await setHours(database, { preview: true });
      await expectRefusal(
        database,
        'professional',
        `select public.set_hours('America/Sao_Paulo', 0, 2, 60, false, '[{"weekday": 9}]', '[]')`,
        [],
        'hours_invalid',
      );
      const rules = {
        time_zone: 'America/Sao_Paulo',
        notice_hours: 2,
        horizon_days: 60,
        max_per_day: null,
        closed_on_holidays: false,
      };
      const range = (weekday: number) => ({ weekday, from_time: '08:00:00', to_time: '12:00:00' });
      const first = {
        ...rules,
        break_minutes: 0,
        hours: MORNINGS.map(({ weekday }) => range(weekday)),
        exceptions: [],
      };
      const second = {
        ...rules,
        break_minutes: 10,
        hours: [range(1)],
        exceptions: [{ local_date: '2026-12-24', from_time: null, to_time: null }],
      };
      await expect(logged('agenda_settings')).resolves.toEqual([
        { ...byHer, action: 'insert', before: null, after: first },
        { ...byHer, action: 'update', before: first, after: second },
      ]);
      await expect(textOfLog()).resolves.not.toContain(SECRET);
    });

    test('has one row for a block that is made, changed and removed', async () => {
      await save(BLOCK, '12:00', '13:00');
      await save(BLOCK, '12:00', '13:00');
      await save(BLOCK, '12:00', '13:00', null, true);
      await save(BLOCK, '14:00', '15:00', '2026-12-08');
      await database.as('professional', 'select public.remove_block($1, true)', [BLOCK]);
      const made = { blocks: [block('12:00', '13:00')] };
      const weekly = { blocks: [block('14:00', '15:00'), block('14:00', '15:00', '2026-12-08')] };
      await expect(logged('agenda_blocks')).resolves.toEqual([
        { ...byHer, action: 'insert', before: null, after: made },
        { ...byHer, action: 'update', before: made, after: weekly },
        { ...byHer, action: 'update', before: weekly, after: { blocks: [] } },
      ]);
      await expect(textOfLog()).resolves.not.toContain(SECRET);
    });

    test('has one row for a block of the previous release', async () => {
      const add = [BLOCK, '2026-12-01T12:00Z', '2026-12-01T13:00Z', SECRET];
      for (let n = 0; n < 2; n += 1)
        await database.as('professional', 'select public.add_block($1, $2, $3, $4)', add);
      await expect(logged('agenda_blocks')).resolves.toEqual([
        { ...byHer, action: 'insert', before: null, after: { blocks: [block('12:00', '13:00')] } },
      ]);
      await expect(textOfLog()).resolves.not.toContain(SECRET);
    });

    test.each([
      ['refused', 'patient', 'select public.refuse_proposal($1)', null],
      ['withdrawn', 'professional', 'select public.withdraw_proposal($1)', null],
      [
        'accepted',
        'patient',
        `select public.accept_proposal($1, '2026-12-04T17:00:00Z')`,
        '2026-12-04T17:00:00+00:00',
      ],
    ] as const)('has a row for a proposal and for its answer: %s', async (status, who, sql, chosen) => {
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      const id = crypto.randomUUID();
      const wish = [id, consultation_id, ['2026-12-04T17:00:00Z'], SECRET];
      for (let n = 0; n < 2; n += 1) await database.as('professional', PROPOSE, wish);
      for (let n = 0; n < 2; n += 1) await database.as(who, sql, [id]);
      const times = ['2026-12-04T17:00:00+00:00'];
      const open = { times, from_day: null, to_day: null, status: 'open', chosen: null };
      await expect(logged('proposals')).resolves.toEqual([
        {
          actor_id: ACTORS.professional,
          subject_id: consultation_id,
          action: 'insert',
          before: null,
          after: open,
        },
        {
          actor_id: ACTORS[who],
          subject_id: consultation_id,
          action: 'update',
          before: open,
          after: { ...open, status, chosen },
        },
      ]);
      await expect(textOfLog()).resolves.not.toContain(SECRET);
    });

    test('has one row for consultations booked for a patient', async () => {
      const request = crypto.randomUUID();
      const wish = [ACTORS.patient, '{2026-12-03T19:00:00Z,2026-12-10T19:00:00Z}', request];
      for (let n = 0; n < 2; n += 1) await database.as('professional', BOOK, wish);
      await expect(logged('consultations')).resolves.toEqual([
        {
          actor_id: ACTORS.professional,
          subject_id: ACTORS.patient,
          action: 'insert',
          before: null,
          after: { times: ['2026-12-03T19:00:00+00:00', '2026-12-10T19:00:00+00:00'], amount_cents: 15000 },
        },
      ]);
    });

    test('has one row for a series booked for a patient', async () => {
      const request = crypto.randomUUID();
      for (let n = 0; n < 2; n += 1) await database.as('professional', SERIES, [ACTORS.patient, request]);
      await expect(logged('consultation_series')).resolves.toMatchObject([
        {
          actor_id: ACTORS.professional,
          action: 'insert',
          after: { first_date: '2026-12-03', local_time: '16:30:00', every_weeks: 1, occurrences: 4 },
        },
      ]);
    });

    test('is in the copies of both people’s data, in Portuguese', async () => {
      await setHours(database);
      await save(BLOCK, '12:00', '13:00');
      await database.as('professional', SERIES, [ACTORS.patient, crypto.randomUUID()]);
      await database.as('professional', BOOK, [
        ACTORS.patient,
        '{2026-12-04T19:00:00Z}',
        crypto.randomUUID(),
      ]);
      const changes = async (who: 'patient' | 'professional') => {
        const [row] = await database.as<{ dados: Record<string, unknown>[] }>(
          who,
          `select s -> 'dados' as dados from json_array_elements(public.export_my_data() -> 'secoes') as s
           where s ->> 'secao' = 'Registro de mudanças'`,
        );
        return row?.dados ?? [];
      };
      const hers = await changes('professional');
      expect(hers).toContainEqual(
        expect.objectContaining({
          registro: 'regras da agenda',
          depois: expect.objectContaining({
            horarios_da_semana: expect.arrayContaining([
              { dia_da_semana: 1, inicio: '08:00:00', fim: '12:00:00' },
            ]) as unknown,
            dias_diferentes: [],
          }) as unknown,
        }),
      );
      expect(hers).toContainEqual(
        expect.objectContaining({
          registro: 'horários bloqueados',
          depois: { bloqueios: [{ inicio: '2026-12-01T12:00:00+00:00', fim: '2026-12-01T13:00:00+00:00' }] },
        }),
      );
      const his = await changes('patient');
      for (const rows of [hers, his]) {
        expect(rows).toContainEqual(
          expect.objectContaining({ registro: 'série de consultas', acao: 'criado' }),
        );
        expect(rows).toContainEqual(
          expect.objectContaining({
            registro: 'consulta',
            acao: 'criado',
            depois: expect.anything() as unknown,
          }),
        );
      }
      expect(JSON.stringify(his)).not.toContain('bloqueios');
    });
  });
});
