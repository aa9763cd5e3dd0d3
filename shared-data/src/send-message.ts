import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import { onConnectionBack } from 'shared-portal/connection-back';
import { useSupabase } from 'shared-portal/portal';
import { conversationKey, type Conversation } from './conversation';
import { CONVERSATIONS_KEY } from './conversations';
import { messageFrom, messagesKey, type Message } from './messages';
import { useWrite } from './query';
import { useStoredDraft } from './stored-draft';

/** A text in flight with the id it is stored under: resending does not duplicate it. */
interface Attempt {
  readonly id: string;
  readonly text: string;
}

const UNANSWERED = describeError('network', 'chat-message');

/**
 * The draft and how to send it. It is kept, also for the next visit, until the server has stored it; `failure` is
 * the reason it has not.
 */
export function useSendMessage(
  { id, consultationId }: Pick<Conversation, 'id' | 'consultationId'>,
  messages: readonly Message[],
) {
  const { draft, setDraft } = useStoredDraft(`message-${id}`, () => ({ text: '' }), { keepOnUnmount: true });
  const { text } = draft;
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [failure, setFailure] = useState<ErrorText | null>(null);
  useEffect(
    () =>
      onConnectionBack(() =>
        setFailure((before) =>
          before?.text === UNANSWERED.text ? describeError('unknown', 'chat-message') : before,
        ),
      ),
    [],
  );
  const supabase = useSupabase();
  const queries = useQueryClient();

  const done = (sent: Attempt) => {
    setAttempt(null);
    setFailure(null);
    // Text typed in the meantime is the next message.
    setDraft(({ text: now }) => ({
      text: now.trim().startsWith(sent.text) ? now.trim().slice(sent.text.length).trimStart() : now,
    }));
  };
  // The response was lost but the message was stored: it came back with the others.
  if (failure && attempt && messages.some(({ id }) => id === attempt.id)) done(attempt);

  const sending = useWrite({
    mutationFn: async (wanted: Attempt) => {
      const client = await supabase();
      const { data, error } = await client.rpc('send_message', {
        consultation_id: consultationId,
        message_id: wanted.id,
        content: wanted.text,
      });
      if (error) throw toAppError(error);
      return messageFrom(data);
    },
    onMutate: (wanted) => {
      setAttempt(wanted);
      setFailure(null);
    },
    onSuccess: (message, sent) => {
      queries.setQueriesData<InfiniteData<readonly Message[]>>(
        { queryKey: messagesKey(consultationId) },
        (known) => {
          if (!known || known.pages.flat().some(({ id: there }) => there === message.id)) return known;
          const [newest = [], ...older] = known.pages;
          return { ...known, pages: [[message, ...newest], ...older] };
        },
      );
      // A read in flight may have started before the message was stored.
      void queries.invalidateQueries({ queryKey: messagesKey(consultationId) });
      done(sent);
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
    },
    onError: (error) => {
      const { code } = toAppError(error);
      setFailure(describeError(code, 'chat-message'));
      if (code === 'chat_closed' || code === 'chat_suspended')
        void queries.invalidateQueries({ queryKey: conversationKey(consultationId) });
    },
  });

  const send = () => {
    const wanted = text.trim();
    if (!wanted || sending.isRunning) return;
    const next = attempt?.text === wanted ? attempt : { id: crypto.randomUUID(), text: wanted };
    sending.run(next);
  };
  return {
    text,
    setText: (typed: string) => setDraft({ text: typed }),
    send,
    sending: sending.isRunning,
    failure,
  };
}
