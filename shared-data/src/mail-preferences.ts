import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useRead, useWrite } from './query';

/** The e-mails that a user may turn off. */
export const MAIL_TOPICS = ['messages', 'reminder_48h', 'reminder_day', 'room'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export interface MailChoices {
  /** False: the user wants no e-mails but those that are always sent, and the way into the room. */
  readonly hasMails: boolean;
  readonly wanted: Readonly<Record<MailTopic, boolean>>;
}

const KEY = 'mail-preferences';

/** Which e-mails the user wants. */
export function useMailChoices() {
  return useRead({
    key: [KEY],
    read: async (client, { userId }): Promise<MailChoices> => {
      const [profile, choices] = await Promise.all([
        client.from('profiles').select('contact_email').eq('id', userId).single(),
        client.from('mail_preferences').select('topic, wanted').eq('user_id', userId),
      ]);
      const error = profile.error ?? choices.error;
      if (error) throw toAppError(error);
      const wants = (topic: MailTopic) => choices.data?.find((row) => row.topic === topic)?.wanted ?? true;
      return {
        hasMails: profile.data?.contact_email ?? true,
        wanted: {
          messages: wants('messages'),
          reminder_48h: wants('reminder_48h'),
          reminder_day: wants('reminder_day'),
          room: wants('room'),
        },
      };
    },
  });
}

/** Turns the e-mails of a topic on or off, one at a time; `running` is the topic that is being saved. */
export function useChooseMail(onSaved: () => void) {
  const [running, setRunning] = useState<MailTopic | null>(null);
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const write = useWrite<void, { readonly topic: MailTopic; readonly wanted: boolean }>({
    onMutate: ({ topic }) => setRunning(topic),
    mutationFn: async (choice) => {
      const { error } = await (await supabase()).rpc('set_mail_preference', choice);
      if (error) throw toAppError(error);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [KEY] });
      onSaved();
    },
    onError: (error) => toast({ kind: 'error', ...describeError(toAppError(error), 'profile') }),
    onSettled: () => setRunning(null),
  });
  return { ...write, running };
}
