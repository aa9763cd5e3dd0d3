import { describeError, toAppError, type ErrorContext } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { useLocation, useNavigate } from 'shared-portal/router';
import { storeTypedSignUp } from '../sign-up-data/typed-sign-up';
import { isUnanswered } from '../../session/is-unanswered';
import { useSendWait } from '../email-code/use-send-wait';
import { useTask } from '../frame/use-task';
import type { AuthQuery } from '../auth-form/auth-query';
import { copy } from '../auth-form/copy';
import { withoutPasswords, type DraftForm } from '../sign-up-data/draft';
import { sendAccess } from './send-access';
import { readSentStep, type AccessMail, type SentStep } from './sent-step';
import type { SignUpMetadata } from '../sign-up-data/sign-up-metadata';

export interface Passwordless {
  /** The e-mail that was sent; null before the first. */
  readonly sent: SentStep | null;
  readonly isSending: boolean;
  /** Seconds until the next e-mail. */
  readonly seconds: number;
  /** Sends an e-mail to the address of the step, or of the form; with `newAccount` it creates an account. */
  readonly send: (request: { readonly kind: AccessMail; readonly newAccount?: SignUpMetadata }) => void;
  /** Moves to a step, or back to the form, without sending anything. */
  readonly show: (step: SentStep | null) => void;
}

const REFUSED: Record<AccessMail, ErrorContext> = { code: 'one-time-code', link: 'magic-link' };

/** Passwordless sign-in and sign-up. */
export function usePasswordless(query: AuthQuery, { values: draft, refuse }: DraftForm): Passwordless {
  const portal = usePortal();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const sent = readSentStep(state);
  const to = (sent?.email ?? draft.email).trim();
  const wait = useSendWait(to);
  const show = (step: SentStep | null) =>
    void navigate(`${pathname}${search}`, {
      replace: true,
      state: step && { ...withoutPasswords(draft), ...step },
    });
  const task = useTask(async ({ kind, newAccount }: Parameters<Passwordless['send']>[0]) => {
    const toast = portal.toasts.getState().show;
    try {
      wait.check();
      await sendAccess(portal, to, query, newAccount ?? null);
      wait.recordSent();
      if (newAccount) storeTypedSignUp(to, { password: null, metadata: newAccount });
      toast({ kind: 'success', title: copy.passwordless[kind].sent });
      show({ email: to, kind });
    } catch (error) {
      const refusal = toAppError(error);
      const context = isUnanswered(refusal) ? 'passwordless' : REFUSED[kind];
      toast({ kind: 'error', ...describeError(refusal, context) });
      refuse(refusal);
    }
  });
  return { sent, seconds: wait.seconds, isSending: task.isRunning, send: task.run, show };
}
