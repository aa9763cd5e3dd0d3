import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { IsoDay } from 'shared-domain/schedule';
import {
  APPLICATION_LABELS,
  CONSULTATION_LABELS,
  HISTORY_LABELS,
  labelOf,
  UNKNOWN_STATUS,
} from 'shared-domain/status';
import { DateBlock } from '../date-block';
import { Rating, Stars } from '../stars';
import { StatusBadge } from '.';

const LABELS = [CONSULTATION_LABELS, HISTORY_LABELS, APPLICATION_LABELS].flatMap((map) => Object.values(map));

describe('a status badge', () => {
  it.each(LABELS)('shows $text with a label, a color and an icon', (label) => {
    render(<StatusBadge label={label} />);
    const badge = screen.getByText(label.text);
    expect(badge).toHaveClass(label.tone);
    expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a distinct icon for each outcome of a consultation', () => {
    const shapes = Object.values(HISTORY_LABELS).map((label) => {
      const { container } = render(<StatusBadge label={label} />);
      return container.querySelector('svg')?.innerHTML;
    });
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('exposes the exact status to mouse, keyboard and screen reader', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <StatusBadge label={labelOf(HISTORY_LABELS, 'postponed', UNKNOWN_STATUS)} />,
    );
    await user.tab();
    const badge = screen.getByText('Desconhecido').parentElement as HTMLElement;
    expect(badge).toHaveFocus();
    expect(badge).toHaveAccessibleDescription('postponed');
    const bubble = screen.getByRole('tooltip');
    expect(bubble).not.toHaveClass('dismissed');
    await user.keyboard('{Escape}');
    expect(bubble).toHaveClass('dismissed');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('figures next to it', () => {
  it('describe a rating in words', () => {
    const { container } = render(<Rating value={4.9} count={127} />);
    expect(container).toHaveTextContent('4.9 (127 avaliações)');
    render(<Stars value={4} />);
    expect(screen.getByRole('img', { name: '4 de 5' }).querySelectorAll('.off')).toHaveLength(1);
  });

  it('show a day in three lines, and in full to screen readers', async () => {
    const { container } = render(<DateBlock day={'2026-11-26' as IsoDay} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-26');
    const seen = [...container.querySelectorAll('[aria-hidden]')].map((line) => line.textContent);
    expect(seen).toEqual(['qui.', '26', 'nov.']);
    expect(screen.getByText('Quinta-feira, 26 de novembro de 2026')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
