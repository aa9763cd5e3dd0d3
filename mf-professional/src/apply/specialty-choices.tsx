import { Check, Plus } from 'lucide-react';
import { SPECIALTIES, type Specialty } from 'shared-domain/specialties';
import { Choice, Choices } from 'shared-ui/choices';
import { OptionalMark } from 'shared-ui/field';
import { copy } from './copy';
import styles from './specialty-choices.module.css';

interface SpecialtyChoicesProps {
  readonly value: readonly Specialty[];
  readonly onValueChange: (value: readonly Specialty[]) => void;
}

/** Checkboxes for the specialties offered in the search. */
export function SpecialtyChoices({ value, onValueChange }: SpecialtyChoicesProps) {
  const isChosen = (specialty: Specialty) => value.includes(specialty);
  // In list order, not in the order of selection.
  const toggle = (toggled: Specialty) =>
    onValueChange(
      SPECIALTIES.filter((specialty) => (specialty === toggled ? !isChosen(specialty) : isChosen(specialty))),
    );
  return (
    <fieldset className={styles.choices}>
      <legend>
        {copy.professional.specialties}
        <OptionalMark />
      </legend>
      <Choices>
        {SPECIALTIES.map((specialty) => (
          <Choice
            key={specialty}
            type="checkbox"
            name="specialties"
            value={specialty}
            checked={isChosen(specialty)}
            icon={isChosen(specialty) ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
            onChange={() => toggle(specialty)}
          >
            {specialty}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}
