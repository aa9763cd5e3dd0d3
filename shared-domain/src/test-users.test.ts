import { testPassword } from './test-users';

describe('a test user’s password', () => {
  it('has twelve letters and digits', () => {
    const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
    const passwords = Array.from({ length: 200 }, () => testPassword(random));
    expect(passwords.every((password) => /^[A-Za-z0-9]{12}$/.test(password))).toBe(true);
    expect(new Set(passwords).size).toBe(200);
  });

  it('has a uniform distribution: bytes above the last full multiple are discarded', () => {
    const rounds = [255, 248, 247, 0];
    let round = 0;
    const password = testPassword((bytes) => bytes.fill(rounds[round++] ?? 1));
    expect(password).toBe('9'.repeat(12));
    expect(round).toBe(3);
  });
});
