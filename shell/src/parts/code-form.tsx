import { useState, type SubmitEvent } from 'react';
import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import { parseOneTimeCode, type OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
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
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useTask(async (token: OneTimeCode) => {
    try {
      await onCode(token);
    } catch (error) {
      const refusal = toAppError(error);
      const { title, text } = describeError(refusal, context);
      const isWrong = WRONG.includes(refusal.code);
      // Of a wrong code the catalogue has a toast for an e-mail's; an app's is reported by its field alone.
      if (!isWrong || context === 'verification')
        portal.toasts.getState().show({ kind: 'error', title, ...(text && { text }) });
      setFault(text ?? title);
      // A wrong code is typed anew; one that was not looked at can be sent again.
      if (isWrong) setCode('');
    }
  });
  const verify = (typed: string) => {
    const token = parseOneTimeCode(typed);
    if (token) run(token);
  };
  const change = (typed: string) => {
    setCode(typed);
    setFault(null);
    verify(typed);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        verify(code);
      }}
    >
      <CodeField value={code} onValueChange={change} error={fault} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isRunning}
        disabled={!parseOneTimeCode(code)}
      >
        {submit}
      </Button>
    </form>
  );
}
