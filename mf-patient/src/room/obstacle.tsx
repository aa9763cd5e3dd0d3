import { CalendarX2, Clock3, Globe, MonitorSmartphone, UserX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf, spokenDay, timeOf } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Disc } from 'shared-ui/disc';
import { copy } from './copy';
import type { Canceller, RoomFacts } from './facts';
import type { RoomRole } from './provider';
import styles from './obstacle.module.css';
import { HOME, RoomFrame } from './room-frame';
import { useTakeFocus } from './use-take-focus';

const words = copy.obstacles;

interface ObstacleProps {
  readonly kind: 'unpaid' | 'cancelled' | 'missed' | 'taken-over';
  readonly facts: RoomFacts;
  readonly now: Date;
  /** Of `taken-over`. */
  readonly isEntering?: boolean;
  readonly onContinue?: () => void;
}

/** Why the room is closed to the caller, and what is possible instead. */
export function Obstacle({ kind, facts, now, isEntering = false, onContinue }: ObstacleProps) {
  const { role } = facts;
  const away = (
    <ButtonLink variant="outline" to={HOME[role]}>
      {copy.consultations[role]}
    </ButtonLink>
  );
  switch (kind) {
    case 'unpaid':
      return (
        <Reason role={role} icon={Clock3} title={words.unpaidTitle} text={words.unpaidText} action={away} />
      );
    case 'cancelled':
      return (
        <Reason
          role={role}
          icon={CalendarX2}
          title={words.cancelledTitle}
          text={cancelledWords(facts, now)}
          action={away}
        />
      );
    case 'missed':
      return (
        <Reason role={role} icon={UserX} title={words.missedTitle} text={words.missedText} action={away} />
      );
    case 'taken-over':
      return (
        <Reason
          role={role}
          icon={MonitorSmartphone}
          title={words.takenTitle}
          text={words.takenText}
          action={
            <Button variant="primary" loading={isEntering} onClick={onContinue}>
              {words.continueHere}
            </Button>
          }
        />
      );
  }
}

const CANCELLED_BY: Record<Canceller, (facts: RoomFacts) => string> = {
  patient: ({ role, otherName }) =>
    role === 'patient' ? words.cancelledByYou : words.cancelledByOther(otherName),
  professional: ({ role, otherName }) =>
    role === 'professional' ? words.cancelledByYou : words.cancelledByOther(otherName),
  absence: ({ role, otherName }) =>
    role === 'professional' ? words.cancelledForAbsence : words.cancelledForAbsenceOf(otherName),
  team: () => words.cancelledByTeam,
  platform: () => words.cancelledByPlatform,
};

/** Who cancelled and when, and to the patient where the money is. */
function cancelledWords(facts: RoomFacts, now: Date): string {
  const { role, cancelledBy, cancelledAt, refund } = facts;
  const on = cancelledAt && words.cancelledOn(spokenDay(dayOf(cancelledAt), now), timeOf(cancelledAt));
  const who = cancelledBy === null ? words.unpaidInTime : `${CANCELLED_BY[cancelledBy](facts)}${on ?? ''}.`;
  return [who, refund && words.refunds[refund], words.afterCancelling[role]].filter(Boolean).join(' ');
}

interface ReasonProps {
  readonly role: RoomRole;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

function Reason({ role, icon: Icon, title, text, action }: ReasonProps) {
  const heading = useTakeFocus<HTMLHeadingElement>();
  return (
    <RoomFrame role={role}>
      <Card className={styles.reason}>
        <Disc>
          <Icon />
        </Disc>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <div className={styles.buttons}>{action}</div>
      </Card>
    </RoomFrame>
  );
}

interface UnsupportedProps {
  readonly role: RoomRole;
  readonly external: ReactNode;
}

/** A browser without calls: another one, or the external link. */
export function Unsupported({ role, external }: UnsupportedProps) {
  const toast = useToast();
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ kind: 'success', ...words.copied });
    } catch {
      toast({ kind: 'error', ...words.notCopied });
    }
  };
  return (
    <Reason
      role={role}
      icon={Globe}
      title={words.unsupportedTitle}
      text={words.unsupportedText}
      action={
        <>
          <Button variant="outline" onClick={() => void copyAddress()}>
            {words.copyAddress}
          </Button>
          {external}
        </>
      }
    />
  );
}
