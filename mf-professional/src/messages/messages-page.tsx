import { MessagesPage as Page } from 'shared-ui/messages-page';

/** The conversations with the professional's patients. */
export function MessagesPage() {
  return <Page side="professional" />;
}
