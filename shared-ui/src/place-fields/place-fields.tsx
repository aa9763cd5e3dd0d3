import { formatState, STATE_MAX_LENGTH } from 'shared-domain/state';
import { Field, MaskedInput, TextInput } from '../field';
import { copy } from './copy';
import styles from './place-fields.module.css';

interface PlaceFieldsProps {
  readonly city: string;
  readonly state: string;
  readonly onCityChange: (city: string) => void;
  readonly onStateChange: (state: string) => void;
  /** What the form has to say about either. */
  readonly cityError?: string | null | undefined;
  readonly stateError?: string | null | undefined;
  /** Left out: both labels say "(opcional)". */
  readonly required?: boolean | undefined;
}

/** Where the person lives: a city and two letters. The controls are named `city` and `state`. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { city, state, onCityChange, onStateChange, cityError, stateError, required } = props;
  return (
    <div className={styles.place}>
      <Field label={copy.city} required={required} optional={!required} error={cityError}>
        <TextInput
          name="city"
          autoComplete="address-level2"
          maxLength={120}
          value={city}
          onChange={({ currentTarget }) => onCityChange(currentTarget.value)}
        />
      </Field>
      <Field label={copy.state} required={required} optional={!required} error={stateError}>
        <MaskedInput
          name="state"
          autoComplete="address-level1"
          format={formatState}
          maxLength={STATE_MAX_LENGTH}
          value={state}
          onValueChange={onStateChange}
        />
      </Field>
    </div>
  );
}
