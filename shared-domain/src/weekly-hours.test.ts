import { describeWeek, type WeeklyRange } from './weekly-hours';

const on = (weekdays: readonly number[], from: string, to: string): WeeklyRange[] =>
  weekdays.map((weekday) => ({ weekday, from, to }));

it.each([
  [
    [...on([1, 2, 3, 4, 5, 6], '14:00', '18:10'), ...on([1, 2, 3, 4, 5, 6], '09:00', '12:20')],
    ['Segunda a sábado, 9h às 12h20 e 14h às 18h10'],
  ],
  [on([2, 4], '08:00', '12:00'), ['Terça e quinta, 8h às 12h']],
  [
    [...on([1, 3, 5], '08:00', '12:00'), ...on([6], '19:30', '24:00')],
    ['Segunda, quarta e sexta, 8h às 12h', 'Sábado, 19h30 às 24h'],
  ],
  [on([7], '10:00', '11:00'), ['Domingo, 10h às 11h']],
  [[], []],
])('describes weekly hours: %#', (ranges, words) => {
  expect(describeWeek(ranges)).toEqual(words);
});
