import { useState } from 'react';
import { useAccount } from 'shared-portal/portal';
import { useLocation } from 'shared-portal/router';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { FaultPanel, WaitingPanel } from 'shared-ui/panel';
import { readJourney } from '../email-link/mail-link';
import { RECOVERY_VERIFIED } from '../password/recovery-state';
import { useStepFocus } from '../frame/use-step-focus';
import { CodeStep } from '../second-factor/code-step';
import { copy } from './copy';
import { LinkRefused } from './link-refused';
import { NewPasswordForm } from './new-password-form';
import { PasswordSaved } from './password-saved';
import { RestatePage } from './restate-page';
import { useRecoveryLink } from './use-recovery-link';

/** Target of password recovery e-mails; also completes a sign-up whose data was dropped. */
export function NewPasswordPage() {
  const { view, retry } = useRecoveryLink();
  const isDropped = view.state === 'ready' && view.entry !== RECOVERY_VERIFIED;
  useDocumentTitle(isDropped ? copy.restate.title : copy.title);
  const { search } = useLocation();
  const account = useAccount();
  const [isSaved, setSaved] = useState(false);
  useStepFocus(isSaved ? 'saved' : view.state);
  if (isSaved) return <PasswordSaved then={readJourney(search).next} />;
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
      // A user with a second factor must verify it before changing the password.
      if (account?.missingFactor === 'code') return <CodeStep />;
      return view.entry === RECOVERY_VERIFIED ? (
        <NewPasswordForm onSaved={() => setSaved(true)} />
      ) : (
        <RestatePage dropped={view.entry} />
      );
  }
}
