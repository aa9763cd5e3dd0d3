/** Query key prefix of the user's conversations: invalidated by reading one. */
export const CONVERSATIONS_KEY = 'conversations';

/** Query key prefix of the conversation of a consultation. */
export const conversationKey = (consultationId: string) => ['conversation', consultationId];

/** Query key prefix of all messages. */
export const MESSAGES_KEY = 'messages';

/** Query key prefix of the messages of a consultation's participants. */
export const messagesKey = (consultationId: string) => [MESSAGES_KEY, consultationId];
