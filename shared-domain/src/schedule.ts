export {
  addDays,
  dayOf,
  isIsoDay,
  isoDay,
  timeOf,
  weekdayOf,
  type Instant,
  type IsoDay,
} from './schedule/days';
export {
  dateBlock,
  formatCountdown,
  formatDayLong,
  formatDayMonth,
  formatDayNumeric,
  formatDayShort,
  formatInstant,
  formatMonthYear,
  spokenDay,
  weekdayName,
} from './schedule/format';
export {
  CHANGE_HOURS,
  SESSION_MINUTES,
  SLOT_TIMES,
  canChange,
  changeDeadline,
  isBookableDay,
  isSlotOpen,
  isSlotTime,
  secondsUntil,
  slotEnd,
  slotStart,
  type SlotTime,
} from './schedule/slots';
export { momentOf, TIME_ZONE } from './schedule/zone';
