import { parseFullName, splitFullName } from './profile';

describe('a full name', () => {
  it('is trimmed and not empty', () => {
    expect(parseFullName('  Ana Prado ')).toBe('Ana Prado');
    expect(parseFullName(' \n ')).toBeNull();
  });

  it('is a first name and the rest', () => {
    expect(splitFullName('Camila Ribeiro dos Santos')).toEqual({
      first: 'Camila',
      last: 'Ribeiro dos Santos',
    });
    expect(splitFullName(' Ana ')).toEqual({ first: 'Ana', last: '' });
    expect(splitFullName('')).toEqual({ first: '', last: '' });
  });
});
