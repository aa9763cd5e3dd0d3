import { formatRegistration } from 'shared-domain/registration';
import { CnpjField, ProfessionField, RegistrationField } from 'shared-ui/professional-fields';
import { faultText, maskedText } from './field-props';
import type { FieldsProps } from './person-fields';
import styles from './sign-up.module.css';

/** What a professional adds: profession, the council's number, and the CNPJ of who issues invoices. */
export function RegistrationFields({ form, faults }: FieldsProps) {
  const { profession, registration } = form.draft;
  return (
    <>
      <div className={styles.two}>
        <ProfessionField
          value={profession}
          onValueChange={(next) =>
            // The digits stay, the council's letters change.
            form.write({ profession: next, registration: formatRegistration(registration, next) })
          }
        />
        <RegistrationField
          required
          profession={profession}
          {...maskedText(form, 'registration')}
          error={faultText(form, faults, 'registration')}
        />
      </div>
      <CnpjField {...maskedText(form, 'cnpj')} error={faultText(form, faults, 'cnpj')} />
    </>
  );
}
