import { NotificationsPage as Page } from 'shared-ui/notifications-page';
import { copy } from './copy';

/** What happened to the user's consultations, and which e-mails about it they want. */
export function NotificationsPage() {
  return <Page reader="patient" back={copy.back} />;
}
