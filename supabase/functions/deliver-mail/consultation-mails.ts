import type { OutgoingMail } from '../_shared/context.ts';
import { hello, helloProfessional } from '../_shared/greeting.ts';
import { mailPage, type MailContent } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';
import type { CalendarData } from './calendar-part.ts';
import { clock, clockInZone, dayBefore, onDay, when, type ToldTime } from './consultation-times.ts';

/** The data of an e-mail about a consultation in private.mail_outbox. */
export interface ConsultationMailData extends ToldTime, CalendarData {
  readonly patient_name: string;
  readonly professional_name: string;
  readonly amount_cents: number;
  readonly session_link: string | null;
  readonly refund_due: boolean | null;
  /** UTC ISO instant after which the e-mail is obsolete: for `booking`, the end of its payment. */
  readonly not_after?: string | null;
}

type MailText = Omit<MailContent, 'to' | 'foot'>;
type Writer = (data: ConsultationMailData, siteUrl: string) => MailText;

const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** By when a booking is paid: the e-mail may have waited for some of the fifteen minutes. */
const untilWhen = ({ not_after: end, time_zone }: ConsultationMailData) =>
  end ? `até ${clockInZone({ starts_at: end, time_zone })}` : 'em até 15 minutos';

const consultationsButton = (siteUrl: string) => ({
  label: 'Ver minhas consultas',
  href: `${siteUrl}/patient/appointments`,
});

const searchButton = (siteUrl: string, label: string) => ({ label, href: `${siteUrl}/patient/search` });

const roomButton = ({ session_link: href }: ConsultationMailData, siteUrl: string) =>
  href ? { label: 'Entrar na sessão', href } : consultationsButton(siteUrl);

const dashboardButton = (siteUrl: string) => ({
  label: 'Abrir painel',
  href: `${siteUrl}/professional/dashboard`,
});

/** The writer of each kind of e-mail in the outbox. */
const WRITERS: Readonly<Record<string, Writer>> = {
  booking: (data, siteUrl) => ({
    subject: 'Seu horário está reservado: falta o pagamento',
    title: 'Seu horário está reservado',
    paragraphs: [
      hello(data.patient_name),
      `Reservamos para você o horário de ${when(data)}, com ${data.professional_name}. O valor é ${MONEY.format(data.amount_cents / 100)}.`,
      `Pague por Pix ${untilWhen(data)} para confirmar. Depois disso o horário volta a ficar livre.`,
    ],
    button: { label: 'Pagar com Pix', href: `${siteUrl}/patient/appointments` },
  }),
  payment_confirmed: (data, siteUrl) => ({
    subject: `Consulta confirmada: ${when(data)}`,
    title: 'Consulta confirmada',
    paragraphs: [
      hello(data.patient_name),
      `Sua sessão com ${data.professional_name} é ${onDay(data)}. Dura 50 minutos, por vídeo.`,
      'O link chega por e-mail 15 minutos antes. Você pode remarcar ou cancelar até 24h antes.',
    ],
    button: consultationsButton(siteUrl),
  }),
  rescheduled: (data, siteUrl) => ({
    subject: `Novo horário: ${when(data)}`,
    title: 'Sua consulta mudou de horário',
    paragraphs: [
      hello(data.patient_name),
      `Sua sessão com ${data.professional_name} agora é ${onDay(data)}.`,
    ],
    button: consultationsButton(siteUrl),
  }),
  cancelled: (data, siteUrl) => ({
    subject: 'Consulta cancelada',
    title: 'Sua consulta foi cancelada',
    paragraphs: [
      hello(data.patient_name),
      `Cancelamos a sessão de ${when(data)}, com ${data.professional_name}.`,
      ...(data.refund_due ? ['O valor pago será devolvido pelo mesmo meio.'] : []),
      'Quando quiser, escolha outro horário. Estamos por aqui.',
    ],
    button: searchButton(siteUrl, 'Buscar horário'),
  }),
  consultation_withdrawn: (data, siteUrl) => ({
    subject: `Consulta cancelada: ${when(data)}`,
    title: 'Sua consulta foi cancelada',
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} não está mais atendendo no ${PRODUCT_NAME}. Por isso cancelamos a sessão de ${when(data)}.`,
      data.refund_due ? 'O valor pago será devolvido pelo mesmo meio.' : 'Nada foi cobrado.',
      'Se quiser, escolha outra pessoa para conversar. Estamos por aqui.',
    ],
    button: searchButton(siteUrl, 'Buscar profissionais'),
  }),
  session_running: (data, siteUrl) => ({
    subject: 'Sobre a sua sessão de agora',
    title: 'Sua sessão pode continuar',
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} não está mais atendendo no ${PRODUCT_NAME}. A sessão de ${when(data)} pode ir até o fim.`,
      'Se preferir não continuar, cancele a consulta: o valor pago será devolvido pelo mesmo meio.',
    ],
    button: consultationsButton(siteUrl),
  }),
  session_link: (data, siteUrl) => ({
    subject: `Sua sessão começa às ${clock(data)}`,
    title: 'Sua sessão começa em instantes',
    paragraphs: [
      hello(data.patient_name),
      `${data.professional_name} espera por você às ${clockInZone(data)}. Escolha um lugar tranquilo e, se puder, use fones de ouvido.`,
    ],
    button: roomButton(data, siteUrl),
  }),
  room_link: (data, siteUrl) => ({
    subject: `Seu compromisso começa às ${clock(data)}`,
    title: 'Seu compromisso começa daqui a pouco',
    paragraphs: [
      hello(data.patient_name),
      `Ele começa às ${clockInZone(data)} e dura 50 minutos. Escolha um lugar tranquilo e, se puder, use fones de ouvido.`,
      'O link é só seu. Ele chega de novo 15 minutos antes.',
    ],
    button: roomButton(data, siteUrl),
  }),
  reminder_day: (data, siteUrl) => ({
    subject: `Você tem um compromisso amanhã, às ${clockInZone(data)}`,
    title: 'Seu compromisso é amanhã',
    paragraphs: [
      hello(data.patient_name),
      `Ele é ${onDay(data)}.`,
      'O link chega por e-mail uma hora antes, e de novo 15 minutos antes.',
    ],
    button: consultationsButton(siteUrl),
  }),
  reminder_48h: (data, siteUrl) => ({
    subject: `Você tem um compromisso ${onDay(data)}`,
    title: 'Seu compromisso está chegando',
    paragraphs: [
      hello(data.patient_name),
      `Ele é ${onDay(data)}.`,
      `Até ${when(dayBefore(data))}, você ainda pode remarcar, ou cancelar e receber o valor de volta.`,
    ],
    button: consultationsButton(siteUrl),
  }),
  new_consultation: (data, siteUrl) => ({
    subject: `Nova consulta: ${when(data)}`,
    title: 'Você tem uma nova consulta',
    paragraphs: [
      helloProfessional(data.professional_name),
      `${data.patient_name} marcou e pagou uma sessão: ${when(data)}.`,
    ],
    button: dashboardButton(siteUrl),
  }),
  consultation_rescheduled: (data, siteUrl) => ({
    subject: `Consulta remarcada: ${when(data)}`,
    title: 'Uma consulta mudou de horário',
    paragraphs: [
      helloProfessional(data.professional_name),
      `${data.patient_name} remarcou a sessão. Agora ela é ${onDay(data)}.`,
    ],
    button: dashboardButton(siteUrl),
  }),
  consultation_cancelled: (data, siteUrl) => ({
    subject: `Consulta cancelada: ${when(data)}`,
    title: 'Uma consulta foi cancelada',
    paragraphs: [
      helloProfessional(data.professional_name),
      `A sessão de ${when(data)}, com ${data.patient_name}, foi cancelada. O horário está livre de novo.`,
    ],
    button: dashboardButton(siteUrl),
  }),
};

const FOOT = `Você recebe este e-mail por causa de uma consulta no ${PRODUCT_NAME}. Se precisar de ajuda agora, ligue 188 (CVV), 192 (SAMU) ou 190.`;

/** Writes an e-mail of the outbox. Throws for an unknown kind. */
export function consultationMail(
  kind: string,
  to: string,
  data: ConsultationMailData,
  siteUrl: string,
): OutgoingMail {
  const write = WRITERS[kind];
  if (!write) throw new Error(`Unknown kind of consultation e-mail: ${kind}`);
  return mailPage({ ...write(data, siteUrl), to, foot: FOOT });
}
