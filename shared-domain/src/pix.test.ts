import fc from 'fast-check';
import { cents } from './money';
import { crc16, pixBrCode, PIX_RECIPIENT, pixTxid, type PixCharge } from './pix';

const KNOWN_GOOD =
  '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99' +
  '5204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB';

/** Parses id, length and value in sequence, as a bank's app does. */
function fieldsOf(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

const charge: PixCharge = {
  key: '123e4567-e89b-12d3-a456-426655440000',
  merchantName: 'Clínica São João',
  city: 'São Paulo',
  amount: cents(12_000),
  txid: 'abc123',
};

describe('the checksum of a Pix code', () => {
  it('is CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
  });

  it('matches a known-good code', () => {
    expect(crc16(KNOWN_GOOD.slice(0, -4))).toBe(KNOWN_GOOD.slice(-4));
  });

  it('has four digits even if it starts with zeros', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[0-9A-F]{4}$/.test(crc16(text))));
  });
});

describe('a Pix code', () => {
  it('matches the Banco Central’s manual exactly', () => {
    const code = pixBrCode({ ...PIX_RECIPIENT, amount: cents(20_000), txid: 'VINC20261128A7' });
    expect(code).toBe(
      '000201' + // format 01
        '26410014br.gov.bcb.pix0119pix@vinculo.example' + // Pix, the key
        '52040000' + // no merchant category
        '5303986' + // BRL
        '5406200.00' +
        '5802BR' +
        '5920VINCULO DEMONSTRACAO' +
        '6009SAO PAULO' +
        '62180514VINC20261128A7' + // the txid
        '63042A02',
    );
  });

  it('contains the amount in reais with a dot', () => {
    for (const [value, shown] of [
      [1, '0.01'],
      [10, '0.10'],
      [9405, '94.05'],
      [2_147_483_647, '21474836.47'],
    ] as const)
      expect(fieldsOf(pixBrCode({ ...charge, amount: cents(value) }))['54']).toBe(shown);
  });

  it('contains name and city without accents, in capitals, within 25 and 15 characters', () => {
    const fields = fieldsOf(
      pixBrCode({
        ...charge,
        merchantName: 'Associação de Psicólogos e Psiquiatras do Brasil',
        city: 'Santa Bárbara d’Oeste',
      }),
    );
    expect(fields['59']).toBe('ASSOCIACAO DE PSICOLOGOS');
    expect(fields['60']).toBe('SANTA BARBARA D');
  });

  it('can be parsed field by field, with a valid checksum, for any charge', () => {
    const texts = fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => `X${text}`);
    fc.assert(
      fc.property(
        fc.record({
          key: fc.stringMatching(/^[!-~]{1,77}$/),
          merchantName: texts,
          city: texts,
          amount: fc.integer({ min: 1, max: 2_147_483_647 }).map(cents),
          txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        }),
        (any) => {
          const code = pixBrCode(any);
          const fields = fieldsOf(code);
          expect(Object.keys(fields).sort()).toEqual(
            ['00', '26', '52', '53', '54', '58', '59', '60', '62', '63'].sort(),
          );
          expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': any.key });
          expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': any.txid });
          expect(fields['63']).toBe(crc16(code.slice(0, -4)));
          expect(Math.round(Number(fields['54']) * 100)).toBe(any.amount);
          expect(code).toMatch(/^[ -~]+$/);
        },
      ),
    );
  });

  it.each<[string, Partial<PixCharge>]>([
    ['no key', { key: '' }],
    ['a key with a space', { key: 'a b' }],
    ['a key too long for its field', { key: 'k'.repeat(78) }],
    ['no name', { merchantName: ' ' }],
    ['a name of non-Latin letters only', { merchantName: '漢字' }],
    ['no city', { city: '' }],
    ['an amount of zero', { amount: cents(0) }],
    ['an amount that is not in centavos', { amount: 0.5 as PixCharge['amount'] }],
    ['no txid', { txid: '' }],
    ['a txid with a dash', { txid: 'a-b' }],
    ['a txid too long', { txid: 'x'.repeat(26) }],
  ])('is not created with %s', (_, part) => {
    expect(() => pixBrCode({ ...charge, ...part })).toThrow(RangeError);
  });

  it('may have no txid, as ***', () => {
    expect(pixBrCode({ ...charge, txid: '***' })).toContain('62070503***');
  });
});

describe('the txid of a payment', () => {
  it('is the first 25 letters and digits of its identifier', () => {
    expect(pixTxid('123e4567-e89b-12d3-a456-426655440000')).toBe('123e4567e89b12d3a45642665');
    expect(() => pixTxid('---')).toThrow(RangeError);
  });
});
