import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import styles from './application-banner.module.css';

export interface ApplicationBannerProps {
  readonly tone: 'pending' | 'info' | 'rejected' | 'approved';
  readonly icon: ReactNode;
  /** Topic, for a page about something else. */
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly text: string;
  /** The team's message, unchanged. */
  readonly message?: string | null | undefined;
  /** Link to the next step. */
  readonly action?: ReactNode;
}

/** Status of an application to become a professional, with the team's message. */
export function ApplicationBanner(props: ApplicationBannerProps) {
  const { tone, icon, eyebrow, title, text, message, action } = props;
  return (
    <section className={classNames(styles.banner, styles[tone])} aria-label={eyebrow ?? title}>
      <span className={styles.icon}>{icon}</span>
      <div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2>{title}</h2>
        <p>{unbroken(text)}</p>
        {message && <blockquote>{message}</blockquote>}
      </div>
      {action}
    </section>
  );
}
