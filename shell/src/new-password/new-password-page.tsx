import { useState } from 'react';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { FaultPanel, WaitingPanel } from 'shared-ui/panel';
import { useStepFocus } from '../parts/use-step-focus';
import { copy } from './copy';
import { LinkRefused } from './link-refused';
import { NewPasswordForm } from './new-password-form';
import { PasswordSaved } from './password-saved';
import { useRecoveryLink } from './use-recovery-link';

/** Where the e-mail about a forgotten password leads. */
export function NewPasswordPage() {
  useDocumentTitle(copy.title);
  const { view, retry } = useRecoveryLink();
  const [isSaved, setSaved] = useState(false);
  useStepFocus(isSaved ? 'saved' : view.state);
  if (isSaved) return <PasswordSaved />;
  switch (view.state) {
    case 'verifying':
      return <WaitingPanel text={copy.verifying} />;
    case 'refused':
      return <LinkRefused />;
    case 'failed':
      return (
        <FaultPanel
          level={1}
          title={view.text.title}
          text={view.text.text}
          retrying={view.isRetrying}
          onRetry={retry}
          homeTo="/"
        />
      );
    case 'ready':
      return <NewPasswordForm onSaved={() => setSaved(true)} />;
  }
}
