import { passwordFault } from './password';

describe('a new password', () => {
  it('has at least six characters', () => {
    expect(passwordFault('')).toBe('too-short');
    expect(passwordFault('12345')).toBe('too-short');
    expect(passwordFault('123456')).toBeNull();
  });

  it('counts visible characters: five emoji are five characters', () => {
    expect(passwordFault('🙂🙂🙂🙂🙂')).toBe('too-short');
    expect(passwordFault('🙂🙂🙂🙂🙂🙂')).toBeNull();
  });

  it('may contain spaces, also at its ends', () => {
    expect(passwordFault('      ')).toBeNull();
  });

  it("has at most 72 bytes, the server's limit", () => {
    expect(passwordFault('a'.repeat(72))).toBeNull();
    expect(passwordFault('a'.repeat(73))).toBe('too-long');
    expect(passwordFault('ã'.repeat(36))).toBeNull();
    expect(passwordFault('ã'.repeat(37))).toBe('too-long');
  });
});
