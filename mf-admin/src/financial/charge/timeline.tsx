import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { shortInstant } from '../../parts/charge/when';
import { Timeline } from '../../parts/timeline/timeline';
import { eventText } from './event-copy';
import type { ChargeEvent } from './use-charge';

const ICONS = { done: Check, back: Undo2, problem: TriangleAlert };

/** What happened to a payment, oldest first. */
export function ChargeTimeline({ events }: { readonly events: readonly ChargeEvent[] }) {
  const now = new Date();
  return (
    <Timeline
      entries={events.map((event) => {
        const shown = eventText(event);
        return { ...shown, icon: ICONS[shown.tone], at: event.at, when: shortInstant(event.at, now) };
      })}
    />
  );
}
