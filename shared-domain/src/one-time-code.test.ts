import fc from 'fast-check';
import { formatOneTimeCode, parseOneTimeCode } from './one-time-code';

describe('a one-time code', () => {
  it('is parsed from typed text, or pasted with other words around it', () => {
    expect(formatOneTimeCode('12a3')).toBe('123');
    expect(formatOneTimeCode('Seu código: 123 456.')).toBe('123456');
    expect(formatOneTimeCode('1234567')).toBe('123456');
  });

  it('keeps its leading zeros', () => {
    expect(parseOneTimeCode('000123')).toBe('000123');
  });

  it('may be pasted with a space or a dash', () => {
    expect(parseOneTimeCode(' 123 456 ')).toBe('123456');
    expect(parseOneTimeCode('123-456')).toBe('123456');
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('is rejected as %j', (text) => {
    expect(parseOneTimeCode(text)).toBeNull();
  });

  it('is complete exactly when its field shows six digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = formatOneTimeCode(typed);
        expect(parseOneTimeCode(shown)).toBe(shown.length === 6 ? shown : null);
      }),
    );
  });
});
