import { OTHER_TOAST_SECONDS, SUCCESS_TOAST_SECONDS, VISIBLE_TOASTS } from 'shared-domain/toast-times';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastKind = 'success' | 'error' | 'info';

/** A button of a toast ("Desfazer"). It closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** A short message. `seconds` is how long it stays once visible. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string;
  readonly action?: ToastAction;
  readonly seconds: number;
}

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string;
  readonly action?: ToastAction;
  readonly seconds?: number;
}

/**
 * Visible toasts first (at most `VISIBLE_TOASTS`), the rest wait in order. A toast replaces an
 * earlier one that says the same.
 */
export interface ToastState {
  readonly toasts: readonly Toast[];
  readonly show: (toast: ToastRequest) => void;
  readonly dismiss: (id: number) => void;
}

export type ToastStore = StoreApi<ToastState>;

const DEFAULT_SECONDS: Record<ToastKind, number> = {
  success: SUCCESS_TOAST_SECONDS,
  error: OTHER_TOAST_SECONDS,
  info: OTHER_TOAST_SECONDS,
};

/** The toasts of one page, none at first. */
export function createToastStore(): ToastStore {
  let lastId = 0;
  return createStore<ToastState>((set) => ({
    toasts: [],
    show: (request) => {
      const toast = { seconds: DEFAULT_SECONDS[request.kind], ...request, id: ++lastId };
      set(({ toasts }) => ({ toasts: [...toasts.filter((other) => !isSame(other, toast)), toast] }));
    },
    dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  }));
}

const isSame = (a: ToastRequest, b: ToastRequest) =>
  a.kind === b.kind && a.title === b.title && a.text === b.text;

/** The toasts on the screen, oldest first. */
export function visibleToasts(state: ToastState): readonly Toast[] {
  return state.toasts.slice(0, VISIBLE_TOASTS);
}
