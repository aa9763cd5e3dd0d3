import { barsOf, partsOf, scaleOf } from './week-bars';

const week = (received: number, owed: number, held: number) => ({
  text: '',
  received,
  owed,
  held,
  total: received + owed + held,
});

it('has a bar for every week of the month', () => {
  const bars = barsOf({
    month: '2026-11-01',
    weeks: [{ monday: '2026-11-09', received: 15_000, owed: 5000, held: 0 }],
  });
  expect(bars.map(({ text, total }) => [text, total])).toEqual([
    ['1º nov.', 0],
    ['2 a 8 nov.', 0],
    ['9 a 15 nov.', 20_000],
    ['16 a 22 nov.', 0],
    ['23 a 29 nov.', 0],
    ['30 nov.', 0],
  ]);
});

it.each([
  [week(50, 25, 25), 100, { received: 50, owed: 25, held: 25 }],
  [week(100, -40, 0), 100, { received: 60, owed: 0, held: 0 }],
  [week(0, -40, 0), 100, { received: 0, owed: 0, held: 0 }],
])('%j of %d is drawn as %j', (bar, most, parts) => {
  expect(partsOf(bar, most)).toEqual(parts);
});

it.each([
  [373_125, [0, 1000, 2000, 3000, 4000]],
  [60_000, [0, 200, 400, 600]],
  [15_000, [0, 50, 100, 150]],
  [50, [0, 1]],
])('%d centavos are below lines at round amounts', (most, reais) => {
  const { top, lines } = scaleOf(most);
  expect(lines.map((amount) => amount / 100)).toEqual(reais);
  expect(top).toBe(lines.at(-1));
});

it('has one line without earnings', () => {
  expect(scaleOf(-4000)).toEqual({ top: 1, lines: [0] });
});
