import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { Contents } from './contents';
import { copy } from './copy';
import type { LegalDocument } from './legal-document';
import styles from './document-panel.module.css';

interface DocumentPanelProps {
  readonly document: LegalDocument;
  readonly isShown: boolean;
}

/** A whole document with its table of contents. */
export function DocumentPanel({ document, isShown }: DocumentPanelProps) {
  const { id, summary, sections } = document;
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`aba-${id}`}
      className={classNames(styles.panel, isShown && styles.shown)}
    >
      <Contents document={document} />
      <article className={styles.prose}>
        <Card tone="tint" className={styles.summary}>
          <strong>{copy.summary}</strong>
          <p>{summary}</p>
        </Card>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </article>
    </div>
  );
}
