import { useState } from 'react';
import { CITY_UNKNOWN, isCityUnknown } from 'shared-domain/place';
import { formatState } from 'shared-domain/state';
import { CITY_MAX_LENGTH } from 'shared-domain/text-limits';
import { useMunicipalities } from 'shared-data/municipalities';
import { AutoComplete, optionNamed } from '../antd';
import { MaskedInput } from '../field';
import { FormField, useFormField, useFormValue } from '../form';
import { copy } from './copy';
import styles from './place-fields.module.css';

interface PlaceFieldsProps {
  /** Professionals are found by city, so it must be a municipality of the state. Default: any text. */
  readonly isPublic?: boolean | undefined;
}

/** The fields `state` (two letters) and `city`, both optional. */
export function PlaceFields({ isPublic = false }: PlaceFieldsProps) {
  const state = useFormValue('state');
  const { value: city, onChange: changeCity } = useFormField('city');
  const [isWriting, setWriting] = useState(false);
  const municipalities = useMunicipalities(state);
  const isUnknown = isPublic && isCityUnknown(city, state, municipalities);
  const leaveCity = () => {
    setWriting(false);
    const meant = optionNamed(municipalities, city);
    if (meant && meant !== city) changeCity(meant);
  };
  return (
    <div className={styles.place}>
      <FormField name="state" dependents={['city']} label={copy.state} optional>
        <MaskedInput placeholder={copy.stateHint} autoComplete="address-level1" format={formatState} />
      </FormField>
      <FormField
        name="city"
        label={copy.city}
        optional
        hint={state === '' ? copy.stateFirst : null}
        error={isUnknown && !isWriting ? CITY_UNKNOWN : null}
      >
        <AutoComplete
          autoComplete="address-level2"
          maxLength={CITY_MAX_LENGTH}
          options={municipalities}
          onBlur={leaveCity}
          onChange={(typed) => {
            setWriting(true);
            changeCity(typed);
          }}
        />
      </FormField>
    </div>
  );
}
