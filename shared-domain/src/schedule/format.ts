import { addDays, dayOf, timeOf, weekdayOf, type Instant, type IsoDay } from './days';

// Own tables: engines disagree on pt-BR's short forms ("26 de nov." or "26 nov.").
const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

const short = (name: string) => `${name.slice(0, 3)}.`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function partsOf(day: IsoDay) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return { year, month: MONTHS[month - 1] as string, date };
}

/** Name of a day's weekday: "quinta-feira". */
const weekdayName = (day: IsoDay): string => WEEKDAYS[weekdayOf(day)] as string;

/** Weekday, number and month of a date block: "qui.", "26", "nov." */
export function dateBlock(day: IsoDay): {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
} {
  const { month, date } = partsOf(day);
  return { weekday: short(weekdayName(day)), day: String(date), month: short(month) };
}

/** A day of the month in a sentence: the first is "1º". */
const ordinal = (date: number | string) => (Number(date) === 1 ? '1º' : String(date));

/** "qui., 26 nov.", "ter., 1º dez." */
export function formatDayShort(day: IsoDay): string {
  const block = dateBlock(day);
  return `${block.weekday}, ${ordinal(block.day)} ${block.month}`;
}

/** "26 de novembro", "1º de dezembro" */
export function formatDayMonth(day: IsoDay): string {
  const { month, date } = partsOf(day);
  return `${ordinal(date)} de ${month}`;
}

/** "novembro de 2026" */
export function formatMonthYear(day: IsoDay): string {
  return `${partsOf(day).month} de ${partsOf(day).year}`;
}

/** "quinta", "sábado" */
export const formatWeekday = (day: IsoDay): string => weekdayName(day).replace('-feira', '');

/** "Quinta-feira, 26 de novembro de 2026" */
export const formatDayLong = (day: IsoDay): string =>
  `${capitalized(weekdayName(day))}, ${formatDayMonth(day)} de ${partsOf(day).year}`;

/** A spoken date: "hoje", "amanhã", else "na quinta-feira, 26 de novembro", relative to `now`. */
export function spokenDay(day: IsoDay, now: Date, zone?: string): string {
  const today = dayOf(now, zone);
  if (day === today) return 'hoje';
  if (day === addDays(today, 1)) return 'amanhã';
  const weekday = weekdayName(day);
  return `${weekday.endsWith('feira') ? 'na' : 'no'} ${weekday}, ${formatDayMonth(day)}`;
}

/** "26/11/2026" */
export const formatDayNumeric = (day: IsoDay): string => day.split('-').reverse().join('/');

/** A moment in São Paulo: "26/11/2026 às 11:30" */
export const formatInstant = (moment: Instant | Date): string =>
  `${formatDayNumeric(dayOf(moment))} às ${timeOf(moment)}`;

/** Seconds as minutes and seconds: 768 is "12:48", 42 is "0:42". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
