/**
 * Height in pixels of eight options with their padding, antd's `listHeight`. The list is not a tab stop: it
 * should not scroll unless it is longer.
 */
export const LIST_HEIGHT = 8 * 48;
