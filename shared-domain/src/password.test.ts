import { passwordFault } from './password';

describe('a new password', () => {
  it('has at least six characters', () => {
    expect(passwordFault('')).toBe('too-short');
    expect(passwordFault('12345')).toBe('too-short');
    expect(passwordFault('123456')).toBeNull();
  });

  it('counts what people see: five emoji are five characters', () => {
    expect(passwordFault('🙂🙂🙂🙂🙂')).toBe('too-short');
    expect(passwordFault('🙂🙂🙂🙂🙂🙂')).toBeNull();
  });

  it('may hold spaces, also at its ends', () => {
    expect(passwordFault('      ')).toBeNull();
  });

  it('has at most 72 bytes, as the server takes no more', () => {
    expect(passwordFault('a'.repeat(72))).toBeNull();
    expect(passwordFault('a'.repeat(73))).toBe('too-long');
    expect(passwordFault('ã'.repeat(36))).toBeNull();
    expect(passwordFault('ã'.repeat(37))).toBe('too-long');
  });
});
