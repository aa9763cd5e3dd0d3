import type { ContactPreferences as Preferences } from 'shared-domain/contact-preferences';
import type { ProfileChange } from '../parts/profile';
import { copy } from './copy';
import { PreferenceRow } from './preference-row';
import { ProfileSection } from './profile-section';

const CHANGES: Record<keyof Preferences, (wanted: boolean) => ProfileChange> = {
  email: (wanted) => ({ contact_email: wanted }),
  sms: (wanted) => ({ contact_sms: wanted }),
  push: (wanted) => ({ contact_push: wanted }),
};

const CHANNELS = ['email', 'sms', 'push'] as const satisfies (keyof Preferences)[];

/** Notification channels; each choice is saved separately. */
export function ContactPreferences({ preferences }: { preferences: Preferences }) {
  return (
    <ProfileSection title={copy.contact} hint={copy.contactHint}>
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
    </ProfileSection>
  );
}
