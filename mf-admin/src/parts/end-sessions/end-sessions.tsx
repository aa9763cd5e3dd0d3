import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Allowed } from '../team/allowed';
import { copy } from './copy';
import styles from './end-sessions.module.css';
import { useEndSessions, type AccountOwner } from './use-end-sessions';

/** Signs a user out everywhere after a confirmation, for an account that may be compromised. */
export function EndSessions({ owner }: { owner: AccountOwner }) {
  const [asking, setAsking] = useState(false);
  return (
    <Allowed to="people.block">
      <Button
        variant="text"
        icon={<MonitorX aria-hidden="true" />}
        aria-label={copy.actionOf(owner.fullName)}
        onClick={() => setAsking(true)}
      >
        {copy.action}
      </Button>
      <EndSessionsDialog owner={owner} open={asking} onClose={() => setAsking(false)} />
    </Allowed>
  );
}

interface EndSessionsDialogProps {
  readonly owner: AccountOwner;
  readonly open: boolean;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** The confirmation before a user is signed out everywhere. */
export function EndSessionsDialog({ owner, open, onDone, onClose }: EndSessionsDialogProps) {
  const ending = useEndSessions(owner, () => {
    onDone?.();
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      title={copy.action}
      action={copy.confirm}
      look={{ variant: 'danger' }}
      isRunning={ending.isRunning}
      onConfirm={() => ending.run()}
      onClose={onClose}
    >
      <div className={styles.ask}>
        <p>{copy.question(owner.fullName)}</p>
        <p>{copy.consequence}</p>
        <p>{copy.logged}</p>
      </div>
    </ConfirmDialog>
  );
}
