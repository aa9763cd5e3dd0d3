import { Mail } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { Field, TextArea } from 'shared-ui/field';
import type { DecisionTexts } from './copy';
import styles from './decision-dialog.module.css';

interface DecisionFormProps {
  readonly id: string;
  readonly texts: DecisionTexts;
  /** The person's full name. */
  readonly name: string;
  readonly onSend: (text: string) => void;
}

/** The text of a decision. Blank, it is sent only where it is optional. */
export function DecisionForm({ id, texts, name, onSend }: DecisionFormProps) {
  const { label, optional, maxLength = 2000, hint, missing } = texts;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isMissing = !optional && text.trim() === '';
  const person = firstName(name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) area.current?.focus();
    else onSend(text.trim());
  };
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={label}
        optional={optional}
        required={!optional}
        error={asked && isMissing ? missing(person) : null}
      >
        <TextArea
          ref={area}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{hint(person)}</span>
      </p>
    </form>
  );
}
