import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { profileCopy } from '../parts/profile-copy';
import { useProfile } from '../parts/use-profile';
import { ContactPreferences } from './contact-preferences';
import { copy } from './copy';
import { EmergencyForm } from './emergency-form';
import { OtherDevices } from './other-devices';
import { PersonalForm } from './personal-form';
import styles from './profile-page.module.css';
import { Statistics } from './statistics';
import { YourData } from './your-data/your-data';

export function ProfilePage() {
  const profile = useProfile();
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle} aside={<Statistics profile={profile.data} />}>
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
            <PersonalForm profile={person} />
            <ContactPreferences preferences={person.contact} />
            <EmergencyForm contact={person.emergency} />
            <OtherDevices />
            <YourData />
          </div>
        )}
      </RemoteView>
    </PageLayout>
  );
}
