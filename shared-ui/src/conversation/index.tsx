export { ConversationView, type ConversationViewProps } from './conversation-view';
