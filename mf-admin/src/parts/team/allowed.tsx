import type { ReactNode } from 'react';
import type { Capability } from 'shared-domain/team';
import { useTeamAccess } from './use-team-access';

interface AllowedProps {
  readonly to: Capability;
  readonly children: ReactNode;
}

/** Shows actions to members whose role has the capability; to all until the role is known. */
export function Allowed({ to, children }: AllowedProps) {
  const { data } = useTeamAccess();
  return !data || data.capabilities.includes(to) ? children : null;
}
