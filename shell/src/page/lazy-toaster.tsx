import { useStore } from 'zustand';
import { usePortal } from 'shared-portal/portal';
import { useLoaded } from './use-loaded';

const loadToaster = async () => (await import('shared-ui/toaster')).Toaster;

interface LazyToasterProps {
  /** Something may go wrong here, the connection for one, and then there is no loading any more. */
  readonly early: boolean;
}

/** The stack of toasts, loaded with the page or with the first of them. */
export function LazyToaster({ early }: LazyToasterProps) {
  const hasToasts = useStore(usePortal().toasts, ({ toasts }) => toasts.length > 0);
  const toaster = useLoaded(loadToaster, early || hasToasts);
  return toaster && <toaster.Component />;
}
