import { ImageOff } from 'lucide-react';
import { toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { PersonLine } from '../../parts/person-line';
import { copy } from '../copy';
import type { Person } from '../use-person';
import { ReasonDialog } from './reason-dialog';

interface RemovePhotoDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Removes a professional's photo, with a reason that the professional reads. */
export function RemovePhotoDialog({ person: { account }, onClose }: RemovePhotoDialogProps) {
  const toast = useToast();
  return (
    <ReasonDialog
      title={copy.photoTitle}
      action={copy.photo}
      label={copy.photoReason}
      hint={copy.photoHint}
      look={{ variant: 'danger', icon: <ImageOff aria-hidden="true" /> }}
      act={async (client, reason) => {
        const { error } = await client.rpc('remove_photo', { professional_user_id: account.user_id, reason });
        if (error) throw toAppError(error);
      }}
      onDone={() => {
        toast({ kind: 'success', title: copy.photoRemoved, text: copy.photoRemovedText });
        onClose();
      }}
      onClose={onClose}
    >
      <PersonLine fullName={account.full_name} note={account.email} />
    </ReasonDialog>
  );
}
