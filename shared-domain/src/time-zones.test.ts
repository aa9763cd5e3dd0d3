import { TIME_ZONES, timeZoneName } from './time-zones';

describe('time zones', () => {
  it.each(TIME_ZONES)('$id is known to the engine', ({ id }) => {
    expect(() => new Intl.DateTimeFormat('pt-BR', { timeZone: id })).not.toThrow();
  });

  it('have a name in Portuguese, or else that of their city', () => {
    expect(timeZoneName('America/Rio_Branco')).toBe('Rio Branco');
    expect(timeZoneName('Europe/Lisbon')).toBe('Lisboa');
    expect(timeZoneName('Pacific/Port_Moresby')).toBe('Port Moresby');
  });
});
