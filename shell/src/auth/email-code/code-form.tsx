import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import { parseOneTimeCode, type OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Form, useForm } from 'shared-ui/form';
import { CodeField } from './code-field';
import { useTask } from '../frame/use-task';
import styles from '../frame/form.module.css';

interface CodeFormProps {
  /** Verifies a code and continues after a correct one. Throws what `toAppError` reads. */
  readonly onCode: (code: OneTimeCode) => Promise<void>;
  readonly submit: string;
  /** Context of error messages: a code from an e-mail (default), or of the second factor. */
  readonly context?: Extract<ErrorContext, 'verification' | 'second-factor'>;
}

/** Error codes for a code that was checked and is wrong. */
const WRONG = ['otp_expired', 'mfa_verification_failed'];

/** Form for the code of an e-mail or of an authenticator app. Submits once the code is complete. */
export function CodeForm({ onCode, submit, context = 'verification' }: CodeFormProps) {
  const portal = usePortal();
  const form = useForm({
    initial: () => ({ code: '' }),
    refusals: { context, fields: {}, others: 'code' },
  });
  const { run, isRunning } = useTask(async (token: OneTimeCode) => {
    try {
      await onCode(token);
    } catch (error) {
      const refusal = toAppError(error);
      const isWrong = WRONG.includes(refusal.code);
      // A wrong e-mail code also has a toast in the catalogue; a wrong app code is shown on the field only.
      if (!isWrong || context === 'verification')
        portal.toasts.getState().show({ kind: 'error', ...describeError(refusal, context) });
      // A wrong code has to be typed again; one that was not checked can be sent again.
      form.refuse(refusal, isWrong ? { code: '' } : {});
    }
  });
  const verify = ({ code }: { readonly code: string }) => {
    const token = parseOneTimeCode(code);
    if (token) run(token);
  };
  return (
    <Form form={form} className={styles.form} onSubmit={verify}>
      <CodeField onComplete={() => form.submit(verify)} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isRunning}
        disabled={!parseOneTimeCode(form.values.code)}
      >
        {submit}
      </Button>
    </Form>
  );
}
