import { useStore } from 'zustand';
import { usePortal } from 'shared-portal/portal';
import { useLoaded } from './use-loaded';

const loadToaster = async () => (await import('shared-ui/toaster')).Toaster;

/** The stack of toasts, loaded with the first of them. */
export function LazyToaster() {
  const hasToasts = useStore(usePortal().toasts, ({ toasts }) => toasts.length > 0);
  const toaster = useLoaded(loadToaster, hasToasts);
  return toaster && <toaster.Component />;
}
