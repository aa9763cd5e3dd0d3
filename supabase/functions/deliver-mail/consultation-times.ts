import { knownTimeZone, timeZoneName } from '../_shared/time-zones.ts';

/** The time of a consultation, and its reader's time zone (IANA). */
export interface ToldTime {
  /** UTC ISO instant. */
  readonly starts_at: string;
  readonly time_zone: string;
}

function inZone(instant: string | Date, timeZone: string, style: Intl.DateTimeFormatOptions): string {
  const zone = knownTimeZone(timeZone);
  const written = new Intl.DateTimeFormat('pt-BR', { ...style, timeZone: zone }).format(new Date(instant));
  return written.replace(', 1 de ', ', 1º de ');
}

/** "14:00" */
export const clock = ({ starts_at, time_zone }: ToldTime): string =>
  inZone(starts_at, time_zone, { timeStyle: 'short' });

/** "(horário de Rio Branco)" */
const named = (zone: string) => `(horário de ${timeZoneName(knownTimeZone(zone))})`;

/** "14:00 (horário de Brasília)" */
export const clockInZone = (time: ToldTime): string => `${clock(time)} ${named(time.time_zone)}`;

/** "terça-feira, 1º de dezembro de 2026" */
const dayInWords = ({ starts_at, time_zone }: ToldTime): string =>
  inZone(starts_at, time_zone, { dateStyle: 'full' });

/** "terça-feira, 1º de dezembro de 2026, às 14:00 (horário de Brasília)" */
export const when = (time: ToldTime): string => `${dayInWords(time)}, às ${clockInZone(time)}`;

/** "quarta-feira, 2 de dezembro", of a day without a time. */
export const dayText = (day: string): string =>
  inZone(`${day}T12:00:00Z`, 'UTC', { weekday: 'long', day: 'numeric', month: 'long' });

/** The same inside a sentence: "na terça-feira, …", "no sábado, …". */
export const onDay = (time: ToldTime): string =>
  `${/^(s[áa]b|dom)/.test(when(time)) ? 'no' : 'na'} ${when(time)}`;
