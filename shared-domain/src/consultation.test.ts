import {
  CONSULTATION_LINK_LABELS,
  hasBegun,
  hasEnded,
  IS_OPEN,
  isRoomOpen,
  mayCancel,
  mayRenew,
  mayReschedule,
  nextConfirmed,
} from './consultation';
import { CONSULTATION_STATUSES, type ConsultationStatus } from './status';

const startsAt = '2026-11-26T14:30:00.000Z';
const inTime = new Date('2026-11-25T14:30:00.000Z');
const tooLate = new Date('2026-11-25T14:30:00.001Z');
const statusesWhere = (holds: (status: ConsultationStatus) => boolean) => CONSULTATION_STATUSES.filter(holds);

describe('a patient may', () => {
  it('move a scheduled consultation until 24 hours before', () => {
    expect(statusesWhere((status) => mayReschedule({ status, startsAt }, inTime))).toEqual(['scheduled']);
    expect(statusesWhere((status) => mayReschedule({ status, startsAt }, tooLate))).toEqual([]);
  });

  it('cancel a pending one at any time, a scheduled one until it begins', () => {
    const beforeStart = new Date(Date.parse(startsAt) - 1);
    expect(statusesWhere((status) => mayCancel({ status, startsAt }, beforeStart))).toEqual([
      'pending',
      'scheduled',
    ]);
    expect(statusesWhere((status) => mayCancel({ status, startsAt }, new Date(startsAt)))).toEqual([
      'pending',
    ]);
  });

  it('cancel one that has begun if the professional is suspended', () => {
    expect(statusesWhere((status) => mayCancel({ status, startsAt }, new Date(startsAt), true))).toEqual([
      'pending',
      'scheduled',
    ]);
  });
});

describe('a new code may be requested', () => {
  const expired = { status: 'cancelled', cancelledBy: null, payment: 'expired', startsAt } as const;
  const inTimeToPay = new Date('2026-11-26T14:15:00.000Z');

  it('until 15 minutes before the start', () => {
    expect(mayRenew(expired, inTimeToPay)).toBe(true);
    expect(mayRenew(expired, new Date(inTimeToPay.getTime() + 1))).toBe(false);
  });

  it.each([
    { status: 'pending' },
    { cancelledBy: 'patient' },
    { cancelledBy: 'platform' },
    { payment: 'paid' },
    { payment: 'failed' },
    { payment: null },
  ] as const)('not for one with %j', (other) => {
    expect(mayRenew({ ...expired, ...other }, inTimeToPay)).toBe(false);
  });
});

describe('a consultation', () => {
  it('occupies the calendar while pending or scheduled', () => {
    expect(statusesWhere((status) => IS_OPEN[status])).toEqual(['pending', 'scheduled']);
  });

  it('links to its video room, later to its recording', () => {
    expect(CONSULTATION_LINK_LABELS.scheduled).toBe('Acessar sessão');
    expect(CONSULTATION_LINK_LABELS.completed).toBe('Ver gravação');
    expect(statusesWhere((status) => CONSULTATION_LINK_LABELS[status] !== null)).toEqual([
      'scheduled',
      'completed',
    ]);
  });
});

describe('a consultation', () => {
  const endsAt = '2026-11-26T15:20:00.000Z';
  const scheduled = { status: 'scheduled', startsAt, endsAt } as const;

  it.each([
    ['2026-11-26T14:29:59.999Z', false, false],
    ['2026-11-26T14:30:00.000Z', true, false],
    ['2026-11-26T15:19:59.999Z', true, false],
    ['2026-11-26T15:20:00.000Z', true, true],
  ])('at %s has begun: %s, has ended: %s', (instant, begun, ended) => {
    const now = new Date(instant);
    expect([hasBegun(scheduled, now), hasEnded(scheduled, now)]).toEqual([begun, ended]);
  });

  it.each([
    ['2026-11-26T14:19:59Z', false],
    ['2026-11-26T14:20:00Z', true],
    ['2026-11-26T15:00:00Z', true],
  ])('at %s has an open room: %s', (instant, isOpen) => {
    expect(isRoomOpen(scheduled, new Date(instant))).toBe(isOpen);
  });

  it('is the next one while it is confirmed and has not ended', () => {
    const pending = { ...scheduled, status: 'pending' } as const;
    expect(nextConfirmed([pending, scheduled], new Date('2026-11-26T15:19:00Z'))).toBe(scheduled);
    expect(nextConfirmed([pending, scheduled], new Date(endsAt))).toBeUndefined();
  });
});
