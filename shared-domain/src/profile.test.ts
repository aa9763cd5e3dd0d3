import { parseFullName } from './profile';

describe('a full name', () => {
  it('is trimmed and not empty', () => {
    expect(parseFullName('  Ana Prado ')).toBe('Ana Prado');
    expect(parseFullName(' \n ')).toBeNull();
  });
});
