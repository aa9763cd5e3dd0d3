import { deviceIsIn, renderInPortal } from 'shared-portal/testing';
import { DeviceTime } from '.';

afterEach(() => jest.restoreAllMocks());

const said = (at: string) => renderInPortal(<DeviceTime at={at} />).container.textContent;

describe('a time on the device’s clock', () => {
  it('is not said where the clock is Brasília’s', () => {
    deviceIsIn('America/Sao_Paulo');
    expect(said('2026-12-01T17:00:00Z')).toBe('');
    deviceIsIn('America/Bahia');
    expect(said('2026-12-01T17:00:00Z')).toBe('');
  });

  it('follows the time of Brasília elsewhere', () => {
    deviceIsIn('America/Rio_Branco');
    expect(said('2026-12-01T17:00:00Z')).toBe(' · 12:00 no seu horário');
  });

  it('needs no mark on a line of its own', () => {
    deviceIsIn('America/Rio_Branco');
    const { container } = renderInPortal(<DeviceTime at="2026-12-01T17:00:00Z" below />);
    expect(container.textContent).toBe(' 12:00 no seu horário');
  });

  it('has its day where that is another one', () => {
    deviceIsIn('Europe/Lisbon');
    expect(said('2026-12-02T00:30:00Z')).toBe(' · qua., 2 dez., 00:30 no seu horário');
  });

  it('is judged by the moment itself, not by today', () => {
    // Summer time there ends on 1 November.
    deviceIsIn('America/New_York');
    expect(said('2026-10-30T17:00:00Z')).toBe(' · 13:00 no seu horário');
    expect(said('2026-11-02T17:00:00Z')).toBe(' · 12:00 no seu horário');
  });
});
