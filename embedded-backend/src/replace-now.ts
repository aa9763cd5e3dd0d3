/**
 * Puts another clock behind the `Date` of a page or a process: `new Date()`, `Date()` and `Date.now()` answer it, everything
 * else of Date and all timers stay as they are. It uses nothing outside itself: a browser under test gets its text.
 */
export function replaceNow(now: () => number, realm: { Date: DateConstructor } = globalThis): void {
  realm.Date = new Proxy(realm.Date, {
    construct: (target, values: unknown[], asked) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, asked) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
