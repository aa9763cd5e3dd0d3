import fc from 'fast-check';
import { isEmail, normalizeEmail } from './email';

describe('an e-mail address', () => {
  it.each(['a@b.co', 'camila.ribeiro+teste@exemplo.com.br', "o'neill@exemplo.com", ' a@b.co '])(
    'can be %j',
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  it.each([
    '',
    'camila',
    '@exemplo.com',
    'camila@',
    'camila@exemplo',
    'camila@exemplo.',
    'a b@exemplo.com',
    'a@b..com',
    'a@-b.com',
    'joão@exemplo.com',
  ])('cannot be %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('has at most 255 characters', () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.com`;
    expect(isEmail(`${'x'.repeat(255 - host.length - 1)}@${host}`)).toBe(true);
    expect(isEmail(`${'x'.repeat(255 - host.length)}@${host}`)).toBe(false);
  });

  it('is recognized in every common form', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
  });

  it('is normalized to lower case', () => {
    expect(normalizeEmail('  Camila@Exemplo.COM ')).toBe('camila@exemplo.com');
  });
});
