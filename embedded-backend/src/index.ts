export { createBackend, type Backend, type BackendOptions, type RequestOrigin } from './backend.ts';
export type { AuthSettings } from './auth/context.ts';
export type { SessionJson } from './auth/session.ts';
export type { Database } from './database/database.ts';
export { MigrationError, type Migration } from './database/migrations.ts';
export type { Source } from './database/open.ts';
export { generateKeys, type BackendKeys } from './keys.ts';
export { MemoryMailbox, type Mail, type Mailbox, type StoredMail } from './mail/mailbox.ts';
export type { MailKind, MailTemplates } from './mail/mailer.ts';
