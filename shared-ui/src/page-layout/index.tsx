import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import { Crumb, type CrumbProps } from '../crumb';
import { useDocumentTitle } from './document-title';
import styles from './page-layout.module.css';

export { useDocumentTitle } from './document-title';

export interface PageLayoutProps {
  /** The page's only h1; also its document title unless `documentTitle` is given. */
  readonly title: string;
  readonly documentTitle?: string | undefined;
  readonly subtitle?: ReactNode;
  /** Link to the parent page, above the heading. */
  readonly back?: CrumbProps | undefined;
  /** The page's main action, at the end of the heading's line. */
  readonly action?: ReactNode;
  /** 320 px next to the content from 1024, below it before. */
  readonly aside?: ReactNode;
  /**
   * `narrow` is 720 px wide; `fluid` fills its container (inside the admin's frame). Default `wide`: 1120.
   */
  readonly width?: 'wide' | 'narrow' | 'fluid' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page of a private area: heading, action, content, side column. Rendered inside the page's `<main>`. */
export function PageLayout(props: PageLayoutProps) {
  const {
    title,
    documentTitle = title,
    subtitle,
    back,
    action,
    aside,
    width = 'wide',
    className,
    children,
  } = props;
  useDocumentTitle(documentTitle);
  return (
    <div className={classNames(width !== 'fluid' && 'wrap', styles[width], className)}>
      <header className={styles.head}>
        <div>
          {back && <Crumb {...back} />}
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{unbroken(subtitle)}</p>}
        </div>
        {action}
      </header>
      {aside ? (
        <div className={styles.split}>
          <div>{children}</div>
          <aside className={styles.aside}>{aside}</aside>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
