/**
 * Puts another clock behind the `Date` of a page or a process: `new Date()`, `Date()` and `Date.now()` answer it, everything
 * else of Date and all timers stay as they are. It uses nothing outside itself: a browser under test gets its text.
 */
export function replaceNow(now: () => number, realm: { Date: DateConstructor } = globalThis): void {
  const { Date: machineDate } = realm;
  // Has a `now` of its own, which a test may replace in turn, and everything else from Date. As in Date it is not
  // enumerable: Playwright's clock would copy an enumerable one over its own.
  const target = Object.defineProperty(function () {}, 'now', {
    value: now,
    writable: true,
    configurable: true,
  });
  Object.setPrototypeOf(target, machineDate);
  target.prototype = machineDate.prototype;
  realm.Date = new Proxy(target as unknown as DateConstructor, {
    construct: (clock, values: unknown[], asked) =>
      Reflect.construct(machineDate, values.length === 0 ? [clock.now()] : values, asked) as Date,
    apply: (clock) => new machineDate(clock.now()).toString(),
  });
}
