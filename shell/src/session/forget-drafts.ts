import { DRAFT_PREFIX, OUTBOX_PREFIX } from 'shared-domain/drafts';
import { tryStorage } from 'shared-portal/browser-storage';

/** Removes this tab's drafts and its log of sent e-mails, and the unsent messages, from storage. */
export function forgetDrafts(): void {
  const isPersonal = (key: string) => key.startsWith(DRAFT_PREFIX) || key === 'vinculo-sent';
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage).filter(isPersonal)) sessionStorage.removeItem(key);
  });
  const isUnsent = (key: string) => key.startsWith(OUTBOX_PREFIX);
  tryStorage(() => {
    for (const key of Object.keys(localStorage).filter(isUnsent)) localStorage.removeItem(key);
  });
}
