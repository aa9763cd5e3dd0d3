import fc from 'fast-check';
import { CPF_MAX_LENGTH, formatCpf, parseCpf } from './cpf';

const digit = fc.integer({ min: 0, max: 9 });
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));

/** Independent implementation of the Receita Federal's rule: 11 minus the remainder of the weighted sum. */
function completed(body: string): string {
  const next = (text: string) => {
    const sum = [...text].reduce(
      (total, character, i) => total + Number(character) * (text.length + 1 - i),
      0,
    );
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = `${body}${next(body)}`;
  return `${first}${next(first)}`;
}

const validCpf = digits(9, 9)
  .filter((body) => !/^(.)\1+$/.test(body))
  .map(completed);

describe('parsing a CPF', () => {
  it.each(['529.982.247-25', '111.444.777-35', '280.012.389-38'])('accepts the known-good %s', (masked) => {
    const bare = masked.replace(/\D/g, '');
    expect(parseCpf(masked)).toBe(bare);
    expect(parseCpf(bare)).toBe(bare);
  });

  it('accepts surrounding spaces', () => {
    expect(parseCpf(' 529.982.247-25\n')).toBe('52998224725');
  });

  it('accepts every number completed by the official rule', () => {
    fc.assert(fc.property(validCpf, (cpf) => parseCpf(cpf) === cpf));
  });

  it('rejects every number with a wrong check digit', () => {
    fc.assert(
      fc.property(validCpf, fc.constantFrom(9, 10), digit, (cpf, place, other) => {
        fc.pre(cpf[place] !== String(other));
        expect(parseCpf(cpf.slice(0, place) + String(other) + cpf.slice(place + 1))).toBeNull();
      }),
    );
  });

  it.each([...'0123456789'])('rejects eleven repetitions of %s', (repeated) => {
    expect(parseCpf(repeated.repeat(11))).toBeNull();
  });

  it('rejects any other length', () => {
    fc.assert(
      fc.property(digits(0, 20), (text) => {
        fc.pre(text.length !== 11);
        expect(parseCpf(text)).toBeNull();
      }),
    );
  });

  it.each(['', '529.982.247-2', '529.982.247-2x', 'CPF 529.982.247-25', '５２９98224725', '529,982,247-25'])(
    'rejects %j',
    (text) => {
      expect(parseCpf(text)).toBeNull();
    },
  );
});

describe('masking a CPF', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['5299822', '529.982.2'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
    ['a5b2c9', '529'],
  ])('formats %j as %j', (typed, shown) => {
    expect(formatCpf(typed)).toBe(shown);
  });

  it('never exceeds its length, keeps the digits, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = formatCpf(typed);
        expect(shown.length).toBeLessThanOrEqual(CPF_MAX_LENGTH);
        expect(shown.replace(/\D/g, '')).toBe(typed.replace(/[^0-9]/g, '').slice(0, 11));
        expect(formatCpf(shown)).toBe(shown);
      }),
    );
  });

  it('loses exactly the last digit when the last character is deleted', () => {
    fc.assert(
      fc.property(digits(1, 11), (typed) => {
        expect(formatCpf(formatCpf(typed).slice(0, -1))).toBe(formatCpf(typed.slice(0, -1)));
      }),
    );
  });
});
