/**
 * Holds the page's clock at an instant: `new Date()` and `Date.now()` answer it, everything else of Date
 * and all timers go on. For a page that lives in one scenario; a reload lets time run again.
 */
export function holdPageClock(instant: string, page: { Date: DateConstructor } = globalThis): void {
  const held = Date.parse(instant);
  page.Date = new Proxy(page.Date, {
    construct: (target, values: unknown[]) =>
      Reflect.construct(target, values.length === 0 ? [held] : values) as Date,
    apply: (target) => new target(held).toString(),
    get: (target, name) => (name === 'now' ? () => held : Reflect.get(target, name)),
  });
}
