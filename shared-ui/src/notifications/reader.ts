/** Which area has the user's page of notifications: /patient/notificacoes or /professional/notificacoes. */
export type NotificationReader = 'patient' | 'professional';
