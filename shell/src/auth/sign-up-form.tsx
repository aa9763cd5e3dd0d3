import { useRef, type FocusEvent, type SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { focusFirstFault } from 'shared-ui/form';
import type { SignUpRole } from '../parts/sign-up-role';
import { ConsentFields } from './consent-fields';
import { copy } from './copy';
import type { DraftField, DraftForm } from './draft';
import type { AccessMethod } from './method-choice';
import { PasswordFields } from './password-fields';
import { PersonFields } from './person-fields';
import { RegistrationFields } from './registration-fields';
import { fieldsOf } from './sign-up-rules';
import { useShownFaults } from './use-shown-faults';
import styles from '../parts/form.module.css';

interface SignUpFormProps {
  readonly role: SignUpRole;
  readonly method: AccessMethod;
  readonly form: DraftForm;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

/** The form of a new account. Each control is named after its field of the draft. */
export function SignUpForm({ role, method, form, busy, onSubmit }: SignUpFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const faults = useShownFaults(form.draft, fieldsOf(role, method));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    faults.showAll();
    if (Object.keys(faults.all).length > 0) focusFirstFault(element);
    else if (!busy) onSubmit();
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) faults.leave(target.name as DraftField);
  };
  return (
    <form ref={element} noValidate className={styles.form} onSubmit={submit} onBlur={leave}>
      <PersonFields form={form} faults={faults} />
      {role === 'professional' && <RegistrationFields form={form} faults={faults} />}
      {method === 'password' && <PasswordFields form={form} faults={faults} />}
      <ConsentFields form={form} faults={faults} />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {copy.signUp.submit}
      </Button>
    </form>
  );
}
