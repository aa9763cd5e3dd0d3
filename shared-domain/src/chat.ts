/** Characters a message may have, trimmed. */
export const MESSAGE_MAX_LENGTH = 2000;
