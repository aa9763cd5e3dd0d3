import { MessagesPage as Page } from 'shared-ui/messages-page';

/** The patient's conversations. */
export function MessagesPage() {
  return <Page side="patient" />;
}
