import type { ReactNode } from 'react';
import { useDocumentTitle } from 'shared-ui/page-layout';
import styles from './public-heading.module.css';

interface PublicHeadingProps {
  /** The page's only h1. */
  readonly title: string;
  /** Document title. */
  readonly documentTitle: string;
  /** Subtitle. */
  readonly children: ReactNode;
}

/** Heading of a public page: a large title and a subtitle. */
export function PublicHeading({ title, documentTitle, children }: PublicHeadingProps) {
  useDocumentTitle(documentTitle);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  );
}
