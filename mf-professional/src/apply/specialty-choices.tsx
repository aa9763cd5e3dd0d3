import { Check, Plus } from 'lucide-react';
import { SPECIALTIES, type Specialty } from 'shared-domain/specialties';
import { copy } from './copy';
import styles from './specialty-choices.module.css';

interface SpecialtyChoicesProps {
  readonly value: readonly Specialty[];
  readonly onValueChange: (value: readonly Specialty[]) => void;
}

/** Any of the specialties that people search by. */
export function SpecialtyChoices({ value, onValueChange }: SpecialtyChoicesProps) {
  const isChosen = (specialty: Specialty) => value.includes(specialty);
  // In the list's order, in whichever order they were chosen.
  const toggle = (toggled: Specialty) =>
    onValueChange(
      SPECIALTIES.filter((specialty) => (specialty === toggled ? !isChosen(specialty) : isChosen(specialty))),
    );
  return (
    <fieldset className={styles.choices}>
      <legend>{copy.professional.specialties}</legend>
      {SPECIALTIES.map((specialty) => (
        <label key={specialty} className={styles.choice}>
          <input
            type="checkbox"
            name="specialties"
            className="visually-hidden"
            checked={isChosen(specialty)}
            onChange={() => toggle(specialty)}
          />
          {isChosen(specialty) ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
          {specialty}
        </label>
      ))}
    </fieldset>
  );
}
