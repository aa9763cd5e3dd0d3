import type { ContactMessage } from 'shared-domain/contact';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import type { ContactFaults, TypedField } from './contact-draft';

/** Refusals that the form itself shows, each with the field it concerns; null: the message as a whole. */
const SHOWN: Readonly<Record<string, TypedField | null>> = {
  too_many_messages: null,
  network_limited: null,
  fields_required: null,
  email_invalid: 'email',
  text_too_long: 'message',
};

interface Outcome {
  readonly onSent: (email: string) => void;
  /** The server refused something that the sender can correct or wait for. */
  readonly onRefused: (faults: ContactFaults) => void;
}

/** Stores a complete message to the team, once for a double click; shows a toast when another error prevents it. */
export function useContactMessage({ onSent, onRefused }: Outcome) {
  const supabase = useSupabase();
  const toast = useToast();
  return useWrite({
    mutationFn: async ({ fullName, email, userType, subject, message }: ContactMessage) => {
      const client = await supabase();
      const send = async () =>
        client.rpc('send_contact_message', {
          full_name: fullName,
          email,
          user_type: userType ?? '',
          subject,
          message,
        });
      let answer = await send();
      // The session was ended elsewhere, and the client has let go of it: now a visitor writes.
      if (answer.status === 401) answer = await send();
      if (answer.error) throw toAppError(answer.error);
    },
    onSuccess: (_, { email }) => onSent(email.trim()),
    onError: (error) => {
      const refusal = toAppError(error);
      const { title, text } = describeError(refusal, 'contact');
      const field = SHOWN[refusal.code];
      if (field === undefined) return toast({ kind: 'error', title, ...(text && { text }) });
      const summary = text ?? title;
      onRefused({ summary, fields: field ? { [field]: summary } : {} });
    },
  });
}
