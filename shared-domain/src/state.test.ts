import { formatState, isState } from './state';

describe('a state', () => {
  it('is formatted as two capitals', () => {
    expect(formatState('s')).toBe('S');
    expect(formatState(' sp1x')).toBe('SP');
    expect(formatState('42')).toBe('');
  });

  it.each([
    ['São Paulo', 'SP'],
    [' sao paulo ', 'SP'],
    ['Mato Grosso', 'MT'],
    ['Mato Grosso do Sul', 'MS'],
    ['Pará', 'PA'],
  ])('is recognized by its name, as autofilled by a browser: %s is %s', (name, letters) => {
    expect(formatState(name)).toBe(letters);
  });

  it('is one of the 27', () => {
    expect(['SP', 'DF', 'TO'].every(isState)).toBe(true);
    expect(['', 'S', 'sp', 'XX'].some(isState)).toBe(false);
  });
});
