import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** Id of the heading, which names the section as a region. */
  readonly titleId?: string | undefined;
  /** Highlighted: changed since the last publication. */
  readonly isChanged?: boolean | undefined;
  /** Level of its heading. Default 2. */
  readonly level?: 2 | 3 | undefined;
  readonly children: ReactNode;
}

/** A part of a public profile below a line. */
export function ProfileSection({ title, titleId, isChanged, level = 2, children }: ProfileSectionProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Title id={titleId} className={classNames(isChanged && styles.changed)}>
        {title}
      </Title>
      {children}
    </section>
  );
}
