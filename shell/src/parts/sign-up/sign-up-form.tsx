import { useEffect, useRef, type FocusEvent, type SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { focusFirstFault } from 'shared-ui/form';
import type { SignUpRole } from '../sign-up-role';
import { ConsentFields } from './consent-fields';
import { copy } from './copy';
import type { DraftField, DraftForm } from './draft';
import type { AccessMethod } from './access-method';
import { PasswordFields } from './password-fields';
import { PersonFields } from './person-fields';
import { RegistrationFields } from './registration-fields';
import { fieldsOf } from './sign-up-rules';
import { useShownFaults } from './use-shown-faults';
import styles from '../form.module.css';

interface SignUpFormProps {
  readonly role: SignUpRole;
  readonly method: AccessMethod;
  readonly form: DraftForm;
  readonly busy: boolean;
  /** The address is confirmed: it is not asked for. */
  readonly emailIsKnown?: boolean;
  /** What the button says. */
  readonly submit?: string;
  readonly onSubmit: () => void;
}

/** The form of a new account. Each control is named after its field of the draft. */
export function SignUpForm(props: SignUpFormProps) {
  const { role, method, form, busy, emailIsKnown = false, onSubmit } = props;
  const element = useRef<HTMLFormElement>(null);
  const faults = useShownFaults(form.draft, fieldsOf(role, method, emailIsKnown));
  const { refusal } = form;
  useEffect(() => {
    if (refusal) focusFirstFault(element);
  }, [refusal]);
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
      <PersonFields form={form} faults={faults} emailIsKnown={emailIsKnown} />
      {role === 'professional' && <RegistrationFields form={form} faults={faults} />}
      {method === 'password' && <PasswordFields form={form} faults={faults} />}
      <ConsentFields form={form} faults={faults} />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {props.submit ?? copy.submit}
      </Button>
    </form>
  );
}
