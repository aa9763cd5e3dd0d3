import { useState, type SubmitEvent } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { parseOneTimeCode, type OneTimeCode } from 'shared-domain/one-time-code';
import { usePortal } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { CodeField } from './code-field';
import { useTask } from './use-task';
import { verifyCode } from './verify-code';
import styles from './form.module.css';

interface CodeFormProps {
  /** Whom the code was sent to. */
  readonly email: string;
  readonly submit: string;
  /** Called before each try. */
  readonly onStart?: () => void;
  /** The person is signed in. */
  readonly onVerified?: () => void | Promise<void>;
}

/** The code of an e-mail. It is sent as soon as it is complete. */
export function CodeForm({ email, submit, onStart, onVerified }: CodeFormProps) {
  const portal = usePortal();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useTask(async (token: OneTimeCode) => {
    onStart?.();
    try {
      await verifyCode(portal, email, token);
      await onVerified?.();
    } catch (error) {
      const refusal = toAppError(error);
      const { title, text } = describeError(refusal, 'verification');
      portal.toasts.getState().show({ kind: 'error', title, ...(text && { text }) });
      setFault(text ?? title);
      // A wrong code is typed anew; one that was not looked at can be sent again.
      if (refusal.code === 'otp_expired') setCode('');
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
