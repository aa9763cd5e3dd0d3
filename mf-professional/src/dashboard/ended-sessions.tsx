import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { EndDialog } from './end-dialog';
import type { Outcome } from './end-session';
import styles from './ended-sessions.module.css';
import { SessionFacts } from './session-facts';
import { ChatLink } from './session-item';
import listStyles from './session-list.module.css';
import type { Session } from './use-sessions';

const words = copy.ended;

/** Sessions that are over: the professional says how they ended. */
export function EndedSessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <DashboardCard title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <ul className={listStyles.list}>
        {sessions.map((session) => (
          <EndedSession key={session.id} session={session} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function EndedSession({ session }: { session: Session }) {
  const [asked, setAsked] = useState<Outcome | null>(null);
  return (
    <SessionFacts
      past
      session={session}
      action={
        <>
          <Button
            variant="outline"
            aria-label={words.completedLabel(session.patientName)}
            onClick={() => setAsked('completed')}
          >
            {words.completed}
          </Button>
          <Button
            variant="text"
            aria-label={words.noShowLabel(session.patientName)}
            onClick={() => setAsked('no_show')}
          >
            {words.noShow}
          </Button>
          <ChatLink session={session} />
        </>
      }
    >
      <EndDialog session={session} outcome={asked} onClose={() => setAsked(null)} />
    </SessionFacts>
  );
}
