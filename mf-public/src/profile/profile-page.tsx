import { useState } from 'react';
import { useParams } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { useShowsSamples } from 'shared-data/deployment';
import { QueryProvider } from 'shared-data/query';
import { RemoteView } from 'shared-ui/remote-view';
import { AboutSection } from './about-section';
import { BookingBar } from './booking-bar';
import { BookingCard } from './booking-card';
import { copy } from './copy';
import type { Profile } from './profile';
import { ProfileHeading } from './profile-heading';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton';
import { ReviewsSection } from './reviews-section';
import { StructuredData } from './structured-data';
import { TimesSection } from './times-section';
import { useFreeDays, useProfile, usePublicReviews, useWeeklyHours } from './use-profile';

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
  // Their heights differ, and everything else is below them.
  const hours = useWeeklyHours(id);
  const days = useFreeDays(id);
  const isReady = useOnce(!isFirstRead(hours) && !isFirstRead(days));
  useReadsBelow(id);
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
      {(found) => found && (isReady ? <FoundProfile profile={found} /> : <ProfileSkeleton />)}
    </RemoteView>
  );
}

/** True from the first time on: a section that reads again must not take the page away. */
function useOnce(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}

/** Not answered yet, and not failed: the profile does not wait for retries. */
const isFirstRead = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }) =>
  isPending && failureCount === 0;

/** Reads what the profile's sections show together with the profile: all need only its id. */
function useReadsBelow(id: string): void {
  usePublicReviews(id);
  useShowsSamples();
}

function FoundProfile({ profile }: { readonly profile: Profile }) {
  return (
    <div className={styles.profile}>
      <ProfileHeading profile={profile} />
      <BookingCard profile={profile} />
      <div>
        {profile.price !== null && <TimesSection profile={profile} />}
        <AboutSection bio={profile.bio} />
        <ReviewsSection profile={profile} />
      </div>
      {profile.price !== null && <BookingBar userId={profile.userId} price={profile.price} />}
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
