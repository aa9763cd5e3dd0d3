import type { ReactNode } from 'react';
import { FaultPanel } from 'shared-ui/panel';
import { copy } from './copy';
import type { Device } from './factors';
import type { useDevices } from './use-devices';
import { WaitingFrame } from './waiting-frame';

interface WithDevicesProps {
  readonly from: ReturnType<typeof useDevices>;
  readonly children: (devices: readonly Device[]) => ReactNode;
}

/** Loads the user's devices and offers a retry on failure. */
export function WithDevices({ from: { view, reload }, children }: WithDevicesProps) {
  switch (view.state) {
    case 'loading':
      return <WaitingFrame />;
    case 'failed':
      return (
        <FaultPanel
          level={1}
          text={copy.failed}
          retrying={view.isRetrying}
          onRetry={() => void reload()}
          homeTo="/"
        />
      );
    case 'ready':
      return children(view.devices);
  }
}
