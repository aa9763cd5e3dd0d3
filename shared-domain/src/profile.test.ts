import { parseFullName, splitFullName } from './profile';

describe('a full name', () => {
  it('is trimmed and not empty', () => {
    expect(parseFullName('  Ana Prado ')).toBe('Ana Prado');
    expect(parseFullName(' \n ')).toBeNull();
  });

  it.each([
    ['a zero width space', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', ' \u00ad '],
    ['bidirectional controls', '\u202e\u2066'],
    ['a Hangul filler', '\u3164'],
    ['a Braille blank', '\u2800'],
    ['a null notehead', '\u{1d159}'],
    ['no-break spaces', '\u00a0\u2007\u202f'],
    ['lone accents', '\u0301\u0308'],
    ['tags without a flag', '\u{e0041}\u{e0042}'],
    ['several of them', '\u200d \ufeff\u0327'],
  ])('is not %s', (_, name) => {
    expect(parseFullName(name)).toBeNull();
  });

  it.each(['Ana', 'José', 'Jose\u0301', 'Ñandú', '李', 'عمر', 'X Æ A-12', '🙂'])('may be %s', (name) => {
    expect(parseFullName(name)).toBe(name);
  });

  it('is split into a first name and the rest', () => {
    expect(splitFullName('Camila Ribeiro dos Santos')).toEqual({
      first: 'Camila',
      last: 'Ribeiro dos Santos',
    });
    expect(splitFullName(' Ana ')).toEqual({ first: 'Ana', last: '' });
    expect(splitFullName('')).toEqual({ first: '', last: '' });
  });
});
