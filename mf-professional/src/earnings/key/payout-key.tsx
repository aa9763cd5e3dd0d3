import { useState } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { useIsSuspended } from '../../parts/use-is-suspended';
import { keyCopy as words } from './copy';
import { KeyDialog } from './key-dialog';
import styles from './key.module.css';
import type { usePayoutKey } from './use-payout-key';

/** The Pix key of payouts, masked, and the way to change it. */
export function PayoutKey({ query }: { readonly query: ReturnType<typeof usePayoutKey> }) {
  const isSuspended = useIsSuspended();
  const [isOpen, setOpen] = useState(false);
  return (
    <RemoteView
      query={query}
      skeleton={<Skeleton height="2.75rem" shape="block" />}
      failureText={words.failed}
      level={3}
      className={styles.key}
    >
      {({ current, requested }) => (
        <>
          <div className={styles.line}>
            <div>
              <h3>{current ? words.title(words.kinds[current.kind]) : words.none}</h3>
              {current && (
                <p>
                  {current.masked}. {words.confirmedOn(formatDayNumeric(dayOf(current.confirmedAt)))}
                </p>
              )}
              {isSuspended ? <p>{words.suspended}</p> : !current && <p>{words.noneText}</p>}
              {requested && !isSuspended && <p className={styles.waits}>{words.waits(requested.masked)}</p>}
            </div>
            {!isSuspended && (
              <Button
                variant="outline"
                aria-label={current && !requested ? words.changeLabel : undefined}
                onClick={() => setOpen(true)}
              >
                {requested ? words.enterCode : current ? words.change : words.add}
              </Button>
            )}
          </div>
          {isOpen && <KeyDialog onClose={() => setOpen(false)} />}
        </>
      )}
    </RemoteView>
  );
}
