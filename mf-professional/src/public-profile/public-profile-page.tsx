import { ExternalLink, Info } from 'lucide-react';
import { useDeployment } from 'shared-data/deployment';
import { ButtonLink } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { ProfileEditor } from './profile-editor';
import { ProfilePreview } from './profile-preview';
import styles from './public-profile-page.module.css';
import { useOwnProfile } from './use-own-profile';

/** The professional's public profile: fields, preview, link and QR code. The suspended read it only. */
export function PublicProfilePage() {
  // Read together: the preview shows samples only in a demonstration.
  useDeployment();
  const profile = useOwnProfile();
  const isSuspended = profile.data?.isApproved === false;
  return (
    <PageLayout
      title={copy.title}
      subtitle={copy.subtitle}
      back={isSuspended ? { to: '/professional/pending', label: copy.backToStatus } : undefined}
      action={
        profile.data?.isApproved && (
          <ButtonLink
            variant="outline"
            to={`/professional/profile/${profile.data.userId}`}
            icon={<ExternalLink aria-hidden="true" />}
          >
            {copy.open}
          </ButtonLink>
        )
      }
    >
      <RemoteView query={profile} skeleton={<EditorSkeleton />} failureText={copy.failedText} card>
        {(own) =>
          own.isApproved ? (
            // A publication starts the form again from what was published.
            <ProfileEditor key={own.publishedAt} profile={own} />
          ) : (
            <div className={styles.cards}>
              <Note tone="warm" icon={<Info aria-hidden="true" />} title={copy.suspended.title}>
                {copy.suspended.text}
              </Note>
              <ProfilePreview profile={own} draft={own.draft} changed={[]} />
            </div>
          )
        }
      </RemoteView>
    </PageLayout>
  );
}

function EditorSkeleton() {
  return (
    <div className={styles.editor}>
      <div className={styles.cards}>
        <SkeletonCard lines={3} />
        <SkeletonCard lines={6} />
        <SkeletonCard lines={4} />
      </div>
      <div className={styles.side}>
        <SkeletonCard lines={9} />
      </div>
    </div>
  );
}
