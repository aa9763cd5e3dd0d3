import { cents } from 'shared-domain/money';
import type { Agenda, AgendaConsultation } from './agenda';
import { blockFaults, draftOf, newDraft, periodOfDraft, type BlockDraft } from './block-draft';
import { periodText } from './period-text';
import { countOf, hoursShown, itemsOf, placed, spanOn } from './day-items';
import { rowsOf } from './day-rows';
import { isAbsenceDue, isProposable, soonOf, stateOf } from './state';
import { addMonths, mondayOf, monthOfWeek, weekOf, weeksOfMonth } from './weeks';

const DAY = '2026-11-26';
const ZONE = 'America/Sao_Paulo';
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00-03:00`).toISOString();

const consultation = (time: string, more: Partial<AgendaConsultation> = {}): AgendaConsultation => ({
  id: time,
  patientId: 'p',
  patientName: 'Ana',
  startsAt: at(time),
  endsAt: new Date(Date.parse(at(time)) + 50 * 60_000).toISOString(),
  breakMinutes: 10,
  status: 'scheduled',
  payment: 'paid',
  isOutsideHours: false,
  amount: cents(15_000),
  opensAt: null,
  expiresAt: null,
  remindedAt: null,
  returned: cents(0),
  isReturnedByBank: false,
  refund: 'none',
  cancelledBy: null,
  cancelledAt: null,
  cancellationReason: null,
  correctableUntil: null,
  isKept: false,
  absence: null,
  isFirst: false,
  unread: 0,
  proposal: null,
  series: null,
  ...more,
});

const agenda = (more: Partial<Agenda> = {}): Agenda => ({
  aheadMs: 0,
  today: DAY,
  lastDay: '2027-01-23',
  timeZone: ZONE,
  gridMinutes: 60,
  days: [
    {
      day: DAY,
      hours: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '18:00' },
      ],
      isException: false,
      holiday: null,
    },
  ],
  free: [],
  blocks: [],
  consultations: [],
  ...more,
});

describe('weeks', () => {
  it('begin on Monday', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(weekOf('2026-11-26').at(-1)).toBe('2026-11-29');
  });

  it('belong to the month that has most of their days', () => {
    expect(monthOfWeek('2026-11-30')).toBe('2026-12-01');
    expect(monthOfWeek('2026-10-29')).toBe('2026-10-01');
  });

  it('of a month hold the whole week, also the last', () => {
    for (let month = '2026-01-01' as const, n = 0; n < 24; n += 1) {
      const shown = addMonths(month, n);
      const days = weeksOfMonth(shown).flat();
      expect(days).toHaveLength(42);
      expect(days).toContain(shown);
      expect(days.filter((day) => monthOfWeek(day) === shown).length).toBeGreaterThanOrEqual(28);
    }
  });
});

describe('the items of a day', () => {
  it('are in order of their start', () => {
    const items = itemsOf(
      agenda({
        consultations: [consultation('14:00')],
        free: [at('16:00'), at('09:00'), at('09:00', '2026-11-27')],
        blocks: [{ id: 'b', startsAt: at('10:00'), endsAt: at('12:00'), note: null, series: null }],
      }),
      DAY,
    );
    expect(items.map(({ kind, from }) => [kind, from / 60])).toEqual([
      ['free', 9],
      ['block', 10],
      ['consultation', 14],
      ['free', 16],
    ]);
  });

  it('have the part of a block that lies in the day', () => {
    expect(spanOn(DAY, at('22:00', '2026-11-25'), at('10:00', '2026-11-28'), ZONE)).toEqual({
      from: 0,
      to: 1440,
    });
    expect(spanOn(DAY, at('22:00'), at('00:00', '2026-11-27'), ZONE)).toEqual({ from: 1320, to: 1440 });
    expect(spanOn('2026-11-27', at('22:00'), at('00:00', '2026-11-27'), ZONE)).toBeNull();
  });

  it('are local to the professional', () => {
    const { days: _, ...rest } = agenda();
    const noronha = {
      ...rest,
      days: [],
      timeZone: 'America/Noronha',
      consultations: [consultation('23:30')],
    };
    expect(itemsOf(noronha, DAY)).toEqual([]);
    expect(itemsOf(noronha, '2026-11-27')).toMatchObject([{ from: 30, to: 80 }]);
  });

  it('leave out cancelled ones whose time was taken again, and unpaid ones', () => {
    const cancelled = consultation('10:00', { id: 'c', status: 'cancelled' });
    const kinds = (more: Partial<Agenda>) => itemsOf(agenda(more), DAY).map(({ kind }) => kind);
    expect(kinds({ consultations: [cancelled] })).toEqual(['consultation']);
    expect(kinds({ consultations: [cancelled], free: [at('10:00')] })).toEqual(['consultation', 'free']);
    expect(
      kinds({
        consultations: [cancelled],
        blocks: [{ id: 'b', startsAt: at('10:30'), endsAt: at('11:00'), note: null, series: null }],
      }),
    ).toEqual(['block']);
    expect(
      kinds({ consultations: [consultation('10:00', { status: 'cancelled', payment: 'expired' })] }),
    ).toEqual([]);
  });

  it('share the width of the day where they meet', () => {
    const items = itemsOf(
      agenda({
        consultations: [
          consultation('10:00'),
          consultation('10:20'),
          consultation('11:00'),
          consultation('15:00'),
        ],
      }),
      DAY,
    );
    expect(placed(items).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it('are counted without cancelled ones', () => {
    const shown = agenda({
      consultations: [consultation('10:00'), consultation('15:00', { status: 'cancelled' })],
      free: [at('16:00')],
    });
    expect(countOf(shown, [DAY])).toEqual({ consultations: 1, free: 1, blocks: 0 });
  });

  it('widen the hours of the week', () => {
    expect(hoursShown(agenda(), [DAY])).toEqual({ first: 8, last: 20 });
    expect(
      hoursShown(agenda({ consultations: [consultation('06:30'), consultation('21:20')] }), [DAY]),
    ).toEqual({
      first: 6,
      last: 23,
    });
  });
});

it('a list of a day has its pause and now', () => {
  const shown = agenda({ consultations: [consultation('10:00'), consultation('14:00')] });
  expect(rowsOf(shown, DAY, 14 * 60).map((row) => row.kind)).toEqual(['item', 'pause', 'now', 'item']);
  expect(rowsOf(shown, '2026-11-27', null)).toEqual([]);
  expect(rowsOf(agenda(), DAY, 14 * 60)).toEqual([]);
});

describe('a consultation', () => {
  const state = (now: string, more: Partial<AgendaConsultation> = {}) =>
    stateOf(consultation('10:00', more), new Date(at(now)));

  it('is in progress until it ends, and then without an outcome', () => {
    expect([state('09:59'), state('10:00'), state('10:49'), state('10:50')]).toEqual([
      'scheduled',
      'running',
      'running',
      'ended',
    ]);
    expect(state('11:00', { status: 'completed' })).toBe('completed');
    expect(state('10:10', { status: 'pending' })).toBe('pending');
  });

  it('waits for an answer while another time is proposed', () => {
    const proposal = { id: 'p', times: [at('16:00')], period: null, expiresAt: at('10:00', '2026-11-25') };
    expect(state('09:00', { proposal })).toBe('proposed');
    expect(state('10:10', { proposal })).toBe('running');
  });

  it('gets another time until 26 hours before, and an absence from 15 minutes after its start', () => {
    const may = (now: string, more: Partial<AgendaConsultation> = {}) =>
      isProposable(consultation('10:00', more), new Date(at(now, '2026-11-25')));
    expect([may('08:00'), may('08:01'), may('07:00', { status: 'pending' })]).toEqual([true, false, false]);
    const absent = (now: string) => isAbsenceDue(consultation('10:00'), new Date(at(now)));
    expect([absent('10:14'), absent('10:15')]).toEqual([false, true]);
  });

  it('is next in the hour before it, or in progress', () => {
    const shown = agenda({ consultations: [consultation('10:00'), consultation('11:00')] });
    const soon = (now: string) => soonOf(shown, new Date(at(now)))?.id;
    expect([soon('08:59'), soon('09:00'), soon('10:20'), soon('10:50'), soon('11:50')]).toEqual([
      undefined,
      '10:00',
      '10:00',
      '11:00',
      undefined,
    ]);
  });
});

describe('a time to block', () => {
  const draft = newDraft({ day: DAY, from: '10:00', to: '12:00' });

  it('is local to the professional', () => {
    expect(periodOfDraft(draft, 'America/Rio_Branco')?.startsAt).toBe('2026-11-26T15:00:00.000Z');
    expect(periodOfDraft({ ...draft, to: '24:00' }, ZONE)?.endsAt).toBe('2026-11-27T03:00:00.000Z');
    expect(periodOfDraft({ ...draft, isWholeDay: true }, ZONE)).toEqual({
      startsAt: '2026-11-26T03:00:00.000Z',
      endsAt: '2026-11-27T03:00:00.000Z',
    });
    expect(periodOfDraft({ ...draft, to: '10:00' }, ZONE)).toBeNull();
  });

  it('repeats until a day of the next year of weeks', () => {
    const until = (day: BlockDraft['until']) =>
      blockFaults({ ...draft, repeat: 'weekly', until: day }, agenda(), null).until !== null;
    expect([
      until(''),
      until('2026-12-02'),
      until('2026-12-03'),
      until('2027-11-25'),
      until('2027-11-26'),
    ]).toEqual([true, true, false, false, true]);
    expect(blockFaults({ ...draft, until: '' }, agenda(), null).until).toBeNull();
  });

  it('is read from a block of one day', () => {
    const block = { id: 'b', startsAt: at('10:00'), endsAt: at('11:00'), note: null, series: null };
    expect(draftOf(block, ZONE)).toMatchObject({ day: DAY, from: '10:00', to: '11:00', isWholeDay: false });
    const whole = { ...block, startsAt: '2026-11-26T03:00:00Z', endsAt: '2026-11-27T03:00:00Z' };
    expect(draftOf(whole, ZONE)).toMatchObject({ day: DAY, to: '24:00', isWholeDay: true });
    expect(draftOf({ ...whole, endsAt: '2026-11-27T04:00:00Z' }, ZONE)).toBeNull();
  });
});

it('names whole days without times', () => {
  const whole = (startsAt: string, endsAt: string) => periodText({ startsAt, endsAt }, ZONE);
  expect(whole('2026-11-26T03:00:00Z', '2026-11-27T03:00:00Z')).toBe('qui., 26 nov., dia inteiro');
  expect(whole('2026-11-26T03:00:00Z', '2026-11-28T03:00:00Z')).toBe(
    'qui., 26 nov. a sex., 27 nov., dias inteiros',
  );
  expect(whole('2026-11-26T03:00:00Z', '2026-11-26T04:00:00Z')).toBe('qui., 26 nov., 00:00 às 01:00');
});
