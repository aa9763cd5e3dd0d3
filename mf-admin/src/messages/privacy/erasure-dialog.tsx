import { Mail } from 'lucide-react';
import { useId } from 'react';
import { firstName } from 'shared-domain/names';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { ErasureForm } from 'shared-ui/erasure-form';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { ErasureOpen, isOpen } from './erasure-open';
import { KeptList } from './kept-list';
import styles from './privacy.module.css';
import { useErasure } from './use-request-actions';
import { useErasurePreview, type ErasurePreview, type PrivacyRequest } from './use-requests';

interface ErasureDialogProps {
  readonly request: PrivacyRequest;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What would be erased, what the law keeps and until when; then the word that confirms it, once nothing is open. */
export function ErasureDialog({ request, open, onClose, onDone }: ErasureDialogProps) {
  const formId = useId();
  const erasure = useErasure(onDone);
  const query = useErasurePreview(request, open);
  const person = firstName(request.fullName);
  const close = () => {
    if (!erasure.isRunning) onClose();
  };
  return (
    <Dialog
      open={open}
      title={copy.eraseTitle}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          {query.data && !isOpen(query.data) && (
            <Button variant="danger" type="submit" form={formId} loading={erasure.isRunning}>
              {copy.erase}
            </Button>
          )}
        </>
      }
    >
      <RemoteView
        query={query}
        level={3}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={copy.previewFailedText}
      >
        {(preview) =>
          isOpen(preview) ? (
            <ErasureOpen preview={preview} />
          ) : (
            <ErasureForm id={formId} onConfirm={() => erasure.run(request.id)}>
              <p>{copy.eraseLead(person)}</p>
              <Goes preview={preview} />
              <KeptList kept={preview.kept} />
              <p className={styles.hint}>
                <Mail aria-hidden="true" />
                <span>{copy.eraseMail(person)}</span>
              </p>
            </ErasureForm>
          )
        }
      </RemoteView>
    </Dialog>
  );
}

function Goes({ preview }: { preview: ErasurePreview }) {
  const { messages, reviews, documents, is_professional } = preview;
  const lines = [
    copy.goes,
    ...(messages > 0 ? [copy.messages(messages)] : []),
    ...(reviews > 0 ? [copy.reviews(reviews)] : []),
    ...(documents > 0 ? [copy.documents(documents)] : []),
    ...(is_professional ? [copy.directory] : []),
  ];
  return (
    <section>
      <h3 className={styles.title}>{copy.goesTitle}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
