import { Mail } from 'lucide-react';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { firstName } from 'shared-domain/names';
import { DECISION_TEXT_MAX_LENGTH } from 'shared-domain/text-limits';
import { Field, TextArea } from 'shared-ui/field';
import { focusFirstFault, type Refusals } from 'shared-ui/form';
import { useKeptDraft } from 'shared-data/kept-draft';
import type { DecisionTexts } from './copy';
import styles from './decision-dialog.module.css';

interface DecisionFormProps {
  readonly id: string;
  /** The name under which the tab keeps the text. */
  readonly draft: string;
  readonly texts: DecisionTexts;
  /** The person's full name. */
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the server refused of the text. */
  readonly refusals: Refusals<'text'>;
  readonly onSend: (text: string) => void;
}

/** The text of a decision. Blank, it is sent only where it is optional. */
export function DecisionForm({ id, draft, texts, name, form, refusals, onSend }: DecisionFormProps) {
  const { label, optional, maxLength = DECISION_TEXT_MAX_LENGTH, hint, missing } = texts;
  const kept = useKeptDraft(draft, () => ({ text: '' }), { outlivesScreen: true });
  const { text } = kept.draft;
  const [asked, setAsked] = useState(false);
  const isMissing = !optional && text.trim() === '';
  const person = firstName(name);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) focusFirstFault(form);
    else onSend(text.trim());
  };
  return (
    <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={label}
        optional={optional}
        required={!optional}
        error={asked && isMissing ? missing(person) : refusals.of('text')}
      >
        <TextArea
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            kept.setDraft({ text: event.target.value });
            refusals.forget({ text: true });
          }}
        />
      </Field>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{hint(person)}</span>
      </p>
    </form>
  );
}
