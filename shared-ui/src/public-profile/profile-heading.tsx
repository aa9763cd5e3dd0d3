import type { ReactNode } from 'react';
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '../avatar';
import { classNames } from '../class-names';
import { ProfessionalRating } from '../professional-rating';
import { Tag } from '../tag';
import { copy } from './copy';
import type { ProfilePart, PublicProfile } from './index';
import styles from './profile-heading.module.css';

interface ProfileHeadingProps {
  readonly profile: PublicProfile;
  /** Level of the heading with the name. Default 1. */
  readonly level?: 1 | 3 | undefined;
  /** Buttons below the facts. */
  readonly actions?: ReactNode;
  /** The parts to highlight. */
  readonly changed?: ReadonlySet<ProfilePart> | undefined;
}

/** Photo, name, profession, headline, registration, specialties, rating. */
export function ProfileHeading({ profile, level = 1, actions, changed }: ProfileHeadingProps) {
  const { name, photoUrl, title, place, headline, registration, topics, rating, reviews } = profile;
  const Name = `h${level}` as const;
  const mark = (part: ProfilePart) => changed?.has(part) && styles.changed;
  return (
    <header className={styles.heading}>
      <Avatar name={name} src={photoUrl} size="xl" className={styles.photo} />
      <div className={styles.facts}>
        <Name tabIndex={-1}>{name}</Name>
        <p className={classNames(styles.work, mark('title'))}>{copy.work(title, place)}</p>
        {headline && <p className={classNames(styles.headline, mark('headline'))}>{headline}</p>}
        <div className={classNames(styles.line, mark('topics'))}>
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
        {actions && <div className={styles.line}>{actions}</div>}
      </div>
    </header>
  );
}
