import { lazy, Suspense, useState } from 'react';
import { formatBalance } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { Allowed } from '../../parts/team/allowed';
import { Facts } from '../../parts/facts';
import styles from './bank.module.css';
import { copy } from './copy';
import { EntryTable } from './entry-table';
import { useBank, type BankBalance, type EntryKind } from './use-bank';

const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog')).EntryDialog }));

/** What the bank should hold, what it charged and what the platform paid in. */
export function BankSection() {
  const bank = useBank();
  return (
    <section aria-labelledby="tarifas" className={styles.section}>
      <h2 id="tarifas">{copy.title}</h2>
      <p className={styles.lead}>{copy.text}</p>
      <RemoteView
        query={bank}
        card
        level={3}
        skeleton={<SkeletonCard lines={3} foot />}
        failureText={copy.failedText}
      >
        {({ balance, entries }) => (
          <>
            {balance && <Sums balance={balance} />}
            <Allowed to="money.decide">
              <Record />
            </Allowed>
            {entries.length > 0 ? (
              <EntryTable entries={entries} />
            ) : (
              <p className={styles.none}>{copy.none}</p>
            )}
            {bank.hasNextPage && (
              <Button
                variant="outline"
                className={styles.more}
                loading={bank.isFetchingNextPage}
                onClick={() => void bank.fetchNextPage()}
              >
                {copy.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </section>
  );
}

function Sums({
  balance: { cents, feesCents, topUpsCents, unprovenCents },
}: {
  readonly balance: BankBalance;
}) {
  return (
    <Facts
      facts={[
        { label: copy.balance, value: formatBalance(cents) },
        { label: copy.fees, value: formatBalance(feesCents) },
        { label: copy.topUps, value: formatBalance(topUpsCents) },
        ...(unprovenCents === 0 ? [] : [{ label: copy.unproven, value: formatBalance(unprovenCents) }]),
      ]}
    />
  );
}

function Record() {
  const [kind, setKind] = useState<EntryKind | null>(null);
  return (
    <div className={styles.buttons}>
      {(['bank_fee', 'top_up'] as const).map((one) => (
        <Button key={one} variant="outline" onClick={() => setKind(one)}>
          {copy.dialogs[one].open}
        </Button>
      ))}
      <Suspense fallback={null}>{kind && <EntryDialog kind={kind} onClose={() => setKind(null)} />}</Suspense>
    </div>
  );
}
