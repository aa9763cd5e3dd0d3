import { ExternalLink } from 'lucide-react';
import { documentName } from 'shared-domain/document-path';
import type { DocumentLink } from 'shared-ui/document-links';
import { ButtonAnchor } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy as approvals } from '../copy';
import { useDocumentLinks } from '../use-document-links';
import { copy } from './copy';
import styles from './review.module.css';

interface DocumentsProps {
  readonly paths: readonly string[];
  /** Index of the open one. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** The documents, of which one is open. The browser opens a PDF in another tab. */
export function Documents({ paths, shown, onShow }: DocumentsProps) {
  const links = useDocumentLinks(paths);
  return (
    <Card as="section" aria-labelledby="documentos" className={styles.documents}>
      <h2 id="documentos">{copy.documents}</h2>
      {paths.length === 0 ? (
        <p className={styles.small}>{approvals.noDocuments}</p>
      ) : (
        <>
          <div role="group" aria-label={copy.documents} className={styles.files}>
            {paths.map((path, index) => (
              <button
                key={path}
                type="button"
                aria-pressed={index === shown}
                className={styles.file}
                onClick={() => onShow(index)}
              >
                {documentName(path)}
              </button>
            ))}
          </div>
          <RemoteView
            query={links}
            level={3}
            skeleton={<Skeleton width="100%" height="20rem" />}
            failureText={approvals.documentsFailedText}
          >
            {(documents) => {
              const open = documents[shown];
              return open && <OpenDocument key={open.path} document={open} />;
            }}
          </RemoteView>
        </>
      )}
    </Card>
  );
}

function OpenDocument({ document: { name, url } }: { readonly document: DocumentLink }) {
  if (url === null)
    return (
      <p className={styles.small}>
        {name}: {approvals.documentGone}
      </p>
    );
  return (
    <>
      <div className={styles.paper}>
        {name.toLowerCase().endsWith('.pdf') ? (
          <p className={styles.small}>{copy.pdf}</p>
        ) : (
          <img src={url} alt={copy.imageOf(name)} />
        )}
      </div>
      <ButtonAnchor
        variant="outline"
        size="sm"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        icon={<ExternalLink aria-hidden="true" />}
      >
        {copy.otherTab}
      </ButtonAnchor>
    </>
  );
}
