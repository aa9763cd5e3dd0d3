import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { ABOUT_MIN_LENGTH } from 'shared-domain/published-profile';
import { lengthOf } from 'shared-domain/text-length';
import { Button, ButtonLink } from 'shared-ui/button';
import { copy } from './copy';
import styles from './missing-card.module.css';
import type { OwnProfile } from './own-profile';
import { Section } from './section';

const words = copy.missing;

interface MissingCardProps {
  readonly profile: OwnProfile;
  readonly onPhoto: () => void;
  readonly onAbout: () => void;
}

/** What the published profile lacks, and where it is added; nothing once it is complete. */
export function MissingCard({ profile, onPhoto, onAbout }: MissingCardProps) {
  const { hasHours, photoUrl, draft } = profile;
  const isDescribed = lengthOf(draft.about.trim()) >= ABOUT_MIN_LENGTH;
  if (hasHours && photoUrl !== null && isDescribed) return null;
  return (
    <Section title={words.title}>
      <ul className={styles.items}>
        <Item label={words.registration} isDone />
        <Item label={words.hours} isDone={hasHours}>
          <ButtonLink
            to="/professional/agenda/horarios"
            variant="outline"
            size="sm"
            aria-label={words.setHoursLabel}
          >
            {words.setHours}
          </ButtonLink>
        </Item>
        <Item label={words.photo} isDone={photoUrl !== null}>
          <Button variant="outline" size="sm" aria-label={words.sendPhotoLabel} onClick={onPhoto}>
            {words.sendPhoto}
          </Button>
        </Item>
        <Item label={words.about} isDone={isDescribed}>
          <Button variant="outline" size="sm" aria-label={words.writeLabel} onClick={onAbout}>
            {words.write}
          </Button>
        </Item>
      </ul>
    </Section>
  );
}

interface ItemProps {
  readonly label: string;
  readonly isDone: boolean;
  /** What adds it. */
  readonly children?: ReactNode;
}

function Item({ label, isDone, children }: ItemProps) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li>
      <Icon className={isDone ? styles.done : styles.open} aria-hidden="true" />
      <span>
        {label}
        <span className="visually-hidden">{isDone ? words.isDone : words.isOpen}</span>
      </span>
      {!isDone && children}
    </li>
  );
}
