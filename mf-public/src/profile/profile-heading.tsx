import { BadgeCheck } from 'lucide-react';
import { Avatar } from 'shared-ui/avatar';
import { ProfessionalRating } from 'shared-ui/professional-rating';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import type { Profile } from './profile';
import styles from './profile-heading.module.css';

/** Photo, name, profession, registration, specialties, rating. */
export function ProfileHeading({ profile }: { readonly profile: Profile }) {
  const { name, photoUrl, title, place, registration, topics, rating, reviews } = profile;
  return (
    <header className={styles.heading}>
      <Avatar name={name} src={photoUrl} size="xl" className={styles.photo} />
      <div className={styles.facts}>
        <h1 tabIndex={-1}>{name}</h1>
        <p className={styles.work}>{copy.work(title, place)}</p>
        <div className={styles.line}>
          <Tag tone="brand" icon={<BadgeCheck aria-hidden="true" />}>
            {registration}
          </Tag>
          {topics.map((topic) => (
            <Tag key={topic} tone="warm">
              {topic}
            </Tag>
          ))}
        </div>
        <div className={styles.line}>
          <ProfessionalRating rating={rating} reviews={reviews} />
        </div>
      </div>
    </header>
  );
}
