import type { ReactNode, Ref } from 'react';
import { Link } from 'shared-portal/router';
import { Card, type CardProps } from 'shared-ui/card';
import styles from './person-card.module.css';

interface PersonCardProps {
  readonly fullName: string;
  /** The page about it. */
  readonly to?: string;
  readonly avatar: ReactNode;
  readonly badge: ReactNode;
  readonly tone?: CardProps['tone'];
  /** Ref of the name, for a card that takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** An applicant or professional: name, status, and details. */
export function PersonCard({ fullName, to, avatar, badge, tone, heading, children }: PersonCardProps) {
  return (
    <Card as="article" aria-label={fullName} tone={tone} className={styles.card}>
      <div className={styles.top}>
        {avatar}
        <div className={styles.who}>
          <h2 ref={heading} tabIndex={heading ? -1 : undefined}>
            {to ? <Link to={to}>{fullName}</Link> : fullName}
          </h2>
          {badge}
        </div>
      </div>
      {children}
    </Card>
  );
}

/** The team's message, as typed. */
export const TeamMessage = ({ children }: { children: ReactNode }) => (
  <p className={styles.written}>{children}</p>
);
