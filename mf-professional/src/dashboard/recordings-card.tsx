import { CirclePlay, Plus } from 'lucide-react';
import { useState } from 'react';
import { SESSION_LINK_LABELS } from 'shared-domain/consultation';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button, ButtonAnchor } from 'shared-ui/button';
import { useKeptFocus } from 'shared-ui/kept-focus';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { RecordingDialog } from './recording-dialog';
import { RemoveRecordingButton } from './remove-recording-button';
import styles from './recordings-card.module.css';
import { useHeldSessions, type HeldSession } from './use-held-sessions';

const words = copy.recordings;

/** Sessions that took place, and where their recordings are: who recorded one says so here. */
export function RecordingsCard() {
  const sessions = useHeldSessions();
  const list = useKeptFocus<HTMLUListElement>();
  return (
    <DashboardCard title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <RemoteView
        query={sessions}
        skeleton={<SkeletonCard bare lines={3} />}
        level={3}
        failureText={words.failedText}
        isEmpty={({ pages }) => pages.every((page) => page.sessions.length === 0)}
        empty={<p className={styles.none}>{words.none}</p>}
      >
        {({ pages }) => (
          <>
            <ul ref={list} className={styles.sessions}>
              {pages.flatMap(({ sessions: held }) =>
                held.map((session) => <HeldSessionRow key={session.id} session={session} />),
              )}
            </ul>
            {sessions.hasNextPage && (
              <Button
                variant="text"
                loading={sessions.isFetchingNextPage}
                onClick={() => void sessions.fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </DashboardCard>
  );
}

function HeldSessionRow({ session }: { readonly session: HeldSession }) {
  const [open, setOpen] = useState(false);
  const { patientName, startsAt, recording } = session;
  const day = formatDayMonth(dayOf(startsAt));
  return (
    <li className={styles.session}>
      <div className={styles.who}>
        <strong>{patientName}</strong>
        <time dateTime={startsAt}>{words.when(day, timeOf(startsAt))}</time>
      </div>
      <div className={styles.actions}>
        {recording && (
          <ButtonAnchor
            variant="outline"
            href={recording}
            target="_blank"
            rel="noreferrer"
            icon={<CirclePlay aria-hidden="true" />}
            aria-label={words.ofSession(SESSION_LINK_LABELS.completed ?? '', patientName, day)}
          >
            {SESSION_LINK_LABELS.completed}
          </ButtonAnchor>
        )}
        <Button
          variant={recording ? 'text' : 'outline'}
          icon={recording ? undefined : <Plus aria-hidden="true" />}
          aria-label={words.ofSession(recording ? words.change : words.add, patientName, day)}
          onClick={() => setOpen(true)}
        >
          {recording ? words.changeShort : words.add}
        </Button>
        {recording && <RemoveRecordingButton session={session} />}
      </div>
      <RecordingDialog open={open} session={session} onClose={() => setOpen(false)} />
    </li>
  );
}
