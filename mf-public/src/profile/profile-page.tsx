import { useParams } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { useShowsSamples } from 'shared-data/deployment';
import { QueryProvider } from 'shared-data/query';
import { ProfileDetails, ProfileHeading } from 'shared-ui/public-profile';
import { RemoteView } from 'shared-ui/remote-view';
import { BookingBar } from './booking-bar';
import { BookingCard } from './booking-card';
import { copy } from './copy';
import type { Profile } from './profile';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton';
import { ReviewsSection } from './reviews-section';
import { ShareButton } from './share-button';
import { StructuredData } from './structured-data';
import { TimesSection } from './times-section';
import { useProfile } from './use-profile';

/**
 * A professional's public profile, at `/professional/profile/{id}` and `/professional/profile-public/{id}`.
 */
export function ProfilePage() {
  const { id = '' } = useParams();
  return (
    <QueryProvider>
      <div className="wrap" key={id}>
        <ProfileView id={id} />
      </div>
    </QueryProvider>
  );
}

function ProfileView({ id }: { readonly id: string }) {
  const profile = useProfile(id);
  // Prefetched for the ratings.
  useShowsSamples();
  useDocumentTitle(profile.data?.name ?? (profile.data === null ? copy.unknownTitle : copy.documentTitle));
  return (
    <RemoteView
      query={profile}
      card
      level={1}
      className={styles.page}
      skeleton={<ProfileSkeleton />}
      failureText={copy.failedText}
      isEmpty={(found) => found === null}
      empty={<UnknownProfile />}
    >
      {(found) => found && <FoundProfile profile={found} />}
    </RemoteView>
  );
}

function FoundProfile({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles.profile}>
      <ProfileHeading profile={profile} actions={<ShareButton profile={profile} />} />
      <BookingCard profile={profile} />
      <div>
        {profile.price !== null && <TimesSection profile={profile} />}
        <ProfileDetails profile={profile} />
        <ReviewsSection profile={profile} />
      </div>
      {profile.price !== null && <BookingBar profile={profile} price={profile.price} />}
      <StructuredData profile={profile} />
    </div>
  );
}

function UnknownProfile() {
  return (
    <EmptyPanel
      card
      level={1}
      title={copy.unknownTitle}
      text={copy.unknownText}
      action={
        <ButtonLink variant="primary" to="/profissionais">
          {copy.toDirectory}
        </ButtonLink>
      }
    />
  );
}
