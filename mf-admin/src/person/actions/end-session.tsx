import { useState } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { EndSessionsDialog } from '../../parts/end-sessions/end-sessions';
import { copy } from '../copy';
import type { Person } from '../use-person';
import { useChanged, usePersonWrite } from './use-person-write';

interface EndSessionProps {
  readonly userId: string;
  readonly fullName: string;
  readonly session: string;
  readonly device: string;
}

/** Ends one login session after a confirmation. */
export function EndSession({ userId, fullName, session, device }: EndSessionProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const write = usePersonWrite({
    act: async (client, session_id: string) => {
      const { error } = await client.rpc('end_sessions_of', { user_id: userId, session_id });
      if (error) throw toAppError(error);
    },
    onDone: () => {
      toast({ kind: 'success', title: copy.ended, text: copy.endedText(fullName, device) });
      setAsking(false);
    },
    errors: ADMIN_ERRORS['admin-sessions'],
  });
  return (
    <>
      <Button variant="outline" size="sm" aria-label={copy.endOf(device)} onClick={() => setAsking(true)}>
        {copy.end}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.endTitle}
        action={copy.end}
        look={{ variant: 'danger' }}
        isRunning={write.isRunning}
        onConfirm={() => write.run(session)}
        onClose={() => setAsking(false)}
      >
        <p>{copy.endText(fullName, device)}</p>
      </ConfirmDialog>
    </>
  );
}

interface EndAllDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Signs the owner out everywhere. */
export function EndAllDialog({ person: { account }, onClose }: EndAllDialogProps) {
  const changed = useChanged();
  return (
    <EndSessionsDialog
      owner={{ userId: account.user_id, fullName: account.full_name }}
      open
      onDone={changed}
      onClose={onClose}
    />
  );
}
