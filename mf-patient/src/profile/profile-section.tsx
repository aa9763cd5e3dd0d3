import type { ReactNode, RefObject } from 'react';
import { Card } from 'shared-ui/card';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** The title, where it takes the focus of a button that goes. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** One card of the profile: its title, what it is for, and the rest of it below. */
export function ProfileSection({ title, hint, heading, children }: ProfileSectionProps) {
  return (
    <Card as="section" className={styles.section}>
      <div>
        <h2 ref={heading} tabIndex={heading && -1} className={styles.title}>
          {title}
        </h2>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Card>
  );
}

export function Hint({ children }: { children: string }) {
  return <p className={styles.hint}>{children}</p>;
}
