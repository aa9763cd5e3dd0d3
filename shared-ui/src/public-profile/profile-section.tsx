import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** Id of the heading, which names the section as a region. */
  readonly titleId?: string | undefined;
  /** Highlighted: changed since the last publication. */
  readonly isChanged?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a public profile below a line. */
export function ProfileSection({ title, titleId, isChanged, children }: ProfileSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classNames(isChanged && styles.changed)}>
        {title}
      </h2>
      {children}
    </section>
  );
}
