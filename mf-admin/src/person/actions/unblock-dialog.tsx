import { toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { PersonLine } from '../../parts/person-line';
import { copy } from '../copy';
import type { Person } from '../use-person';
import { ReasonDialog } from './reason-dialog';

interface UnblockDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Lets a blocked account sign in again. */
export function UnblockDialog({ person: { account }, onClose }: UnblockDialogProps) {
  const toast = useToast();
  return (
    <ReasonDialog
      title={copy.unblockTitle}
      action={copy.unblock}
      label={copy.unblockReason}
      hint={copy.teamReads}
      act={async (client, reason) => {
        const { data, error } = await client.rpc('unblock_person', { user_id: account.user_id, reason });
        if (error) throw toAppError(error);
        return data;
      }}
      onDone={() => {
        toast({ kind: 'success', title: copy.unblocked, text: copy.unblockedText });
        onClose();
      }}
      onClose={onClose}
    >
      <PersonLine fullName={account.full_name} note={account.email} />
      <p>{copy.unblockText}</p>
      {account.professional && <p>{copy.unblockProfessional}</p>}
    </ReasonDialog>
  );
}
