import { Mail, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { ERASURE_WORD, isErasureWord } from 'shared-domain/privacy';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Field, TextInput } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
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

/** What would be erased, what the law keeps and until when; then the word that confirms it. */
export function ErasureDialog({ request, open, onClose, onDone }: ErasureDialogProps) {
  const formId = useId();
  const erasure = useErasure(onDone);
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
          <Button variant="danger" type="submit" form={formId} loading={erasure.isRunning}>
            {copy.erase}
          </Button>
        </>
      }
    >
      <Preview request={request} formId={formId} onConfirm={() => erasure.run(request.id)} />
    </Dialog>
  );
}

function Preview({
  request,
  formId,
  onConfirm,
}: {
  request: PrivacyRequest;
  formId: string;
  onConfirm: () => void;
}) {
  const person = firstName(request.fullName);
  return (
    <RemoteView
      query={useErasurePreview(request)}
      level={3}
      skeleton={<SkeletonCard bare lines={6} />}
      failureText={copy.previewFailedText}
    >
      {(preview) => (
        <div className={styles.form}>
          <p>{copy.eraseLead(person)}</p>
          <Goes preview={preview} />
          <KeptList kept={preview.kept} />
          {preview.refunds_due > 0 && (
            <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
              {copy.refunds(preview.refunds_due)}
            </Note>
          )}
          <p className={styles.hint}>
            <Mail aria-hidden="true" />
            <span>{copy.eraseMail(person)}</span>
          </p>
          <Confirmation id={formId} onConfirm={onConfirm} />
        </div>
      )}
    </RemoteView>
  );
}

function Goes({ preview }: { preview: ErasurePreview }) {
  const { messages, reviews, documents, sessions_to_cancel, is_professional } = preview;
  const lines = [
    copy.goes,
    ...(messages > 0 ? [copy.messages(messages)] : []),
    ...(reviews > 0 ? [copy.reviews(reviews)] : []),
    ...(documents > 0 ? [copy.documents(documents)] : []),
    ...(sessions_to_cancel > 0 ? [copy.sessions(sessions_to_cancel)] : []),
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

function Confirmation({ id, onConfirm }: { id: string; onConfirm: () => void }) {
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isConfirmed = isErasureWord(word);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isConfirmed) onConfirm();
    else input.current?.focus();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field
        label={copy.eraseConfirm(ERASURE_WORD)}
        required
        error={asked && !isConfirmed ? copy.eraseMissing(ERASURE_WORD) : null}
      >
        <TextInput
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </Field>
    </form>
  );
}
