import { useState } from 'react';
import { useLocation } from 'shared-portal/router';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { FaultPanel, WaitingPanel } from 'shared-ui/panel';
import { readPasswordDropped } from '../parts/recovery';
import { useStepFocus } from '../parts/use-step-focus';
import { copy } from './copy';
import { LinkRefused } from './link-refused';
import { NewPasswordForm } from './new-password-form';
import { PasswordSaved } from './password-saved';
import { useRecoveryLink } from './use-recovery-link';

/** Where the e-mail about a forgotten password leads, and a sign-up whose password has to be chosen again. */
export function NewPasswordPage() {
  useDocumentTitle(copy.title);
  const { view, retry } = useRecoveryLink();
  const { state } = useLocation();
  const [isSaved, setSaved] = useState(false);
  const then = readPasswordDropped(state)?.passwordDroppedThen ?? null;
  useStepFocus(isSaved ? 'saved' : view.state);
  if (isSaved) return <PasswordSaved then={then} />;
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
      return <NewPasswordForm skipTo={then} onSaved={() => setSaved(true)} />;
  }
}
