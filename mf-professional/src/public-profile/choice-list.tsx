import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { Choice, Choices } from 'shared-ui/choices';
import { useFormField } from 'shared-ui/form';
import styles from './choice-list.module.css';
import { copy } from './copy';
import type { ProfileDraft } from './own-profile';

type ListField = 'approaches' | 'specialties' | 'languages' | 'audiences' | 'accommodations';

interface ChoiceListProps {
  readonly name: ListField;
  readonly choices: readonly string[];
  readonly hint?: string | undefined;
  /** The section's heading already says it. */
  readonly hideLegend?: boolean | undefined;
}

/** Checkboxes for a list of the draft. */
export function ChoiceList({ name, choices, hint, hideLegend = false }: ChoiceListProps) {
  const { value, onChange, error } = useFormField<ProfileDraft, ListField>(name);
  const helpId = useId();
  const help = error ?? hint;
  // In the order of the choices, not of the selection.
  const toggle = (toggled: string) =>
    onChange(choices.filter((choice) => value.includes(choice) !== (choice === toggled)));
  return (
    <fieldset className={styles.list} aria-describedby={help ? helpId : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{copy.fields[name]}</legend>
      <Choices>
        {choices.map((choice) => {
          const isChosen = value.includes(choice);
          return (
            <Choice
              key={choice}
              type="checkbox"
              name={name}
              value={choice}
              checked={isChosen}
              invalid={error !== null}
              icon={isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              onChange={() => toggle(choice)}
            >
              {choice}
            </Choice>
          );
        })}
      </Choices>
      <p id={helpId} className={error ? styles.error : styles.hint} aria-live="polite">
        {help}
      </p>
    </fieldset>
  );
}
