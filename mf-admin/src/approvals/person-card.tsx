import type { ReactNode, Ref } from 'react';
import { Card, type CardProps } from 'shared-ui/card';
import styles from './person-card.module.css';

interface PersonCardProps {
  readonly fullName: string;
  readonly avatar: ReactNode;
  readonly badge: ReactNode;
  readonly tone?: CardProps['tone'];
  /** Of the name, for a card that takes the focus over. */
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** Somebody who asks to work here, or does: who, how they stand, and what is known. */
export function PersonCard({ fullName, avatar, badge, tone, heading, children }: PersonCardProps) {
  return (
    <Card as="article" tone={tone} className={styles.card}>
      <div className={styles.top}>
        {avatar}
        <div className={styles.who}>
          <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
            {fullName}
          </h2>
          {badge}
        </div>
      </div>
      {children}
    </Card>
  );
}

/** What the team wrote about them, as it was typed. */
export const Written = ({ children }: { children: ReactNode }) => (
  <p className={styles.written}>{children}</p>
);
