import type { ReactNode } from 'react';
import type { Access } from 'shared-domain/guard';
import { useGuard } from './use-guard';

export interface RouteGuardProps {
  readonly access: Access;
  /** Shown while it is not known whether the visitor may see the screen, and to those who may not. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows a screen to those who may open it, and sends everybody else on. */
export function RouteGuard({ access, waiting, children }: RouteGuardProps) {
  return useGuard(access) === 'allowed' ? children : waiting;
}
