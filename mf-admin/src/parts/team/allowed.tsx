import type { ReactNode } from 'react';
import type { Capability } from 'shared-domain/team';
import { useMay } from './use-team-access';

interface AllowedProps {
  readonly to: Capability;
  readonly children: ReactNode;
}

/** Shows actions to members whose role has the capability. */
export function Allowed({ to, children }: AllowedProps) {
  return useMay()(to) ? children : null;
}
