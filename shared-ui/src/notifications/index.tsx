export { copy as notificationCopy } from './copy';
export { NotificationPanel } from './notification-panel';
export { NotificationsView } from './notifications-view';
export type { NotificationReader } from './reader';
export { wordsOf } from './words';
