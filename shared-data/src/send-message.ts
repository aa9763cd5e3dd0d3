import type { Conversation } from './conversation';
import { useOutgoing } from './outbox';
import { useServerClock } from './server-clock';
import { useStoredDraft } from './stored-draft';

/** The text being written in a conversation, kept until it is sent, also for the next visit. */
export function useSendMessage({ id, consultationId }: Pick<Conversation, 'id' | 'consultationId'>) {
  const { draft, setDraft } = useStoredDraft(`message-${id}`, () => ({ text: '' }), { keepOnUnmount: true });
  const { add } = useOutgoing(id);
  const { now } = useServerClock();
  const text = draft.text.trim();
  return {
    text: draft.text,
    setText: (typed: string) => setDraft({ text: typed }),
    /** Hands the text over to the outbox. */
    send: () => {
      if (text === '') return;
      add({ consultationId, text, writtenAt: now().toISOString() });
      setDraft({ text: '' });
    },
  };
}
