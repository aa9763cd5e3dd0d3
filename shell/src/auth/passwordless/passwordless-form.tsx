import { Button } from 'shared-ui/button';
import { Form } from 'shared-ui/form';
import { EmailField } from '../email/email-field';
import { AlternativeAction } from '../frame/alternative-action';
import { copy } from '../auth-form/copy';
import type { DraftForm } from '../sign-up-data/draft';
import type { AccessMail } from './sent-step';
import styles from '../frame/form.module.css';

interface PasswordlessFormProps {
  readonly form: DraftForm;
  readonly isBusy: boolean;
  readonly onSend: (kind: AccessMail) => void;
}

const words = copy.passwordless;

/** Asks for an e-mail address and sends a code or a link. */
export function PasswordlessForm({ form, isBusy, onSend }: PasswordlessFormProps) {
  return (
    <Form form={form} className={styles.form} onSubmit={() => onSend('code')}>
      <EmailField />
      <Button type="submit" variant="primary" size="lg" block loading={isBusy}>
        {words.code.send}
      </Button>
      <AlternativeAction
        question={words.code.otherWay}
        label={words.link.send}
        onClick={() => form.submit(() => onSend('link'))}
      />
    </Form>
  );
}
