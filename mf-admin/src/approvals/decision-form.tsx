import { Mail } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { Field, TextArea } from 'shared-ui/field';
import { useKeptDraft } from 'shared-ui/kept-draft';
import type { DecisionTexts } from './copy';
import styles from './decision-dialog.module.css';

interface DecisionFormProps {
  readonly id: string;
  /** The name under which the tab keeps the text. */
  readonly draft: string;
  readonly texts: DecisionTexts;
  /** The person's full name. */
  readonly name: string;
  readonly onSend: (text: string) => void;
}

/** The text of a decision. Blank, it is sent only where it is optional. */
export function DecisionForm({ id, draft, texts, name, onSend }: DecisionFormProps) {
  const { label, optional, maxLength = 2000, hint, missing } = texts;
  const kept = useKeptDraft(draft, () => ({ text: '' }), { outlivesScreen: true });
  const { text } = kept.draft;
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
          onChange={(event) => kept.setDraft({ text: event.target.value })}
        />
      </Field>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{hint(person)}</span>
      </p>
    </form>
  );
}
