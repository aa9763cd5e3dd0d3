import { CnpjField, ProfessionField, RegistrationField } from 'shared-ui/professional-fields';
import styles from './sign-up.module.css';

/** Extra fields of a professional: profession, council registration, and CNPJ if they issue invoices. */
export function RegistrationFields() {
  return (
    <>
      <div className={styles.two}>
        <ProfessionField />
        <RegistrationField required />
      </div>
      <CnpjField />
    </>
  );
}
