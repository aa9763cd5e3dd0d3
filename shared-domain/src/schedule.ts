export { addDays, dayOf, isIsoDay, timeOf, type Instant, type IsoDay } from './schedule/days';
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
} from './schedule/format';
export {
  BOOKING_NOTICE_MINUTES,
  CHANGE_HOURS,
  CONSULTATION_MINUTES,
  SLOT_TIMES,
  canChange,
  changeDeadline,
  isBookableDay,
  isInTimeToBook,
  isSlotOpen,
  isSlotTime,
  secondsUntil,
  slotStart,
  type SlotTime,
} from './schedule/slots';
export { momentOf, TIME_ZONE } from './schedule/zone';
