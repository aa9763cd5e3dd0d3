import { useId } from 'react';
import { formatPrice } from 'shared-domain/money';
import { Card } from 'shared-ui/card';
import { ProfileDetails, ProfileHeading } from 'shared-ui/public-profile';
import { copy } from './copy';
import {
  changedParts,
  previewOf,
  type OwnProfile,
  type ProfileDraft,
  type ProfileField,
} from './own-profile';
import styles from './profile-preview.module.css';

const words = copy.preview;

interface ProfilePreviewProps {
  readonly profile: OwnProfile;
  readonly draft: ProfileDraft;
  /** The fields to highlight. */
  readonly changed: readonly ProfileField[];
}

/** The draft as visitors would see it, with the parts of the public page. */
export function ProfilePreview({ profile, draft, changed }: ProfilePreviewProps) {
  const id = useId();
  const shown = previewOf(profile, draft);
  const marked = changedParts(changed);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.title}</h2>
        {changed.length > 0 && <span>{words.marked}</span>}
      </div>
      <Card className={styles.page}>
        <ProfileHeading profile={shown} level={3} changed={marked} />
        {profile.price !== null && (
          <p className={styles.price}>
            <strong>{formatPrice(profile.price)}</strong> {words.perSession}
          </p>
        )}
        <ProfileDetails profile={shown} level={3} changed={marked} />
      </Card>
    </section>
  );
}
