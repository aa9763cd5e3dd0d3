export { ConversationsDialog } from './conversations-dialog';
export { conversationsCopy } from './copy';
export { UnreadCount } from './unread-count';
