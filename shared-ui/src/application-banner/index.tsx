import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './application-banner.module.css';

export interface ApplicationBannerProps {
  readonly tone: 'pending' | 'info' | 'rejected' | 'approved';
  readonly icon: ReactNode;
  /** What it is about, where the page is about something else. */
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** What the team wrote, as it stands. */
  readonly message?: string | null | undefined;
  /** A link to where one goes on. */
  readonly action?: ReactNode;
}

/** How somebody's application to become a professional stands, and what the team wrote about it. */
export function ApplicationBanner(props: ApplicationBannerProps) {
  const { tone, icon, eyebrow, title, text, message, action } = props;
  return (
    <section className={classNames(styles.banner, styles[tone])} aria-label={eyebrow ?? title}>
      <span className={styles.icon}>{icon}</span>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
        <p>{text}</p>
        {message && <blockquote>{message}</blockquote>}
      </div>
      {action}
    </section>
  );
}
