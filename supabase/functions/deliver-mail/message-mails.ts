import { hello, helloProfessional } from '../_shared/greeting.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';
import type { ConsultationMailData, MailText, Writer } from './consultation-mail.ts';

const waiting = (greeting: string, { consultation_id }: ConsultationMailData, siteUrl: string): MailText => ({
  subject: `Você tem uma mensagem no ${PRODUCT_NAME}`,
  title: 'Uma mensagem espera por você',
  preview: 'Abra a conversa para ler.',
  paragraphs: [
    greeting,
    'Uma conversa sua tem mensagem que você ainda não leu. Por sigilo, o texto fica só na plataforma.',
    'Até você abrir a conversa, não avisamos de novo por e-mail.',
  ],
  button: { label: 'Abrir conversa', href: `${siteUrl}/chat/${consultation_id}` },
});

/** E-mails about messages that were not read: neither what they say nor from whom. */
export const MESSAGE_MAILS: Readonly<Record<string, Writer>> = {
  messages_waiting: (data, siteUrl) => waiting(hello(data.patient_name), data, siteUrl),
  patient_messages_waiting: (data, siteUrl) =>
    waiting(helloProfessional(data.professional_name), data, siteUrl),
};
