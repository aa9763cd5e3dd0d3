import { countOf } from './count-of';

describe('a count', () => {
  it('is the figure of the answer, zero too', () => {
    expect(countOf({ count: 12, error: null })).toBe(12);
    expect(countOf({ count: 0, error: null })).toBe(0);
  });

  it('is an error where the server refused, and where an answer holds none', () => {
    expect(() => countOf({ count: null, error: { code: '42501', message: 'refused' } })).toThrow('42501');
    expect(() => countOf({ count: null, error: null })).toThrow('unexpected');
  });
});
