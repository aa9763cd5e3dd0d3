import { useState } from 'react';
import { Check } from 'lucide-react';
import { useMailChoices } from 'shared-data/mail-preferences';
import { timeOf } from 'shared-domain/schedule';
import { Card } from '../card';
import type { NotificationReader } from '../notifications';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import { copy } from './copy';
import { MailChoices } from './mail-choices';
import styles from './mail-preferences.module.css';

/** Which e-mails the user wants; each choice is saved at once. */
export function MailPreferences({ reader }: { readonly reader: NotificationReader }) {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2>{copy.title}</h2>
        <p role="status" className={styles.saved}>
          {savedAt && (
            <>
              <Check aria-hidden="true" />
              {copy.saved(timeOf(savedAt))}
            </>
          )}
        </p>
      </div>
      <RemoteView
        query={useMailChoices()}
        level={3}
        skeleton={<SkeletonCard bare lines={5} />}
        failureText={copy.failed}
      >
        {(choices) => (
          <MailChoices choices={choices} reader={reader} onSaved={() => setSavedAt(new Date())} />
        )}
      </RemoteView>
      <p className={styles.quiet}>{copy.quiet}</p>
      <p className={styles.quiet}>{copy.inPortal}</p>
    </Card>
  );
}
