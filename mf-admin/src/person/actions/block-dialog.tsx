import { LockKeyhole, TriangleAlert } from 'lucide-react';
import { toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { Note } from 'shared-ui/note';
import { PersonLine } from '../../parts/person-line';
import { copy } from '../copy';
import type { Person } from '../use-person';
import { ReasonDialog } from './reason-dialog';

interface BlockDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Blocks an account after saying what ends with it. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const toast = useToast();
  const { account, sessions, coming } = person;
  return (
    <ReasonDialog
      title={copy.blockTitle}
      action={copy.block}
      label={copy.blockReason}
      hint={copy.teamReads}
      look={{ variant: 'danger', icon: <LockKeyhole aria-hidden="true" /> }}
      act={async (client, reason) => {
        const { data, error } = await client.rpc('block_person', { user_id: account.user_id, reason });
        if (error) throw toAppError(error);
        return data;
      }}
      onDone={({ sessions_ended, consultations_cancelled }) => {
        toast({
          kind: 'success',
          title: copy.blocked,
          text: copy.blockedText(sessions_ended, consultations_cancelled),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <PersonLine fullName={account.full_name} note={account.email} />
      <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
        <ul>
          <li>{copy.blockSessions(sessions?.length ?? 0)}</li>
          <li>{copy.blockComing(coming)}</li>
          {account.professional?.approval_status === 'approved' && <li>{copy.blockProfessional}</li>}
          <li>{copy.blockMail}</li>
          <li>{copy.blockReturn}</li>
        </ul>
      </Note>
    </ReasonDialog>
  );
}
