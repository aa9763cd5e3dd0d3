import type { ReactNode } from 'react';
import { SignInIllustration } from 'shared-ui/illustrations';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { unbroken } from 'shared-ui/unbroken';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  /** The heading; also the document title unless `documentTitle` is given. */
  readonly title: string;
  readonly documentTitle?: string;
  /** None while it depends on data that is loading. */
  readonly subtitle?: string;
  /** Shown above the heading after a completed step. */
  readonly illustration?: ReactNode;
  /** Shown under the picture on wide screens only. */
  readonly aside: { readonly quote: string; readonly text: string };
  /** Wider, for fields side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Layout of a sign-in screen: heading and form, plus the picture on wide screens. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, documentTitle = title, subtitle, illustration, aside, wide = false, children } = props;
  useDocumentTitle(documentTitle);
  return (
    <div className={`wrap ${styles.frame}`}>
      <div className={styles.grid}>
        <section className={wide ? styles.wide : styles.card}>
          <div className={styles.head}>
            {illustration}
            <h1 tabIndex={-1}>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{unbroken(subtitle)}</p>}
          </div>
          {children}
        </section>
        <aside className={`on-deep ${styles.aside}`} aria-hidden="true">
          <SignInIllustration className={styles.art} />
          <blockquote>{aside.quote}</blockquote>
          <p>{aside.text}</p>
        </aside>
      </div>
    </div>
  );
}
