import type { ReactNode } from 'react';
import { useDocumentTitle } from 'shared-ui/page-layout';
import styles from './public-heading.module.css';

interface PublicHeadingProps {
  /** The page's one h1. */
  readonly title: string;
  /** Name of the browser's tab. */
  readonly documentTitle: string;
  /** The sentence under it. */
  readonly children: ReactNode;
}

/** How a page for visitors begins: a large title and what it is about. */
export function PublicHeading({ title, documentTitle, children }: PublicHeadingProps) {
  useDocumentTitle(documentTitle);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  );
}
