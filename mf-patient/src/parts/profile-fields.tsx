import { LockKeyhole } from 'lucide-react';
import { formatPhone, parsePhone, PHONE_MAX_LENGTH } from 'shared-domain/phone';
import { STATE_MAX_LENGTH } from 'shared-domain/profile';
import { Field, MaskedInput, TextInput } from 'shared-ui/field';
import { profileCopy as copy } from './profile-copy';
import styles from './profile-fields.module.css';

/** What is wrong with a telephone that may be left out; null: nothing. */
export const phoneFault = (phone: string): string | null =>
  phone === '' || parsePhone(phone) ? null : copy.phoneInvalid;

const formatState = (typed: string) =>
  typed
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .slice(0, STATE_MAX_LENGTH);

interface TextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The address of the account: seen, not changed here. */
export function EmailField({ value, hint }: { readonly value: string; readonly hint?: string }) {
  return (
    <Field label={copy.email} hint={hint}>
      <TextInput type="email" value={value} readOnly end={<LockKeyhole aria-hidden="true" />} />
    </Field>
  );
}

export function PhoneField({ value, onChange, error }: TextProps & { readonly error: string | null }) {
  return (
    <Field label={copy.phone} optional error={error}>
      <MaskedInput
        inputMode="tel"
        autoComplete="tel-national"
        format={formatPhone}
        maxLength={PHONE_MAX_LENGTH}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

interface PlaceFieldsProps {
  readonly city: string;
  readonly state: string;
  readonly onCityChange: (city: string) => void;
  readonly onStateChange: (state: string) => void;
}

/** Where the person lives: a city and two letters. */
export function PlaceFields({ city, state, onCityChange, onStateChange }: PlaceFieldsProps) {
  return (
    <div className={styles.place}>
      <Field label={copy.city} optional>
        <TextInput
          autoComplete="address-level2"
          maxLength={120}
          value={city}
          onChange={(event) => onCityChange(event.target.value)}
        />
      </Field>
      <Field label={copy.state} optional>
        <MaskedInput
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
