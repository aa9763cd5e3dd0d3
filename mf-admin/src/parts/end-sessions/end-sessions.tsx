import { MonitorX } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { copy } from './copy';
import styles from './end-sessions.module.css';
import { useEndSessions, type AccountOwner } from './use-end-sessions';

/** Signs a person out everywhere, after saying what that does: for an account that somebody else may have got into. */
export function EndSessions({ owner }: { owner: AccountOwner }) {
  const [asking, setAsking] = useState(false);
  const ending = useEndSessions(owner, () => setAsking(false));
  const close = () => {
    if (!ending.isRunning) setAsking(false);
  };
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
      <Dialog
        open={asking}
        title={copy.action}
        onClose={close}
        footer={
          <>
            <Button variant="text" onClick={close}>
              {copy.cancel}
            </Button>
            <Button variant="danger" loading={ending.isRunning} onClick={() => ending.run()}>
              {copy.confirm}
            </Button>
          </>
        }
      >
        <div className={styles.ask}>
          <p>{copy.question(owner.fullName)}</p>
          <p>{copy.consequence}</p>
          <p>{copy.logged}</p>
        </div>
      </Dialog>
    </>
  );
}
