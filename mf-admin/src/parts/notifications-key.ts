/** Query key prefix of the bell: a decision deletes the notifications that asked for it. */
export const NOTIFICATIONS_KEY = 'admin-notifications';
