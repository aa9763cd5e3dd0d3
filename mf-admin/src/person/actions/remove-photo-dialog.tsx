import { ImageOff } from 'lucide-react';
import { useState } from 'react';
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
  // The photo that the decision is about: it may be replaced, and the account read again, while the dialog is open.
  const [photo] = useState(account.professional?.profile_image_url ?? '');
  const toast = useToast();
  return (
    <ReasonDialog
      title={copy.photoTitle}
      action={copy.photo}
      label={copy.photoReason}
      hint={copy.photoHint}
      look={{ variant: 'danger', icon: <ImageOff aria-hidden="true" /> }}
      shownCodes={['photo_changed']}
      act={async (client, reason) => {
        const { error } = await client.rpc('remove_photo', {
          professional_user_id: account.user_id,
          expected_url: photo,
          reason,
        });
        if (error) throw toAppError(error);
      }}
      onDone={() => {
        toast({ kind: 'success', title: copy.photoRemoved, text: copy.photoRemovedText });
        onClose();
      }}
      onClose={onClose}
    >
      <PersonLine fullName={account.full_name} note={account.email} photo={photo} />
    </ReasonDialog>
  );
}
