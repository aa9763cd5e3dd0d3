import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useFormField } from 'shared-ui/form';
import { Note } from 'shared-ui/note';
import { copy } from '../copy';
import type { Draft } from '../draft';
import { FormSection } from '../form-section';
import { StoredRow, UploadRow } from './document-row';
import styles from './documents-section.module.css';
import { DropZone } from './drop-zone';
import type { Documents } from './use-documents';

interface DocumentsSectionProps {
  readonly documents: Documents;
  /** Why the documents prevent sending the application; null if they do not. */
  readonly obstacle: string | null;
}

const words = copy.documents;

export function DocumentsSection({ documents, obstacle }: DocumentsSectionProps) {
  const { value: stored, error } = useFormField<Draft, 'documents'>('documents');
  const problem = obstacle ?? error;
  const { uploads, isTooMany, news, add, retry } = documents;
  const chooser = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => {
    documents.remove(id);
    chooser.current?.focus(); // the row disappears, and with it the focused button
  };
  return (
    <FormSection title={words.title} text={words.text}>
      <DropZone chooser={chooser} onFiles={add} />
      {isTooMany && (
        <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />}>
          {words.tooMany}
        </Note>
      )}
      {stored.length + uploads.length > 0 && (
        <ul className={styles.list}>
          {stored.map((document) => (
            <StoredRow key={document.path} document={document} onRemove={() => remove(document.path)} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {problem && (
        <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />}>
          {problem}
        </Note>
      )}
    </FormSection>
  );
}
