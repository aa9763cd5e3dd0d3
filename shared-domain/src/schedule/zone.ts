/** Time zone of all appointments. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** The wall clock time in São Paulo, as the epoch milliseconds of the same reading in UTC. */
const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Date and time of a moment in São Paulo: { day: '2026-11-26', time: '11:30:00' }. */
export function wallClock(moment: Date): { readonly day: string; readonly time: string } {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}:${part['second']}`,
  };
}

function offsetAt(epoch: number): number {
  const { day, time } = wallClock(new Date(epoch));
  return Date.parse(`${day}T${time}Z`) - Math.floor(epoch / 1000) * 1000;
}

/** The moment at which São Paulo's clocks show a day and a time ('2026-11-26', '11:30'). */
export function momentOf(day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess)); // the second pass is also correct next to a clock change
}
