import { Check, Undo2 } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { Allowed } from '../../parts/team/allowed';
import styles from '../messages-page.module.css';
import { copy } from './copy';
import { RetainedDataList } from './retained-data-list';
import { useErasure } from './use-request-actions';
import type { PrivacyRequest } from './use-requests';

/** Outcome of a request: the team's answer, a withdrawal, or what remains of an erased user. */
export function Outcome({ request: { id, status, answer, kept, hasFiles } }: { request: PrivacyRequest }) {
  const files = useErasure(() => undefined);
  if (kept)
    return (
      <>
        <Note icon={<Check aria-hidden="true" />}>{copy.erasedNote}</Note>
        <RetainedDataList kept={kept} />
        {hasFiles && (
          <Allowed to="people.erase">
            <Button
              variant="text"
              className={styles.reply}
              loading={files.isRunning}
              onClick={() => files.run(id)}
            >
              {copy.retryFiles}
            </Button>
          </Allowed>
        )}
      </>
    );
  if (status === 'withdrawn') return <Note icon={<Undo2 aria-hidden="true" />}>{copy.withdrawn}</Note>;
  return (
    <Note icon={<Check aria-hidden="true" />} title={copy.answered}>
      <p className={styles.text}>{answer}</p>
    </Note>
  );
}
