import type { ReactNode } from 'react';
import {
  Ban,
  CalendarCheck2,
  CalendarClock,
  Check,
  CheckCheck,
  Clock3,
  ClockAlert,
  CircleAlert,
  Sparkle,
  UserRoundX,
  Video,
  X,
} from 'lucide-react';
import type { AgendaConsultation } from './agenda';
import { copy } from './copy';
import styles from './event-look.module.css';
import { minutesUntil, shownStateOf, type ShownState } from './state';

/** Colors of a consultation in a state, for its block and for the key. */
export const LOOKS: Readonly<Record<ShownState, string | undefined>> = {
  pending: styles.pending,
  scheduled: styles.scheduled,
  proposed: styles.proposed,
  running: styles.scheduled,
  ended: styles.no_show,
  completed: styles.completed,
  no_show: styles.no_show,
  cancelled: styles.cancelled,
  reported: styles.reported,
  absent: styles.no_show,
  expired: styles.cancelled,
};

export const STATE_ICONS: Readonly<Record<ShownState, ReactNode>> = {
  pending: <Clock3 aria-hidden="true" />,
  scheduled: <Check aria-hidden="true" />,
  proposed: <CalendarClock aria-hidden="true" />,
  running: <Video aria-hidden="true" />,
  ended: <ClockAlert aria-hidden="true" />,
  completed: <CheckCheck aria-hidden="true" />,
  no_show: <UserRoundX aria-hidden="true" />,
  cancelled: <X aria-hidden="true" />,
  reported: <CircleAlert aria-hidden="true" />,
  absent: <UserRoundX aria-hidden="true" />,
  expired: <ClockAlert aria-hidden="true" />,
};

/** Stripes of a blocked time. */
export const BLOCKED = styles.blocked;
export const BLOCK_ICON = <Ban aria-hidden="true" />;
/** The next consultation. */
export const NEXT = styles.next;

/** Icon and words of a consultation's state. */
export function signOf(consultation: AgendaConsultation, now: Date, isNext: boolean) {
  const state = shownStateOf(consultation, now);
  const minutes = isNext ? minutesUntil(consultation, now) : null;
  if (minutes !== null) return { state, icon: <Video aria-hidden="true" />, text: copy.inMinutes(minutes) };
  if (state === 'scheduled' && consultation.isOutsideHours)
    return { state, icon: <CalendarCheck2 aria-hidden="true" />, text: copy.outside };
  if (state === 'scheduled' && consultation.isFirst)
    return { state, icon: <Sparkle aria-hidden="true" />, text: copy.panel.first };
  return { state, icon: STATE_ICONS[state], text: copy.words[state] };
}
