import fc from 'fast-check';
import { CNPJ_MAX_LENGTH, formatCnpj, parseCnpj } from './cnpj';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const body = fc.stringMatching(/^[0-9A-Z]{12}$/);

/** Independent implementation of IN RFB 2.229/2024, from the right: weights 2 to 9, repeated. */
function completed(text: string): string {
  const next = (characters: string) => {
    const sum = [...characters].reverse().reduce((total, character, i) => {
      const value = /[0-9]/.test(character) ? Number(character) : character.charCodeAt(0) - 48;
      return total + value * ((i % 8) + 2);
    }, 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = `${text}${next(text)}`;
  return `${first}${next(first)}`;
}

describe('parsing a CNPJ', () => {
  it.each(['12.ABC.345/01DE-35', '11.222.333/0001-81', '12abc34501de35', '11222333000181'])(
    'accepts the official %s',
    (text) => {
      expect(parseCnpj(text)).toBe(text.replace(/[./-]/g, '').toUpperCase());
    },
  );

  it('accepts every number, with or without letters, completed by the official rule', () => {
    fc.assert(
      fc.property(body, (text) => {
        const cnpj = completed(text);
        fc.pre(!/^(.)\1+$/.test(cnpj));
        expect(parseCnpj(cnpj)).toBe(cnpj);
        expect(parseCnpj(formatCnpj(cnpj).toLowerCase())).toBe(cnpj);
      }),
    );
  });

  it('rejects every number with a wrong check digit', () => {
    fc.assert(
      fc.property(body, fc.constantFrom(12, 13), fc.integer({ min: 1, max: 9 }), (text, place, step) => {
        const cnpj = completed(text);
        const other = (Number(cnpj[place]) + step) % 10;
        expect(parseCnpj(`${cnpj.slice(0, place)}${other}${cnpj.slice(place + 1)}`)).toBeNull();
      }),
    );
  });

  it('counts a letter as its ASCII code minus 48, not minus 55', () => {
    expect(parseCnpj('12ABC34501DE35')).not.toBeNull();
    const lessFiftyFive = [...Array(100).keys()]
      .map((check) => `12ABC34501DE${String(check).padStart(2, '0')}`)
      .filter((candidate) => parseCnpj(candidate) !== null);
    expect(lessFiftyFive).toEqual(['12ABC34501DE35']);
  });

  it.each([...'0123456789'])('rejects fourteen repetitions of %s', (repeated) => {
    expect(parseCnpj(repeated.repeat(14))).toBeNull();
  });

  it.each(['', '1122233300018', '112223330001811', '12ABC34501DEAB', '11.222.333/0001_81', '12ÁBC34501DE35'])(
    'rejects %j',
    (text) => {
      expect(parseCnpj(text)).toBeNull();
    },
  );
});

describe('masking a CNPJ', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12a', '12.A'],
    ['12abc345', '12.ABC.345'],
    ['12abc3450', '12.ABC.345/0'],
    ['12abc34501de', '12.ABC.345/01DE'],
    ['12abc34501dex3', '12.ABC.345/01DE-3'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['11222333000181999', '11.222.333/0001-81'],
  ])('formats %j as %j', (typed, shown) => {
    expect(formatCnpj(typed)).toBe(shown);
  });

  it('never exceeds its length and is idempotent', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-z./-]{0,30}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const shown = formatCnpj(text);
        expect(shown.length).toBeLessThanOrEqual(CNPJ_MAX_LENGTH);
        expect([...shown].every((character) => `${CHARACTERS}./-`.includes(character))).toBe(true);
        expect(formatCnpj(shown)).toBe(shown);
      }),
    );
  });
});
