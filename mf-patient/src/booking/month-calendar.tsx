import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker';
import { ptBR } from 'react-day-picker/locale';
import type { FreeDay, NoTimes } from 'shared-domain/free-times';
import { dateBlock, formatMonthYear, type IsoDay } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  readonly selected: IsoDay | null;
  readonly today: IsoDay;
  /** What is known of each day; the other days are disabled. */
  readonly days: ReadonlyMap<IsoDay, FreeDay>;
  /** Any day of the month shown, and of the last month that can be shown. */
  readonly month: IsoDay;
  readonly lastMonth: IsoDay;
  readonly onMonth: (month: IsoDay) => void;
  /** A day with free times, or one of which the user wants to know why it has none. */
  readonly onSelect: (day: FreeDay) => void;
}

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

const MODIFIER_CLASSES = {
  free: styles.free,
  full: styles.full,
  closed: styles.disabled,
  holiday: styles.disabled,
  too_soon: styles.disabled,
} as Record<string, string>;

/** Days that say why they cannot be booked. The others without times are over, or too far away. */
const EXPLAINED = ['full', 'closed', 'holiday', 'too_soon'] as const satisfies readonly NoTimes[];

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

const isPressable = (day: FreeDay | undefined): boolean =>
  day !== undefined && (day.reason === null || EXPLAINED.some((reason) => reason === day.reason));

/** Says why a day has no free times. It can be pressed, to show the reason. */
function ExplainedDay(props: DayButtonProps) {
  const reason = EXPLAINED.find((one) => props.modifiers[one]);
  const label = props['aria-label'] ?? '';
  return reason ? (
    <DayButton {...props} aria-disabled aria-label={`${label}, ${copy.noTimes[reason]}`} />
  ) : (
    <DayButton {...props} />
  );
}

const COMPONENTS = { DayButton: ExplainedDay };

/** A month of days, each with free times or the reason why it has none. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { selected, today, days, month, lastMonth, onMonth, onSelect } = props;
  const because = (reason: NoTimes | null) => (date: Date) => days.get(isoOf(date))?.reason === reason;
  return (
    <DayPicker
      mode="single"
      required
      locale={ptBR}
      formatters={formatters}
      components={COMPONENTS}
      today={dateOf(today)}
      startMonth={dateOf(today)}
      endMonth={dateOf(lastMonth)}
      month={dateOf(month)}
      onMonthChange={(date) => onMonth(isoOf(date))}
      selected={selected ? dateOf(selected) : undefined}
      disabled={(date) => !isPressable(days.get(isoOf(date)))}
      modifiers={{
        free: because(null),
        ...Object.fromEntries(EXPLAINED.map((reason) => [reason, because(reason)])),
      }}
      modifiersClassNames={MODIFIER_CLASSES}
      onSelect={(date) => {
        const day = days.get(isoOf(date));
        if (day) onSelect(day);
      }}
      classNames={CLASSES}
    />
  );
}
