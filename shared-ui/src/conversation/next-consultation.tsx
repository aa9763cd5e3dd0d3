import { CalendarDays, Video } from 'lucide-react';
import type { Conversation } from 'shared-data/conversation';
import type { Side } from 'shared-data/conversations';
import { useNextConsultation } from 'shared-data/next-consultation';
import { useNow } from 'shared-data/now';
import { roomPath } from 'shared-domain/booking-path';
import { hasBegun, isRoomOpen } from 'shared-domain/consultation';
import { addDays, dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { ButtonLink } from '../button';
import { DeviceTime } from '../device-time';
import { copy } from './copy';
import styles from './next-consultation.module.css';

/** How long the room may be open before its button appears, in milliseconds. */
const LOOK_MS = 15_000;

const DETAILS: Record<Side, (id: string) => string> = {
  patient: (id) => `/patient/appointments?detalhes=${id}`,
  professional: (id) => `/professional/agenda?sessao=${id}`,
};

/** The next consultation of the two: when, and the way into its room while it is open. Nothing while it is unknown. */
export function NextConsultation({ conversation }: { readonly conversation: Conversation }) {
  const { consultationId, side, otherName, professionalId, listed, obstacle } = conversation;
  const next = useNextConsultation(consultationId).data;
  const now = useNow(LOOK_MS);
  if (next === undefined) return null;
  if (next === null) {
    return side === 'patient' && listed && obstacle === null ? (
      <Link to={`/patient/booking/${professionalId}`} className={styles.link}>
        {copy.book}
      </Link>
    ) : null;
  }
  return (
    <div className={styles.next}>
      <Link to={DETAILS[side](next.id)} className={styles.link}>
        <CalendarDays aria-hidden="true" />
        <span>
          {hasBegun(next, now)
            ? copy.running(timeOf(next.startsAt))
            : copy.next(dayIn(next.startsAt, now), timeOf(next.startsAt))}
          <DeviceTime at={next.startsAt} />
        </span>
      </Link>
      {isRoomOpen(next, now) && (
        <ButtonLink
          size="sm"
          variant="primary"
          to={roomPath(next.id)}
          icon={<Video aria-hidden="true" />}
          aria-label={copy.enterLabel(otherName)}
        >
          {copy.enter}
        </ButtonLink>
      )}
    </div>
  );
}

/** "hoje", "amanhã", else "qui., 3 dez." */
function dayIn(startsAt: Instant, now: Date): string {
  const day = dayOf(startsAt);
  const today = dayOf(now);
  if (day === today) return copy.today.toLowerCase();
  return day === addDays(today, 1) ? copy.tomorrow : formatDayShort(day);
}
