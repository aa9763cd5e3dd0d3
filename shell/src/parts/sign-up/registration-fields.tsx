import { formatRegistration } from 'shared-domain/registration';
import { CnpjField, ProfessionField, RegistrationField } from 'shared-ui/professional-fields';
import type { DraftForm } from './draft';
import styles from './sign-up.module.css';

/** Extra fields of a professional: profession, council registration, and CNPJ if they issue invoices. */
export function RegistrationFields({ form }: { readonly form: DraftForm }) {
  return (
    <>
      <div className={styles.two}>
        <ProfessionField
          // Keeps the digits; the council prefix changes.
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
