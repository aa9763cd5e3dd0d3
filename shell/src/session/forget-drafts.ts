import { DRAFT_PREFIX, OUTBOX_PREFIX, outboxPrefix } from 'shared-domain/drafts';
import { tryStorage } from 'shared-portal/browser-storage';

/** Removes this tab's drafts and its log of sent e-mails, and the unsent messages, from storage. */
export function forgetDrafts(): void {
  const isPersonal = (key: string) => key.startsWith(DRAFT_PREFIX) || key === 'vinculo-sent';
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage).filter(isPersonal)) sessionStorage.removeItem(key);
  });
  forgetUnsent(() => false);
}

/** Removes the unsent messages that other users of this device have left. */
export function forgetOthers(userId: string): void {
  forgetUnsent((key) => key.startsWith(outboxPrefix(userId)));
}

function forgetUnsent(isKept: (key: string) => boolean): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OUTBOX_PREFIX) && !isKept(key)) localStorage.removeItem(key);
  });
}
