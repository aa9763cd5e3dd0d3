import { useRef, useState, type MouseEvent as PressEvent } from 'react';
import type { Span } from './day-items';

const STEP_MINUTES = 15;
/** A click moves less. */
const LEAST_PX = 6;

/** The span between two minutes of a day in whole steps, inside some limits; null: nothing of it is inside. */
export function spanBetween(one: number, other: number, within: Span): Span | null {
  const snap = (minutes: number, round: (steps: number) => number) =>
    round(minutes / STEP_MINUTES) * STEP_MINUTES;
  const from = Math.max(snap(Math.min(one, other), Math.floor), snap(within.from, Math.floor));
  const to = Math.min(snap(Math.max(one, other), Math.ceil), within.to);
  return to > from ? { from, to } : null;
}

interface RangeDrag {
  /** The minutes of the day at the column's top and bottom. */
  readonly shown: Span;
  /** The minutes that can be chosen; null: none. */
  readonly allowed: Span | null;
  readonly onRange: (span: Span) => void;
}

/**
 * A range of a day, dragged with the mouse over its column. Touch scrolls; the form's fields do the same by keyboard.
 * `column` goes on the column, whose first child is as tall as its hours.
 */
export function useRangeDrag({ shown, allowed, onRange }: RangeDrag) {
  const [range, setRange] = useState<Span | null>(null);
  const wasDragged = useRef(false);
  const press = ({ button, target, currentTarget, clientY: pressedAt }: PressEvent<HTMLElement>) => {
    wasDragged.current = false;
    const item = target instanceof Element && target.closest('button');
    if (button !== 0 || !allowed || (item && !('free' in item.dataset))) return;
    const scale = currentTarget.firstElementChild;
    if (!scale) return;
    const minutesAt = (y: number) => {
      const { top, height } = scale.getBoundingClientRect();
      return shown.from + ((y - top) / height) * (shown.to - shown.from);
    };
    const start = minutesAt(pressedAt);
    let latest: Span | null = null;
    const move = ({ clientY }: MouseEvent) => {
      if (Math.abs(clientY - pressedAt) < LEAST_PX && !wasDragged.current) return;
      wasDragged.current = true;
      latest = spanBetween(start, minutesAt(clientY), allowed);
      setRange(latest);
    };
    const stop = (isDone: boolean) => {
      window.removeEventListener('mousemove', move);
      window.removeEventListener('mouseup', finish);
      window.removeEventListener('blur', cancel);
      window.removeEventListener('keydown', escape);
      setRange(null);
      if (isDone && latest) onRange(latest);
    };
    const finish = () => stop(true);
    const cancel = () => stop(false);
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    window.addEventListener('mousemove', move);
    window.addEventListener('mouseup', finish);
    window.addEventListener('blur', cancel);
    window.addEventListener('keydown', escape);
  };
  return {
    range,
    column: {
      onMouseDown: press,
      // The click after a drag is not one on the item under it.
      onClickCapture: (event: PressEvent) => {
        if (wasDragged.current) event.stopPropagation();
        wasDragged.current = false;
      },
    },
  };
}
