import { useState } from 'react';
import { describeError, type ErrorContext } from 'shared-domain/errors';
import { Button } from 'shared-ui/button';
import { FailureIllustration } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { useRetryOnline } from '../../connection/use-retry-online';
import { useSignOut } from '../../session/use-sign-out';
import { copy } from '../auth-form/copy';

interface StuckPanelProps {
  readonly trouble: ErrorContext | null;
  readonly retry: () => Promise<void>;
}

/** Shown when a user is signed in but the destination cannot be determined. */
export function StuckPanel({ trouble, retry }: StuckPanelProps) {
  const [isBusy, setBusy] = useState(false);
  const signOut = useSignOut('/auth');
  const { title, text } = describeError('unexpected', trouble ?? 'unexpected');
  const tryAgain = () => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  };
  useRetryOnline(trouble === 'authorization', tryAgain);
  return (
    <Panel
      level={1}
      role="alert"
      title={title}
      text={text}
      illustration={<FailureIllustration />}
      actions={
        <>
          <Button variant="primary" loading={isBusy} onClick={tryAgain}>
            {copy.retry}
          </Button>
          <Button variant="text" onClick={signOut}>
            {copy.signOut}
          </Button>
        </>
      }
    />
  );
}
