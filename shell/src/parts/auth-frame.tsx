import type { ReactNode } from 'react';
import { DeepMeeting } from 'shared-ui/illustrations';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** What stands under the picture, on wide screens only. */
  readonly aside: { readonly quote: string; readonly text: string };
  /** Room for fields side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A sign-in screen: heading and form, and on wide screens the two who meet. */
export function AuthFrame({ title, subtitle, aside, wide = false, children }: AuthFrameProps) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <div className={styles.grid}>
        <section className={wide ? styles.wide : styles.card}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {children}
        </section>
        <aside className={`on-deep ${styles.aside}`} aria-hidden="true">
          <DeepMeeting className={styles.art} />
          <blockquote>{aside.quote}</blockquote>
          <p>{aside.text}</p>
        </aside>
      </div>
    </div>
  );
}
