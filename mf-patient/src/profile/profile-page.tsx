import { useState } from 'react';
import { useServerClock } from 'shared-data/server-clock';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { UnsavedChanges } from 'shared-ui/unsaved';
import { useIsProfessional } from '../parts/use-is-professional';
import { profileCopy } from '../parts/profile-copy';
import { useProfile } from '../parts/use-profile';
import { ContactPreferences } from './contact-preferences';
import { copy } from './copy';
import { Devices } from './devices/devices';
import { useDevices } from './devices/use-devices';
import { EmergencyForm } from './emergency-form';
import { PersonalForm } from './personal-form';
import styles from './profile-page.module.css';
import { SignOut } from './sign-out';
import { Statistics } from './statistics';
import { useFiles } from './your-data/use-files';
import { usePrivacyRequests } from './your-data/use-privacy-requests';
import { YourData } from './your-data/your-data';

export function ProfilePage() {
  const profile = useProfile();
  const isProfessional = useIsProfessional();
  useReadsBelow();
  const [isPersonalUnsaved, setPersonalUnsaved] = useState(false);
  const [isEmergencyUnsaved, setEmergencyUnsaved] = useState(false);
  return (
    <PageLayout
      title={copy.title}
      subtitle={isProfessional ? copy.subtitleOfProfessional : copy.subtitle}
      aside={<Statistics profile={profile.data} />}
    >
      <RemoteView
        query={profile}
        skeleton={
          <div className={styles.cards}>
            <SkeletonCard lines={6} foot />
            <SkeletonCard lines={3} />
          </div>
        }
        failureText={profileCopy.failedText}
        failureToast
        card
      >
        {(person) => (
          <div className={styles.cards}>
            <PersonalForm profile={person} onUnsaved={setPersonalUnsaved} />
            <ContactPreferences preferences={person.contact} />
            <EmergencyForm contact={person.emergency} onUnsaved={setEmergencyUnsaved} />
            <Devices />
            <YourData />
          </div>
        )}
      </RemoteView>
      <SignOut />
      <UnsavedChanges when={isPersonalUnsaved || isEmergencyUnsaved} />
    </PageLayout>
  );
}

/** Prefetches the data of the forms' checks and of the sections below together with the profile. */
function useReadsBelow(): void {
  useServerClock();
  useDevices();
  useFiles();
  usePrivacyRequests();
}
