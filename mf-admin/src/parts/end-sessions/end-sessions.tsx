import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import styles from './end-sessions.module.css';
import { useEndSessions, type AccountOwner } from './use-end-sessions';

/** Signs a user out everywhere after a confirmation, for an account that may be compromised. */
export function EndSessions({ owner }: { owner: AccountOwner }) {
  const [asking, setAsking] = useState(false);
  const ending = useEndSessions(owner, () => setAsking(false));
  return (
    <>
      <Button
        variant="text"
        icon={<MonitorX aria-hidden="true" />}
        aria-label={copy.actionOf(owner.fullName)}
        onClick={() => setAsking(true)}
      >
        {copy.action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.action}
        action={copy.confirm}
        look={{ variant: 'danger' }}
        isRunning={ending.isRunning}
        onConfirm={() => ending.run()}
        onClose={() => setAsking(false)}
      >
        <div className={styles.ask}>
          <p>{copy.question(owner.fullName)}</p>
          <p>{copy.consequence}</p>
          <p>{copy.logged}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
