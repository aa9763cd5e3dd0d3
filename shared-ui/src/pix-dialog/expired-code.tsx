import { useState } from 'react';
import { Button } from '../button';
import { EmptyIllustration } from '../illustrations';
import { Panel } from '../panel';
import { copy } from './copy';
import styles from './pix-dialog.module.css';

/** The code has expired; a new one can be requested if the slot is still free. */
export function ExpiredCode({ onRenew }: { readonly onRenew: (() => Promise<unknown>) | undefined }) {
  const [renewing, setRenewing] = useState(false);
  const renew = async () => {
    setRenewing(true);
    try {
      await onRenew?.();
    } catch {
      // The caller has reported the error.
    }
    setRenewing(false);
  };
  return (
    <Panel
      role="alert"
      level={3}
      className={styles.end}
      illustration={<EmptyIllustration />}
      title={copy.expiredTitle}
      text={onRenew ? copy.expiredText : copy.expiredForGood}
      actions={
        onRenew && (
          <Button loading={renewing} onClick={() => void renew()}>
            {copy.renew}
          </Button>
        )
      }
    />
  );
}
