import type { OutgoingMail } from '../_shared/context.ts';
import { mailPage } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';
import { CHANGE_MAILS } from './change-mails.ts';
import type { ConsultationMailData, Writer } from './consultation-mail.ts';
import { MESSAGE_MAILS } from './message-mails.ts';
import { PAYMENT_MAILS } from './payment-mails.ts';
import { PROFESSIONAL_MAILS } from './professional-mails.ts';
import { REMINDER_MAILS } from './reminder-mails.ts';

/** The writer of each kind of e-mail in the outbox. */
const WRITERS: Readonly<Record<string, Writer>> = {
  ...PAYMENT_MAILS,
  ...CHANGE_MAILS,
  ...REMINDER_MAILS,
  ...PROFESSIONAL_MAILS,
  ...MESSAGE_MAILS,
};

/** The kinds of e-mails about a consultation. */
export const CONSULTATION_MAILS: readonly string[] = Object.keys(WRITERS);

const FOOT = `Você recebe este e-mail por causa de uma consulta no ${PRODUCT_NAME}. Se precisar de ajuda agora, ligue 188 (CVV), 192 (SAMU) ou 190.`;

const CHOICES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...Object.keys(REMINDER_MAILS), 'messages_waiting'].map((kind) => [kind, 'patient']),
  ),
  patient_messages_waiting: 'professional',
};

/** With the address where its reader switches such e-mails off. */
function footOf(kind: string, siteUrl: string): string {
  const area = CHOICES[kind];
  return area
    ? `${FOOT} Escolha os e-mails que quer receber: ${siteUrl}/${area}/notificacoes?aba=preferencias`
    : FOOT;
}

/** Writes an e-mail of the outbox. Throws for an unknown kind. */
export function consultationMail(
  kind: string,
  to: string,
  data: ConsultationMailData,
  siteUrl: string,
): OutgoingMail {
  const write = WRITERS[kind];
  if (!write) throw new Error(`Unknown kind of consultation e-mail: ${kind}`);
  return mailPage({ ...write(data, siteUrl), to, foot: footOf(kind, siteUrl) });
}
