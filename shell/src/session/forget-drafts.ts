import { DRAFT_PREFIX } from 'shared-domain/drafts';
import { tryStorage } from 'shared-portal/browser-storage';

/** Removes this tab's drafts and its log of sent e-mails from storage. */
export function forgetDrafts(): void {
  const isPersonal = (key: string) => key.startsWith(DRAFT_PREFIX) || key === 'vinculo-sent';
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage).filter(isPersonal)) sessionStorage.removeItem(key);
  });
}
