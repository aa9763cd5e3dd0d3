import { screen } from '@testing-library/react';
import { renderInPortal } from 'shared-portal/testing';
import { MonthCalendar } from './month-calendar';

it('names its month, and each day with the number it shows', () => {
  renderInPortal(
    <MonthCalendar selected="2026-12-01" now={new Date('2026-11-23T12:00:00Z')} onSelect={jest.fn()} />,
  );
  expect(screen.getByText('Dezembro de 2026')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^terça-feira, 1 de dezembro de 2026/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^sexta-feira, 11 de dezembro de 2026/ })).toBeInTheDocument();
});
