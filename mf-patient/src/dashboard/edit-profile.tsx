import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { LeaveDialog, UnsavedChanges } from 'shared-ui/unsaved';
import { profileCopy } from '../parts/profile-copy';
import { useProfile } from '../parts/use-profile';
import { copy } from './copy';
import { EditProfileForm } from './edit-profile-form';

/** Button in the heading and its dialog, which asks before discarding changes. */
export function EditProfile() {
  const [open, setOpen] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const profile = useProfile(open);
  const leave = () => {
    setAsking(false);
    setUnsaved(false);
    setOpen(false);
  };
  const close = () => (isUnsaved ? setAsking(true) : leave());
  return (
    <>
      <Button variant="outline" icon={<UserRoundPen aria-hidden="true" />} onClick={() => setOpen(true)}>
        {copy.edit}
      </Button>
      <PlainDialog open={open} title={copy.edit} onClose={close}>
        <RemoteView
          query={profile}
          skeleton={<SkeletonCard lines={5} bare foot />}
          failureText={profileCopy.failedText}
          failureToast
          level={3}
        >
          {(person) => (
            <EditProfileForm profile={person} onUnsaved={setUnsaved} onSaved={leave} onCancel={close} />
          )}
        </RemoteView>
      </PlainDialog>
      <LeaveDialog open={isAsking} onStay={() => setAsking(false)} onLeave={leave} />
      <UnsavedChanges when={isUnsaved} />
    </>
  );
}
