import { excessOf, lengthOf } from './text';

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['São João', 8],
    ['🙂', 1],
    ['👩‍⚕️', 4],
    ['a\nb', 3],
  ])('of %j is %i, as PostgreSQL counts', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  it('is over a limit by what is left without the blanks around it', () => {
    expect(excessOf(` ${'🙂'.repeat(5)}\n`, 5)).toBe(0);
    expect(excessOf('abcdef', 5)).toBe(1);
    expect(excessOf('', 5)).toBe(-5);
  });
});
