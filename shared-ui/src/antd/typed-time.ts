export const END_OF_DAY = '24:00';

const TYPED = /^(\d{1,2})(?:[:.h]?(\d{2}))?h?$/i;

/**
 * A typed time as 'HH:MM': "8", "8h", "8h30", "830", "08:30". Null if it is none.
 * @param isEnd the end of a range: midnight is 24:00
 */
export function typedTime(text: string, isEnd: boolean): string | null {
  const [, hours, minutes = '00'] = TYPED.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (isEnd && (time === '00:00' || time === END_OF_DAY)) return END_OF_DAY;
  return Number(hours) < 24 ? time : null;
}
