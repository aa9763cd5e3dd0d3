import { formatRegistration } from 'shared-domain/registration';
import { CnpjField, ProfessionField, RegistrationField } from 'shared-ui/professional-fields';
import type { DraftForm } from './draft';
import styles from './sign-up.module.css';

/** What a professional adds: profession, the council's number, and the CNPJ of who issues invoices. */
export function RegistrationFields({ form }: { readonly form: DraftForm }) {
  return (
    <>
      <div className={styles.two}>
        <ProfessionField
          // The digits stay, the council's letters change.
          onChosen={(next) =>
            form.set(({ registration }) => ({ registration: formatRegistration(registration, next) }))
          }
        />
        <RegistrationField required />
      </div>
      <CnpjField />
    </>
  );
}
