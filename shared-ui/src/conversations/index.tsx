export { ConversationsDialog } from './conversations-dialog';
export { conversationsCopy } from './copy';
export { UnreadCount } from './unread-count';
export {
  CONVERSATIONS_KEY,
  unreadIn,
  useConversations,
  useUnreadMessages,
  useUnreadOnSide,
} from './use-conversations';
