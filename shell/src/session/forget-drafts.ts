import { DRAFT_PREFIX } from 'shared-domain/drafts';
import { whereAllowed } from 'shared-portal/browser-storage';

/** Takes what was being written in this tab, and to whom e-mails went, out of its storage. */
export function forgetDrafts(): void {
  const isPersonal = (key: string) => key.startsWith(DRAFT_PREFIX) || key === 'vinculo-sent';
  whereAllowed(() => {
    for (const key of Object.keys(sessionStorage).filter(isPersonal)) sessionStorage.removeItem(key);
  });
}
