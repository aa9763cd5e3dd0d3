import type { ReactNode } from 'react';
import type { Access } from 'shared-domain/guard';
import { useGuard } from './use-guard';

export interface RouteGuardProps {
  readonly access: Access;
  /** Shown while access is being checked and when it is denied. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Renders a screen for users who may open it and redirects all others. */
export function RouteGuard({ access, waiting, children }: RouteGuardProps) {
  return useGuard(access) === 'allowed' ? children : waiting;
}
