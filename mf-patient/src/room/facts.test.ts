import { mayOweChoice, type RoomFacts } from './facts';

const START = '2026-12-01T17:00:00Z';
const facts = {
  status: 'scheduled',
  startsAt: START,
  endsAt: '2026-12-01T17:50:00Z',
  professionalJoinedAt: null,
  isUnattended: false,
  isContested: false,
  provider: 'p2p',
} as RoomFacts;
const at = (time: string) => new Date(`2026-12-01T${time}Z`);

describe('a professional who is late', () => {
  it('may owe a choice from a quarter of an hour on', () => {
    expect(mayOweChoice(facts, at('17:15:00'))).toBe(false);
    expect(mayOweChoice(facts, at('17:15:03'))).toBe(true);
  });

  it('is decided about when the consultation is over', () => {
    expect(mayOweChoice(facts, at('17:49:59'))).toBe(true);
    expect(mayOweChoice(facts, at('17:50:00'))).toBe(false);
  });

  it.each<Partial<RoomFacts>>([
    { isUnattended: true },
    { isContested: true },
    { professionalJoinedAt: START },
    { status: 'cancelled' },
    // Visits say nothing where the consultation happens behind its link.
    { provider: 'external' },
  ])('is not asked about again: %p', (known) => {
    expect(mayOweChoice({ ...facts, ...known }, at('17:20:00'))).toBe(false);
  });
});
