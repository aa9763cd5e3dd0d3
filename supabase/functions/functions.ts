import type { FunctionHandler } from './_shared/context.ts';
import { adminPlatformFees } from './admin-platform-fees/handler.ts';
import { calendar } from './calendar/handler.ts';
import { deliverMail } from './deliver-mail/handler.ts';
import { erasePerson } from './erase-person/handler.ts';
import { iceServers } from './ice-servers/handler.ts';
import { openCharge } from './open-charge/handler.ts';
import { pixWebhook } from './pix-webhook/handler.ts';
import { professionalApprovalNotification } from './professional-approval-notification/handler.ts';
import { publishPhoto } from './publish-photo/handler.ts';
import { settlePayments } from './settle-payments/handler.ts';
import { sweepDocuments } from './sweep-documents/handler.ts';
import { sweepPhotos } from './sweep-photos/handler.ts';
import { verifyDocument } from './verify-document/handler.ts';

/** Every function by its name, for hosts other than Supabase's Deno. */
export const FUNCTIONS: Readonly<Record<string, FunctionHandler>> = {
  'admin-platform-fees': adminPlatformFees,
  calendar,
  'deliver-mail': deliverMail,
  'erase-person': erasePerson,
  'ice-servers': iceServers,
  'open-charge': openCharge,
  'pix-webhook': pixWebhook,
  'professional-approval-notification': professionalApprovalNotification,
  'publish-photo': publishPhoto,
  'settle-payments': settlePayments,
  'sweep-documents': sweepDocuments,
  'sweep-photos': sweepPhotos,
  'verify-document': verifyDocument,
};
