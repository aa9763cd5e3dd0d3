import { ChevronDown } from 'lucide-react';
import { copy } from './copy';
import type { LegalDocument, LegalSection } from './legal-document';
import styles from './contents.module.css';

/** The document's sections: beside it on wide screens, folded above it on narrow ones. */
export function Contents({ document: { title, sections } }: { readonly document: LegalDocument }) {
  return (
    <nav aria-label={copy.contentsOf(title)} className={styles.contents}>
      <div className={styles.wide}>
        <SectionLinks sections={sections} />
      </div>
      <details className={styles.folded}>
        <summary>
          {copy.contents}
          <ChevronDown aria-hidden="true" />
        </summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}

function SectionLinks({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
