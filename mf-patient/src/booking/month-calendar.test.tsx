import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from 'shared-portal/testing';
import type { FreeDay, NoTimes } from 'shared-domain/free-times';
import type { IsoDay } from 'shared-domain/schedule';
import { MonthCalendar } from './month-calendar';

const free: FreeDay = { date: '2026-12-01', times: ['2026-12-01T12:00:00.000Z'], reason: null };
const without = (date: IsoDay, reason: NoTimes): FreeDay => ({ date, times: [], reason });

const DAYS: readonly FreeDay[] = [
  free,
  without('2026-12-11', 'full'),
  without('2026-12-13', 'closed'),
  without('2026-12-25', 'holiday'),
  without('2026-12-30', 'too_far'),
];

function show() {
  const onSelect = jest.fn();
  renderInPortal(
    <MonthCalendar
      selected="2026-12-01"
      today="2026-11-23"
      days={new Map(DAYS.map((day) => [day.date, day]))}
      month="2026-12-01"
      lastMonth="2026-12-30"
      onMonth={jest.fn()}
      onSelect={onSelect}
    />,
  );
  return onSelect;
}

const day = (name: RegExp) => screen.getByRole('button', { name });

it('names its month, and each day with the number it shows', () => {
  show();
  expect(screen.getByText('Dezembro de 2026')).toBeInTheDocument();
  expect(day(/^terça-feira, 1 de dezembro de 2026/)).toBeEnabled();
});

it('says why a day has no free times, and answers when it is pressed', async () => {
  const onSelect = show();
  expect(day(/^sexta-feira, 11 de dezembro de 2026, lotado$/)).toHaveAttribute('aria-disabled', 'true');
  expect(day(/^domingo, 13 de dezembro de 2026, não atende$/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day(/^sexta-feira, 25 de dezembro de 2026, feriado, não atende$/));
  expect(onSelect).toHaveBeenCalledWith(without('2026-12-25', 'holiday'));
});

it('disables days that are over, too far away or not known', () => {
  show();
  expect(day(/^quarta-feira, 30 de dezembro/)).toBeDisabled();
  expect(day(/^quinta-feira, 31 de dezembro/)).toBeDisabled();
});
