import { useEffect, useRef, useState } from 'react';
import { instantIn } from 'shared-domain/booking-path';
import type { FreeDay } from 'shared-domain/free-times';
import { dayOf, type Instant } from 'shared-domain/schedule';
import { useSearchParams } from 'shared-portal/router';
import { SLOT_PARAM } from './use-step';

/** The time of the link that led here; null: none. */
export function useSlotOfLink(): Instant | null {
  const [params] = useSearchParams();
  const [slot] = useState(() => instantIn(params.get(SLOT_PARAM)));
  return slot;
}

/** Calls `onGone` if the time of the link is not free any more. `days`: once they are up to date. */
export function useArrival(
  slot: Instant | null,
  days: readonly FreeDay[] | undefined,
  onGone: (slot: Instant) => void,
): void {
  const isChecked = useRef(slot === null);
  useEffect(() => {
    if (isChecked.current || slot === null || days === undefined) return;
    isChecked.current = true;
    // Beyond the days read, only the server knows.
    const isKnown = days.some(({ date }) => date > dayOf(slot));
    if (isKnown && !days.some(({ times }) => times.includes(slot))) onGone(slot);
  });
}
