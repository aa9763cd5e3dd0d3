import { useId } from 'react';
import type { IsoDay } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { AddressState } from './address-state';
import styles from './calendar-card.module.css';
import { copy } from './copy';
import { useCalendarAddress } from './use-calendar-address';

interface CalendarCardProps {
  readonly today: IsoDay;
  readonly timeZone: string;
  readonly readOnly: boolean;
  readonly className?: string | undefined;
}

/** The private address with which other calendars read when the professional is busy. Changed at once. */
export function CalendarCard({ today, timeZone, readOnly, className }: CalendarCardProps) {
  const titleId = useId();
  const address = useCalendarAddress();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={styles.title}>
        {copy.title}
      </h2>
      <p className={styles.text}>{copy.text}</p>
      <RemoteView
        query={address}
        skeleton={<Skeleton height="2.75rem" shape="block" />}
        failureText={copy.failed}
        level={3}
        className={styles.view}
      >
        {(known) => <AddressState address={known} today={today} timeZone={timeZone} readOnly={readOnly} />}
      </RemoteView>
    </Card>
  );
}
