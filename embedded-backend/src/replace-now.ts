/**
 * Replaces the clock behind the `Date` of a page or a process: `new Date()`, `Date()` and `Date.now()` use
 * it, everything else of Date and all timers are unchanged. The function is self-contained, because a browser
 * under test receives its source text.
 */
export function replaceNow(now: () => number, realm: { Date: DateConstructor } = globalThis): void {
  const { Date: machineDate } = realm;
  // Has its own `now`, which a test may replace in turn, and inherits everything else from Date. It is not
  // enumerable, like Date's: Playwright's clock would copy an enumerable one over its own.
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
