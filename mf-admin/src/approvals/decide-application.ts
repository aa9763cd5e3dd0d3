import { toAppError, toFunctionError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import type { Application } from './use-applications';

/** Possible decisions on a pending application, as named by the notification function. */
export const DECISION_ACTIONS = ['approve', 'reject', 'request_info'] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

export interface Decision {
  readonly application: Application;
  readonly action: DecisionAction;
  /** Notes, what is missing, or the reason. May be blank only with `approve`. */
  readonly text: string;
}

const NOTIFICATION_TIMEOUT_MS = 10_000;

function call(client: PortalClient, { application, action, text }: Decision) {
  const application_id = application.id;
  switch (action) {
    case 'approve':
      return client.rpc('promote_to_professional', { application_id, admin_notes_text: text });
    case 'request_info':
      return client.rpc('request_application_info', { application_id, admin_notes_text: text });
    case 'reject':
      return client.rpc('reject_professional_application', {
        application_id,
        rejection_reason_text: text,
        admin_notes_text: null,
      });
  }
}

/** Decides on a pending application. Throws an `AppError` with the procedure's stable code. */
export async function decideApplication(client: PortalClient, decision: Decision): Promise<void> {
  const { error } = await call(client, decision);
  if (error) throw toAppError(error);
}

/** E-mails the decision to the applicant. Rejects if the e-mail fails; the decision is kept. */
export async function notifyApplicant(
  client: PortalClient,
  { application, action, text }: Decision,
): Promise<void> {
  const { error } = await client.functions.invoke('professional-approval-notification', {
    body: {
      action,
      application_id: application.id,
      professional_email: application.email,
      professional_name: application.fullName,
      admin_notes: action === 'reject' ? null : text,
      rejection_reason: action === 'reject' ? text : null,
    },
    signal: AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS),
  });
  if (error) throw await toFunctionError(error);
}
