export { conversationsCopy } from './copy';
export { UnreadCount } from './unread-count';
