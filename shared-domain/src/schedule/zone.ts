/** Time zone of all appointments. */
export const TIME_ZONE = 'America/Sao_Paulo';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone; made on first use, because that takes milliseconds. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Date and time of a moment in a zone, by default São Paulo's: { day: '2026-11-26', time: '11:30:00' }. */
export function wallClock(
  moment: Date,
  zone: string = TIME_ZONE,
): { readonly day: string; readonly time: string } {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}:${part['second']}`,
  };
}

function offsetAt(epoch: number, zone?: string): number {
  const { day, time } = wallClock(new Date(epoch), zone);
  return Date.parse(`${day}T${time}Z`) - Math.floor(epoch / 1000) * 1000;
}

/** The moment at which clocks in São Paulo or in another zone show a day and a time ('2026-11-26', '11:30'). */
export function momentOf(day: string, time: string, zone?: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(guess, zone)); // the second pass is also correct next to a clock change
}
