import { DayPicker } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale';
import { dateBlock, dayOf, formatMonthYear, isBookableDay, type IsoDay } from 'shared-domain/schedule';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  readonly selected: IsoDay | null;
  readonly now: Date;
  readonly onSelect: (day: IsoDay) => void;
}

const MONTHS_AHEAD = 12;

const CLASSES = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  selected: styles.selected,
  disabled: styles.disabled,
  outside: styles.outside,
} as Record<string, string>;

const two = (n: number) => String(n).padStart(2, '0');
/** The calendar's dates are plain local days: year, month and day, never an instant. */
const isoOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as IsoDay;
const dateOf = (day: IsoDay) => new Date(`${day}T12:00:00`);

const formatters = {
  /** "Novembro de 2026" */
  formatCaption: (month: Date) => {
    const name = formatMonthYear(isoOf(month));
    return name.charAt(0).toUpperCase() + name.slice(1);
  },
  /** "sáb" */
  formatWeekdayName: (day: Date) => dateBlock(isoOf(day)).weekday.replace('.', ''),
};

/** A month of days. Sundays and past days, in São Paulo time, are disabled. */
export function MonthCalendar({ selected, now, onSelect }: MonthCalendarProps) {
  const today = dateOf(dayOf(now));
  return (
    <DayPicker
      mode="single"
      required
      locale={ptBR}
      formatters={formatters}
      today={today}
      startMonth={today}
      endMonth={new Date(today.getFullYear(), today.getMonth() + MONTHS_AHEAD, 1)}
      defaultMonth={selected ? dateOf(selected) : today}
      selected={selected ? dateOf(selected) : undefined}
      disabled={(date) => !isBookableDay(isoOf(date), now)}
      onSelect={(date) => onSelect(isoOf(date))}
      classNames={CLASSES}
    />
  );
}
