import { typedTime } from './typed-time';

describe('a typed time', () => {
  it.each([
    ['14:35', '14:35'],
    ['9:05', '09:05'],
    ['9.05', '09:05'],
    ['0805', '08:05'],
    ['805', '08:05'],
    ['8', '08:00'],
    ['18h', '18:00'],
    [' 8h30 ', '08:30'],
    ['0', '00:00'],
  ])('%j is %s', (text, read) => {
    expect(typedTime(text, false)).toBe(read);
  });

  it.each(['', 'abc', '25:00', '8:60', '24:00', '24', '8:5', '123456', '-8'])('%j is none', (text) => {
    expect(typedTime(text, false)).toBeNull();
  });

  it.each(['24:00', '24', '24h', '2400', '00:00', '0'])('%j is the end of the day as an end', (text) => {
    expect(typedTime(text, true)).toBe('24:00');
  });

  it('has nothing after the end of the day', () => {
    expect(typedTime('24:05', true)).toBeNull();
  });
});
