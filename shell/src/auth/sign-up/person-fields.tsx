import { NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { TextInput } from 'shared-ui/field';
import { FormField, useFormField } from 'shared-ui/form';
import { CpfField, PhoneField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import { TAKEN, type Draft } from '../sign-up-data/draft';
import styles from './sign-up.module.css';
import { ExistingAccountLinks } from './existing-account-links';

/** Personal data fields. */
export function PersonFields({ emailIsKnown }: { readonly emailIsKnown: boolean }) {
  return (
    <>
      <FormField<Draft> name="fullName" label={copy.fields.fullName} required>
        <TextInput autoComplete="name" maxLength={NAME_MAX_LENGTH} />
      </FormField>
      <div className={styles.two}>
        <CpfField required />
        <PhoneField required />
      </div>
      {!emailIsKnown && <EmailField />}
    </>
  );
}

function EmailField() {
  const { value, refusal } = useFormField<Draft, 'email'>('email');
  return (
    <div>
      <FormField<Draft> name="email" label={copy.fields.email} required>
        <TextInput type="email" autoComplete="email" />
      </FormField>
      {refusal !== null && TAKEN.includes(refusal) && <ExistingAccountLinks email={value} />}
    </div>
  );
}
