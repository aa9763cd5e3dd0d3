import type { RefObject } from 'react';
import { CpfField, PhoneField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import styles from './steps.module.css';
import type { ContactData } from './use-contact-data';

interface ContactFieldsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly data: ContactData;
  readonly onSubmit: () => void;
}

/** Asks for the CPF and phone that the profile lacks. */
export function ContactFields({ form, data, onSubmit }: ContactFieldsProps) {
  const { missing, draft, faults, change } = data;
  if (missing.length === 0) return null;
  return (
    <form
      ref={form}
      className={styles.data}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h3>{copy.dataTitle}</h3>
      <p>{copy.dataText}</p>
      {missing.includes('cpf') && (
        <CpfField
          required
          value={draft.cpf}
          error={faults.cpf}
          onValueChange={(text) => change('cpf', text)}
        />
      )}
      {missing.includes('phone') && (
        <PhoneField
          required
          value={draft.phone}
          error={faults.phone}
          onValueChange={(text) => change('phone', text)}
        />
      )}
      {/* Enter confirms; the button that is seen is at the foot. */}
      <button type="submit" hidden tabIndex={-1} />
    </form>
  );
}
