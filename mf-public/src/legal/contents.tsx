import { ChevronDown } from 'lucide-react';
import { copy } from './copy';
import type { LegalDocument, LegalSection } from './legal-document';
import { useCurrentSection } from './use-current-section';
import styles from './contents.module.css';

/**
 * Table of contents with the current section marked: next to the document on wide screens, collapsed above it
 * on narrow ones.
 */
export function Contents({ document: { title, sections } }: { readonly document: LegalDocument }) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={copy.contentsOf(title)} className={styles.contents}>
      <div className={styles.wide}>
        <SectionLinks sections={sections} current={current} />
      </div>
      <details className={styles.folded}>
        <summary>
          {copy.contents}
          <ChevronDown aria-hidden="true" />
        </summary>
        <SectionLinks sections={sections} current={current} />
      </details>
    </nav>
  );
}

interface SectionLinksProps {
  readonly sections: readonly LegalSection[];
  readonly current: string | undefined;
}

function SectionLinks({ sections, current }: SectionLinksProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} aria-current={id === current || undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
