import { Mail, TriangleAlert } from 'lucide-react';
import { firstName } from 'shared-domain/names';
import { answerDeadline } from 'shared-domain/privacy';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { ErasureWord, erasureFaults } from 'shared-ui/erasure-word';
import { useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { unbroken } from 'shared-ui/unbroken';
import { PersonLine } from '../../parts/person-line';
import { copy } from './copy';
import { ErasureOpen, isBlocked } from './erasure-open';
import { RetainedDataList } from './retained-data-list';
import styles from './privacy.module.css';
import { useErasure } from './use-request-actions';
import { useErasurePreview, type ErasurePreview, type PrivacyRequest } from './use-requests';

interface ErasureDialogProps {
  readonly request: PrivacyRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/**
 * What would be erased, what the law retains and until when; then the confirmation word, once nothing is
 * open.
 */
export function ErasureDialog({ request, onClose, onDone }: ErasureDialogProps) {
  const form = useForm({ initial: () => ({ word: '' }), faultsOf: erasureFaults });
  const erasure = useErasure(onDone);
  const query = useErasurePreview(request, true);
  const person = firstName(request.fullName);
  return (
    <FormDialog
      title={copy.eraseTitle}
      action={query.data && !isBlocked(query.data) ? copy.erase : undefined}
      look={{ variant: 'danger' }}
      isRunning={erasure.isRunning}
      form={form}
      onSubmit={() => erasure.run(request.id)}
      onClose={onClose}
    >
      <PersonLine
        fullName={request.fullName}
        note={copy.asked(
          formatDayNumeric(dayOf(request.sentAt)),
          formatDayNumeric(answerDeadline(request.sentAt)),
        )}
      />
      <RemoteView
        query={query}
        level={3}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={copy.previewFailedText}
      >
        {(preview) =>
          isBlocked(preview) ? (
            <ErasureOpen preview={preview} />
          ) : (
            <div className={styles.preview}>
              <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
                {copy.eraseLead(person)}
              </Note>
              <ErasedData preview={preview} />
              <RetainedDataList kept={preview.kept} />
              <p className={styles.hint}>
                <Mail aria-hidden="true" />
                <span>{unbroken(copy.eraseMail(person))}</span>
              </p>
              <ErasureWord />
            </div>
          )
        }
      </RemoteView>
    </FormDialog>
  );
}

function ErasedData({ preview }: { preview: ErasurePreview }) {
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
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    </section>
  );
}
