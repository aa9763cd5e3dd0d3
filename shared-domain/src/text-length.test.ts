import { excessOf, lengthFault, lengthOf } from './text-length';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['São João', 8],
    ['🙂', 1],
    ['👩‍⚕️', 4],
    ['a\nb', 3],
  ])('of %j is %i, as counted by PostgreSQL', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  it('exceeds a limit by its length without surrounding blanks', () => {
    expect(excessOf(` ${'🙂'.repeat(5)}\n`, 5)).toBe(0);
    expect(excessOf('abcdef', 5)).toBe(1);
    expect(excessOf('', 5)).toBe(-5);
  });

  it.each([
    ['abcde ', 5, null],
    ['abcdef', 5, 'Uma letra a mais que o limite de 5.'],
    ['x'.repeat(6500), 5000, '1.500 letras a mais que o limite de 5.000.'],
  ])('is reported when it exceeds a limit', (text, most, fault) => {
    expect(lengthFault(text, most)).toBe(fault);
  });
});
