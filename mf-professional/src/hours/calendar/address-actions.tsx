import { Power, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import styles from './calendar-card.module.css';
import { copy } from './copy';
import type { ChangingAddress } from './use-address-change';

/** Renewing and switching off, each after a question. */
export function AddressActions({ changing }: { readonly changing: ChangingAddress }) {
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const { isRunning, run } = changing;
  const close = () => setAsked(null);
  return (
    <div className={styles.actions}>
      <Button variant="text" icon={<RefreshCw aria-hidden="true" />} onClick={() => setAsked('renew')}>
        {copy.renew.button}
      </Button>
      <Button variant="text" icon={<Power aria-hidden="true" />} onClick={() => setAsked('revoke')}>
        {copy.revoke.button}
      </Button>
      <ConfirmDialog
        open={asked === 'renew'}
        title={copy.renew.title}
        action={copy.renew.button}
        look={{ variant: 'danger', icon: <RefreshCw aria-hidden="true" /> }}
        isRunning={isRunning}
        onClose={close}
        onConfirm={() => run({ change: 'renew', onChanged: close })}
      >
        <p>{copy.renew.text}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'revoke'}
        title={copy.revoke.title}
        action={copy.revoke.action}
        look={{ variant: 'danger' }}
        isRunning={isRunning}
        onClose={close}
        onConfirm={() => run({ change: 'revoke', onChanged: close })}
      >
        <p>{copy.revoke.text}</p>
      </ConfirmDialog>
    </div>
  );
}
