import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { ERASURE_WORD, isErasureWord } from 'shared-domain/privacy';
import { Field, TextInput } from '../field';
import { copy } from './copy';
import styles from './erasure-form.module.css';

export interface ErasureFormProps {
  /** Of the form: the button that sends it stands in the dialog's footer. */
  readonly id: string;
  /** Refers to the form, for bringing the focus to a field that the server refused. */
  readonly form?: RefObject<HTMLFormElement | null>;
  /** The word was typed, and the form sent. */
  readonly onConfirm: () => void;
  /** What will happen; further fields. */
  readonly children: ReactNode;
}

/** Asks for a word before an erasure, which has no way back, is asked for or carried out. */
export function ErasureForm({ id, form, onConfirm, children }: ErasureFormProps) {
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
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
      {children}
      <Field
        label={copy.confirm(ERASURE_WORD)}
        required
        error={asked && !isConfirmed ? copy.missing(ERASURE_WORD) : null}
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
