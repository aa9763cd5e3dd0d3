import { TriangleAlert } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { ERASURE_WORD, isErasureWord } from 'shared-domain/privacy';
import { useAccount } from 'shared-portal/portal';
import { Field, TextArea, TextInput } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import styles from './your-data.module.css';

interface ErasureFormProps {
  readonly id: string;
  /** With the reason, '' without one. */
  readonly onSend: (reason: string) => void;
}

/** What will happen, and the word that confirms it. */
export function ErasureForm({ id, onSend }: ErasureFormProps) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isConfirmed = isErasureWord(word);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isConfirmed) onSend(reason.trim());
    else input.current?.focus();
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      <Consequences />
      <Field label={copy.reason} optional>
        <TextArea
          maxLength={2000}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field
        label={copy.confirm(ERASURE_WORD)}
        required
        error={asked && !isConfirmed ? copy.confirmMissing(ERASURE_WORD) : null}
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

function Consequences() {
  const attends = useAccount()?.role === 'professional';
  return (
    <>
      <Points title={copy.goesTitle} points={attends ? [...copy.goes, copy.goesProfessional] : copy.goes} />
      <Points
        title={copy.staysTitle}
        points={attends ? [...copy.stays, copy.staysProfessional] : copy.stays}
      />
      <p className={styles.hint}>{copy.record}</p>
      <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
        {copy.final}
      </Note>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className={styles.points}>{title}</h3>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
