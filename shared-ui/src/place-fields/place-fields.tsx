import { useState } from 'react';
import { CITY_UNKNOWN, isCityUnknown } from 'shared-domain/place';
import { formatState } from 'shared-domain/state';
import { CITY_MAX_LENGTH } from 'shared-domain/text-limits';
import { Combobox, optionNamed } from '../combobox';
import { Field, MaskedInput } from '../field';
import { copy } from './copy';
import styles from './place-fields.module.css';
import { useMunicipalities } from 'shared-data/municipalities';

interface PlaceFieldsProps {
  readonly city: string;
  readonly state: string;
  readonly onCityChange: (city: string) => void;
  readonly onStateChange: (state: string) => void;
  /** Professionals are found by their city: only a municipality of the state will do. Default: any text. */
  readonly isPublic?: boolean | undefined;
  readonly stateError?: string | null | undefined;
  readonly cityError?: string | null | undefined;
}

/** Where the person lives: two letters and a city, both optional. The controls are named `state` and `city`. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { city, state, onCityChange, onStateChange, isPublic = false, stateError, cityError } = props;
  const [isWriting, setWriting] = useState(false);
  const municipalities = useMunicipalities(state);
  const isUnknown = isPublic && isCityUnknown(city, state, municipalities);
  const leaveCity = () => {
    setWriting(false);
    const meant = optionNamed(municipalities, city);
    if (meant && meant !== city) onCityChange(meant);
  };
  return (
    <div className={styles.place}>
      <Field label={copy.state} optional error={stateError}>
        <MaskedInput
          name="state"
          placeholder={copy.stateHint}
          autoComplete="address-level1"
          format={formatState}
          value={state}
          onValueChange={onStateChange}
        />
      </Field>
      <Field
        label={copy.city}
        optional
        hint={state === '' ? copy.stateFirst : null}
        error={isUnknown && !isWriting ? CITY_UNKNOWN : cityError}
      >
        <Combobox
          name="city"
          autoComplete="address-level2"
          maxLength={CITY_MAX_LENGTH}
          options={municipalities}
          value={city}
          onBlur={leaveCity}
          onValueChange={(typed) => {
            setWriting(true);
            onCityChange(typed);
          }}
        />
      </Field>
    </div>
  );
}
