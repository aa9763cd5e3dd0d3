import { Mail } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { Field, TextArea } from 'shared-ui/field';
import { copy } from './copy';
import type { DecisionAction } from './decide-application';
import styles from './decision-dialog.module.css';

const MAX_LENGTH = 2000;

interface DecisionFormProps {
  readonly id: string;
  readonly action: DecisionAction;
  /** The applicant's full name. */
  readonly name: string;
  readonly onSend: (text: string) => void;
}

/** The text of a decision. Blank, it is sent only where it is optional. */
export function DecisionForm({ id, action, name, onSend }: DecisionFormProps) {
  const { label, optional, hint, missing } = copy.decisions[action];
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
          maxLength={MAX_LENGTH}
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
