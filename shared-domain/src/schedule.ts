export { CHANGE_HOURS, canChange, changeDeadline } from './schedule/change-deadline';
export { addDays, dayOf, isIsoDay, timeOf, weekdayOf, type Instant, type IsoDay } from './schedule/days';
export {
  dateBlock,
  formatCountdown,
  formatDayLong,
  formatDayMonth,
  formatDayNumeric,
  formatDayShort,
  formatInstant,
  formatMonthYear,
  formatWeekday,
  spokenDay,
} from './schedule/format';
export {
  BOOKING_NOTICE_MINUTES,
  CONSULTATION_MINUTES,
  endOf,
  isInTimeToBook,
  secondsUntil,
} from './schedule/slots';
export { momentOf, TIME_ZONE } from './schedule/zone';
