import { Form } from 'shared-ui/form';
import { CpfField, PhoneField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import styles from './steps.module.css';
import type { ContactData } from './use-contact-data';

interface ContactFieldsProps {
  readonly data: ContactData;
  readonly onSubmit: () => void;
}

/** Fields for the CPF and phone missing from the profile. */
export function ContactFields({ data: { missing, form }, onSubmit }: ContactFieldsProps) {
  if (missing.length === 0) return null;
  return (
    <Form form={form} className={styles.data} onSubmit={onSubmit}>
      <h3>{copy.dataTitle}</h3>
      <p>{copy.dataText}</p>
      {missing.includes('cpf') && <CpfField required />}
      {missing.includes('phone') && <PhoneField required />}
      {/* Lets Enter submit; the visible button is in the footer. */}
      <button type="submit" hidden tabIndex={-1} />
    </Form>
  );
}
