import type { ContactPreferences as Preferences } from 'shared-domain/contact-preferences';
import { Card } from 'shared-ui/card';
import type { ProfileChange } from '../parts/profile';
import { copy } from './copy';
import styles from './form.module.css';
import { PreferenceRow } from './preference-row';

const CHANGES: Record<keyof Preferences, (wanted: boolean) => ProfileChange> = {
  email: (wanted) => ({ contact_email: wanted }),
  sms: (wanted) => ({ contact_sms: wanted }),
  push: (wanted) => ({ contact_push: wanted }),
};

const CHANNELS = ['email', 'sms', 'push'] as const satisfies (keyof Preferences)[];

/** How the person wants to be told of things; each choice is saved by itself. */
export function ContactPreferences({ preferences }: { preferences: Preferences }) {
  return (
    <Card as="section">
      <div className={styles.form}>
        <div>
          <h2>{copy.contact}</h2>
          <p className={styles.hint}>{copy.contactHint}</p>
        </div>
        <div>
          {CHANNELS.map((channel) => (
            <PreferenceRow
              key={channel}
              {...copy.channels[channel]}
              on={preferences[channel]}
              changeTo={CHANGES[channel]}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
