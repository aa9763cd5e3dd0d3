import type { ContactMessage } from 'shared-domain/contact';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';

interface Outcome {
  readonly onSent: (email: string) => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField: (error: unknown) => boolean;
}

/** Sends a complete message to the team, once for a double click; shows a toast for other errors. */
export function useContactMessage({ onSent, showAtField }: Outcome) {
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
      // The session was ended elsewhere and the client has dropped it: send as a visitor.
      if (answer.status === 401) answer = await send();
      if (answer.error) throw toAppError(answer.error);
    },
    onSuccess: (_, { email }) => onSent(email.trim()),
    onError: (error) => {
      if (!showAtField(error)) toast({ kind: 'error', ...describeError(toAppError(error), 'contact') });
    },
  });
}
