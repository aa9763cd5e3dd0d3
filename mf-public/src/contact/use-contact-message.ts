import type { ContactMessage } from 'shared-domain/contact';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';

/** Limits on messages: what to do about them is said in the form. */
const LIMITS: ReadonlySet<string> = new Set(['too_many_messages', 'network_limited']);

interface Outcome {
  readonly onSent: (email: string) => void;
  /** @param text what a limit asks the sender to do */
  readonly onLimited: (text: string) => void;
}

/** Stores a complete message to the team, once for a double click; shows a toast when another error prevents it. */
export function useContactMessage({ onSent, onLimited }: Outcome) {
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
      const words = describeError(refusal, 'contact');
      if (words.text !== undefined && LIMITS.has(refusal.code)) onLimited(words.text);
      else toast({ kind: 'error', ...words });
    },
  });
}
