import type { OutgoingMail } from '../_shared/context.ts';
import { mailPage } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';
import { CHANGE_MAILS } from './change-mails.ts';
import type { ConsultationMailData, Writer } from './consultation-mail.ts';
import { PAYMENT_MAILS } from './payment-mails.ts';
import { PROFESSIONAL_MAILS } from './professional-mails.ts';
import { REMINDER_MAILS } from './reminder-mails.ts';

/** The writer of each kind of e-mail in the outbox. */
const WRITERS: Readonly<Record<string, Writer>> = {
  ...PAYMENT_MAILS,
  ...CHANGE_MAILS,
  ...REMINDER_MAILS,
  ...PROFESSIONAL_MAILS,
};

/** The kinds of e-mails about a consultation. */
export const CONSULTATION_MAILS: readonly string[] = Object.keys(WRITERS);

const FOOT = `Você recebe este e-mail por causa de uma consulta no ${PRODUCT_NAME}. Se precisar de ajuda agora, ligue 188 (CVV), 192 (SAMU) ou 190.`;

/** Where its reader switches reminders off. */
const remindersFoot = (siteUrl: string) =>
  `${FOOT} Escolha os lembretes que quer receber: ${siteUrl}/patient/notificacoes?aba=preferencias`;

/** Writes an e-mail of the outbox. Throws for an unknown kind. */
export function consultationMail(
  kind: string,
  to: string,
  data: ConsultationMailData,
  siteUrl: string,
): OutgoingMail {
  const write = WRITERS[kind];
  if (!write) throw new Error(`Unknown kind of consultation e-mail: ${kind}`);
  const foot = kind in REMINDER_MAILS ? remindersFoot(siteUrl) : FOOT;
  return mailPage({ ...write(data, siteUrl), to, foot });
}
