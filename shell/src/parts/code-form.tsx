import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import { parseOneTimeCode, type OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Form, useForm } from 'shared-ui/form';
import { CodeField } from './code-field';
import { useTask } from './use-task';
import styles from './form.module.css';

interface CodeFormProps {
  /** Tries a code, and does what comes after a right one. Throws what `toAppError` reads. */
  readonly onCode: (code: OneTimeCode) => Promise<void>;
  readonly submit: string;
  /** What an error is told in: a code from an e-mail (default), or of the second factor. */
  readonly context?: Extract<ErrorContext, 'verification' | 'second-factor'>;
}

/** Answers to a code that was looked at and is not the one. */
const WRONG = ['otp_expired', 'mfa_verification_failed'];

/** The code of an e-mail or of an authenticator app. It is sent as soon as it is complete. */
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
      // Of a wrong code the catalogue has a toast for an e-mail's; an app's is reported by its field alone.
      if (!isWrong || context === 'verification')
        portal.toasts.getState().show({ kind: 'error', ...describeError(refusal, context) });
      // A wrong code is typed again; one that was not looked at can be sent again.
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
