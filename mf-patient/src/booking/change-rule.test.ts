import { momentOf } from 'shared-domain/schedule';
import { changeRule } from './change-rule';

const START = momentOf('2026-11-26', '11:30').toISOString();
const IN_TIME = new Date('2026-11-25T14:30:00Z');
const TOO_LATE = new Date('2026-11-25T14:30:01Z');

describe('the 24-hour rule in the summary', () => {
  it('promises changes until 24 hours before', () => {
    expect(changeRule(START, IN_TIME, false)).toBe(
      'Você pode remarcar ou cancelar até 24h antes, sem custo.',
    );
  });

  it('promises no moving of a consultation that starts within 24 hours', () => {
    expect(changeRule(START, TOO_LATE, false)).toBe(
      'Faltam menos de 24h: depois de paga, não dá mais para remarcar.',
    );
  });

  it('warns when the new time of a moved consultation is the last one', () => {
    expect(changeRule(START, IN_TIME, true)).toBeNull();
    expect(changeRule(START, TOO_LATE, true)).toBe(
      'Faltam menos de 24h: depois de confirmar, não dá mais para remarcar.',
    );
  });
});
