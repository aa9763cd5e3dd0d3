import { excessOf, lengthOf } from './text';

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
});
