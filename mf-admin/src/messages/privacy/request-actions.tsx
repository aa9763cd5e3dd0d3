import { Hourglass, Reply, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { EndSessions } from '../../parts/end-sessions/end-sessions';
import { Allowed } from '../../parts/team/allowed';
import { AnswerDialog } from './answer-dialog';
import { copy } from './copy';
import { ErasureDialog } from './erasure-dialog';
import styles from './privacy.module.css';
import { useStart } from './use-request-actions';
import type { PrivacyRequest } from './use-requests';

interface RequestActionsProps {
  readonly request: PrivacyRequest;
  /** Called when the request is closed and the buttons disappear. */
  readonly onDone: () => void;
}

/** The team's actions on an open request. */
export function RequestActions({ request, onDone }: RequestActionsProps) {
  const [asked, setAsked] = useState<'answer' | 'erase' | null>(null);
  const start = useStart();
  const done = () => {
    setAsked(null);
    onDone();
  };
  return (
    <div className={styles.actions}>
      <Allowed to="messages.answer">
        {request.status === 'open' && (
          <Button
            variant="outline"
            icon={<Hourglass aria-hidden="true" />}
            loading={start.isRunning}
            onClick={() => start.run(request.id)}
          >
            {copy.start}
          </Button>
        )}
        <Button
          variant={request.kind === 'erasure' ? 'outline' : 'primary'}
          icon={<Reply aria-hidden="true" />}
          onClick={() => setAsked('answer')}
        >
          {copy.answer}
        </Button>
      </Allowed>
      {request.kind === 'erasure' && (
        <Allowed to="people.erase">
          <Button variant="danger" icon={<UserRoundX aria-hidden="true" />} onClick={() => setAsked('erase')}>
            {copy.erase}
          </Button>
        </Allowed>
      )}
      {request.kind === 'other' && request.userId && (
        <EndSessions owner={{ userId: request.userId, fullName: request.fullName }} />
      )}
      {asked === 'answer' && <AnswerDialog request={request} onClose={() => setAsked(null)} onDone={done} />}
      {asked === 'erase' && <ErasureDialog request={request} onClose={() => setAsked(null)} onDone={done} />}
    </div>
  );
}
