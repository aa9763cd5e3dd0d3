export { ConversationPanel } from './conversation-panel';
export { ConversationView, type ConversationViewProps } from './conversation-view';
