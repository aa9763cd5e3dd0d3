import { countOf } from './count-of';

describe('a count', () => {
  it('is the number in the response, including zero', () => {
    expect(countOf({ count: 12, error: null })).toBe(12);
    expect(countOf({ count: 0, error: null })).toBe(0);
  });

  it('is an error if the server refused or the response has none', () => {
    expect(() => countOf({ count: null, error: { code: '42501', message: 'refused' } })).toThrow('42501');
    expect(() => countOf({ count: null, error: null })).toThrow('unexpected');
  });
});
