import { formatState, isState } from './state';

describe('a state', () => {
  it('is typed as two capitals', () => {
    expect(formatState('s')).toBe('S');
    expect(formatState(' sp1x')).toBe('SP');
    expect(formatState('42')).toBe('');
  });

  it('is one of the 27', () => {
    expect(['SP', 'DF', 'TO'].every(isState)).toBe(true);
    expect(['', 'S', 'sp', 'XX'].some(isState)).toBe(false);
  });
});
