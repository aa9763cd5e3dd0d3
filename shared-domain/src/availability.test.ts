import { DEFAULT_AVAILABILITY } from './availability';

describe('a new professional', () => {
  it('is available Monday to Friday, on Friday until five', () => {
    expect(DEFAULT_AVAILABILITY.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`)).toEqual([
      '1 09:00-18:00',
      '2 09:00-18:00',
      '3 09:00-18:00',
      '4 09:00-18:00',
      '5 09:00-17:00',
    ]);
  });
});
