/** Maximum length of a trimmed message, in characters. */
export const MESSAGE_MAX_LENGTH = 2000;
