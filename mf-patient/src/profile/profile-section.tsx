import type { ReactNode, RefObject } from 'react';
import { Card } from 'shared-ui/card';
import { unbroken } from 'shared-ui/unbroken';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** The title, focusable after a button in the section disappears. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** One card of the profile: title, description, content. */
export function ProfileSection({ title, hint, heading, children }: ProfileSectionProps) {
  return (
    <Card as="section" aria-label={title} className={styles.section}>
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
  return <p className={styles.hint}>{unbroken(children)}</p>;
}
