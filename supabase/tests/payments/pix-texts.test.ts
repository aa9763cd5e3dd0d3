import fc from 'fast-check';
import { crc16 as domainCrc16 } from 'shared-domain/pix';
import { amountText, centsOf } from '../../functions/_shared/payments/amount.ts';
import { brCodeOf, crc16, isBrCode } from '../../functions/_shared/payments/br-code.ts';

describe('an amount', () => {
  it('survives its text, for any number of centavos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (amount) => {
        expect(amountText(amount)).toMatch(/^(?:0|[1-9]\d*)\.\d{2}$/);
        expect(centsOf(amountText(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [12_000, '120.00'],
    // As a float it is 1.1499999999999999 × 100.
    [115, '1.15'],
    [999_999_999_999, '9999999999.99'],
  ])('%d is %s', (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });

  it.each([0, -1, 0.5, NaN, Infinity, 1_000_000_000_000])('%d is none', (amount) => {
    expect(() => amountText(amount)).toThrow(RangeError);
  });

  it.each([
    '',
    '1',
    '1.5',
    '1.555',
    '1,50',
    ' 1.50',
    '1.50\n',
    '-1.50',
    '1e3.00',
    '12345678901.00',
    1.5,
    null,
  ])('%j is not read', (text) => {
    expect(centsOf(text)).toBeNull();
  });

  it('is read with leading zeros', () => {
    expect(centsOf('0000000120.00')).toBe(12_000);
  });
});

describe('a dynamic Pix code', () => {
  const KNOWN_GOOD =
    '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99' +
    '5204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB';

  it('is accepted if its checksum is right', () => {
    expect(isBrCode(KNOWN_GOOD)).toBe(true);
    expect(isBrCode(`${KNOWN_GOOD.slice(0, -4)}eeab`)).toBe(true);
  });

  it.each([
    ['a letter changed', KNOWN_GOOD.replace('EMPRESA', 'EMPRESB')],
    ['its end cut off', KNOWN_GOOD.slice(0, -1)],
    ['its beginning cut off', KNOWN_GOOD.slice(6)],
    ['nothing', ''],
    ['a letter outside ASCII', KNOWN_GOOD.replace('SAO', 'SÃO')],
  ])('is rejected with %s', (_, code) => {
    expect(isBrCode(code)).toBe(false);
  });

  it('has the checksum of the portal’s own codes', () => {
    fc.assert(fc.property(fc.string(), (text) => crc16(text) === domainCrc16(text)));
  });

  it('is built from a location, without its scheme', () => {
    const receiver = { name: 'Clínica São João', city: 'São Paulo' };
    const code = brCodeOf('https://pix.example.com/qr/v2/1', receiver);
    expect(code).toBe(
      '00020126450014br.gov.bcb.pix2523pix.example.com/qr/v2/1' +
        `5204000053039865802BR5916CLINICA SAO JOAO6009SAO PAULO62070503***6304${code?.slice(-4) ?? ''}`,
    );
    expect(isBrCode(code ?? '')).toBe(true);
    expect(brCodeOf('pix.example.com/qr/v2/1', receiver)).toBe(code);
  });

  it.each(['', 'https://', `x${'a'.repeat(77)}`, 'pix.example.com/a b'])(
    'is not built from the location %j',
    (location) => {
      expect(brCodeOf(location, { name: 'A', city: 'B' })).toBeNull();
    },
  );
});
