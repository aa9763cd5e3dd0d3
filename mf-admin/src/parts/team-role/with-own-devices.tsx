import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { useDevices, type Device } from './use-team-change';

interface WithOwnDevicesProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (devices: readonly Device[]) => ReactNode;
}

/** A dialog that needs the caller's second factor: without one it says how to get one. */
export function WithOwnDevices({ title, onClose, children }: WithOwnDevicesProps) {
  const devices = useDevices();
  if (devices.data && devices.data.length > 0) return children(devices.data);
  return (
    <PlainDialog open title={title} onClose={onClose}>
      <RemoteView
        query={devices}
        level={3}
        skeleton={<SkeletonCard bare lines={4} />}
        failureText={copy.failedText}
        empty={
          <Note
            tone="warm"
            icon={<ShieldAlert aria-hidden="true" />}
            title={copy.noDevice}
            action={
              <ButtonLink variant="outline" to="/verificacao">
                {copy.enroll}
              </ButtonLink>
            }
          >
            {copy.noDeviceText}
          </Note>
        }
      >
        {() => null}
      </RemoteView>
    </PlainDialog>
  );
}
