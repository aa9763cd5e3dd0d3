import { FileText } from 'lucide-react';
import { ButtonAnchor } from 'shared-ui/button';
import type { DocumentLink } from 'shared-ui/document-links';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './application-details.module.css';
import { copy } from './copy';
import { useDocumentLinks } from './use-document-links';

export function ApplicationDocuments({ paths }: { paths: readonly string[] }) {
  const links = useDocumentLinks(paths);
  if (paths.length === 0) return <p className={styles.bio}>{copy.noDocuments}</p>;
  return (
    <RemoteView
      query={links}
      level={3}
      skeleton={<Skeleton width="12rem" height="2.75rem" />}
      failureText={copy.documentsFailedText}
    >
      {(documents) => (
        <>
          <p className={styles.note}>{copy.documentsNote}</p>
          <ul className={styles.files}>
            {documents.map((document) => (
              <li key={document.path}>
                <DocumentButton document={document} />
              </li>
            ))}
          </ul>
        </>
      )}
    </RemoteView>
  );
}

function DocumentButton({ document: { name, url } }: { document: DocumentLink }) {
  if (url === null)
    return (
      <span className={styles.note}>
        {name}: {copy.documentGone}
      </span>
    );
  return (
    <ButtonAnchor
      variant="outline"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      icon={<FileText aria-hidden="true" />}
    >
      <span className={styles.file}>{name}</span>
    </ButtonAnchor>
  );
}
