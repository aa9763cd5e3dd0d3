import type { ContactMessage } from 'shared-domain/contact';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-ui/query';

/** Stores a complete message to the team, once for a double click; tells when it could not be. */
export function useContactMessage(onSent: (email: string) => void) {
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
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'contact') }),
  });
}
