import { optionNamed, suggestionsFor } from './suggestions';

const CITIES = ['Belém', 'Campinas', 'São Bento', 'São Paulo', 'Paulínia', 'Santo André'];

describe('suggestions', () => {
  it('ignore accents and case, and put prefix matches first', () => {
    expect(suggestionsFor(CITIES, 'PAUL')).toEqual(['Paulínia', 'São Paulo']);
    expect(suggestionsFor(CITIES, 'sao')).toEqual(['São Bento', 'São Paulo']);
  });

  it('are none for a blank text, and eight at most', () => {
    expect(suggestionsFor(CITIES, '  ')).toEqual([]);
    expect(
      suggestionsFor(
        Array.from({ length: 20 }, (_, n) => `Vila ${n}`),
        'vila',
      ),
    ).toHaveLength(8);
  });

  it('resolve a text to its option', () => {
    expect(optionNamed(CITIES, ' belem ')).toBe('Belém');
    expect(optionNamed(CITIES, 'bel')).toBeUndefined();
  });
});
