export { ConversationPanel } from './conversation-panel';
export { ConversationView } from './conversation-view';
