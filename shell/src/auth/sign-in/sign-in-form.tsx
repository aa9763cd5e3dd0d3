import { LockKeyhole } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { PasswordInput } from 'shared-ui/field';
import { Form, FormField } from 'shared-ui/form';
import { EmailField } from '../email/email-field';
import { withEmail } from '../email/typed-email';
import { useJourney } from '../email-link/use-journey';
import { copy as common } from '../frame/copy';
import { copy } from '../auth-form/copy';
import type { Draft, DraftForm } from '../sign-up-data/draft';
import styles from '../frame/form.module.css';

interface SignInFormProps {
  readonly form: DraftForm;
  readonly busy: boolean;
  readonly onSubmit: () => void;
}

export function SignInForm({ form, busy, onSubmit }: SignInFormProps) {
  const { keptQuery } = useJourney();
  return (
    <Form
      form={form}
      className={styles.form}
      onSubmit={() => {
        if (!busy) onSubmit();
      }}
    >
      <EmailField />
      <FormField<Draft>
        name="password"
        label={common.password}
        required
        action={
          <Link to={keptQuery('/esqueci-senha')} state={withEmail(form.values.email)}>
            {copy.signIn.forgot}
          </Link>
        }
      >
        <PasswordInput autoComplete="current-password" icon={<LockKeyhole aria-hidden="true" />} />
      </FormField>
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {copy.signIn.submit}
      </Button>
    </Form>
  );
}
