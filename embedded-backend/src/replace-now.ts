/**
 * Puts another clock behind the `Date` of a page or a process: `new Date()`, `Date()` and `Date.now()` answer it, everything
 * else of Date and all timers stay as they are. It uses nothing outside itself: a browser under test gets its text.
 */
export function replaceNow(now: () => number, realm: { Date: DateConstructor } = globalThis): void {
  const { Date: machineDate } = realm;
  // Has a `now` of its own, which a test may replace in turn, and everything else from Date.
  const target = Object.assign(function () {}, { now });
  Object.setPrototypeOf(target, machineDate);
  target.prototype = machineDate.prototype;
  realm.Date = new Proxy(target as unknown as DateConstructor, {
    construct: (clock, values: unknown[], asked) =>
      Reflect.construct(machineDate, values.length === 0 ? [clock.now()] : values, asked) as Date,
    apply: (clock) => new machineDate(clock.now()).toString(),
  });
}
