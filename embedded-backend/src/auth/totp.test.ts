import { base32, newSecret, totp, totpMatches, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = base32(new TextEncoder().encode('12345678901234567890'));

describe('a time-based code', () => {
  // The appendix has eight digits; the last six are the code.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('is the one of RFC 6238 at %d seconds', async (seconds, digits) => {
    expect(await totp(SECRET, seconds * 1000)).toBe(digits.slice(2));
  });

  it.each([
    [-31, false],
    [-30, true],
    [0, true],
    [29, true],
    [59, true],
    [60, false],
  ])('is accepted %d seconds after its step began: %s', async (seconds, isTaken) => {
    const step = 1_200_000_000;
    const code = await totp(SECRET, step * 1000);
    expect(await totpMatches(SECRET, code, (step + seconds) * 1000)).toBe(isTaken);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('rejects %p', async (code) => {
    expect(await totpMatches(SECRET, code, 0)).toBe(false);
  });
});

describe('a secret', () => {
  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is encoded in base 32: %p', (text, written) => {
    expect(base32(new TextEncoder().encode(text))).toBe(written);
  });

  it('has 160 random bits', () => {
    const secrets = new Set(Array.from({ length: 20 }, newSecret));
    expect(secrets.size).toBe(20);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is returned with its issuer and account', () => {
    expect(totpUri('Vínculo', 'ana@example.com', 'MZXW6YTB')).toBe(
      'otpauth://totp/V%C3%ADnculo:ana%40example.com?algorithm=SHA1&digits=6&issuer=V%C3%ADnculo&period=30&secret=MZXW6YTB',
    );
  });
});
