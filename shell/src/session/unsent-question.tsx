import { useEffect, useState } from 'react';
import { holdLeaving } from 'shared-portal/leaving';
import { useUnsentCount } from 'shared-data/outbox';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './unsent-copy';

/** Asks before signing out while messages are unsent: signing out removes them. */
export function UnsentQuestion() {
  const count = useUnsentCount();
  const hasUnsent = count > 0;
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => {
    if (!hasUnsent) return undefined;
    const stop = holdLeaving((go) => setHeld({ go }));
    return () => {
      stop();
      setHeld(null);
    };
  }, [hasUnsent]);
  return (
    <ConfirmDialog
      open={held !== null}
      title={copy.title}
      cancel={copy.stay}
      action={copy.leave}
      look={{ variant: 'danger' }}
      isRunning={false}
      onConfirm={() => {
        setHeld(null);
        held?.go();
      }}
      onClose={() => setHeld(null)}
    >
      <p>{copy.text(count)}</p>
    </ConfirmDialog>
  );
}
