import type { OutgoingMail } from '../_shared/context.ts';
import { hello, helloProfessional } from '../_shared/greeting.ts';
import { mailPage, type MailContent } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

/** The data of an e-mail about a consultation in private.mail_outbox. */
export interface SessionFacts {
  readonly consultation_id: string;
  readonly patient_name: string;
  readonly professional_name: string;
  /** ISO day and HH:MM in São Paulo. */
  readonly date: string;
  readonly time: string;
  readonly amount_cents: number;
  readonly session_link: string | null;
  readonly refund_due: boolean | null;
}

type Words = Omit<MailContent, 'to' | 'foot'>;
type Writer = (facts: SessionFacts, siteUrl: string) => Words;

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const when = ({ date, time }: SessionFacts) =>
  `${DAY.format(new Date(`${date}T12:00:00Z`)).replace(', 1 de ', ', 1º de ')}, às ${time} (horário de Brasília)`;
/** The same inside a sentence: "na terça-feira, …", "no sábado, …". */
const onDay = (facts: SessionFacts) => `${/^(s[áa]b|dom)/.test(when(facts)) ? 'no' : 'na'} ${when(facts)}`;
const appointments = (siteUrl: string) => ({
  label: 'Ver minhas consultas',
  href: `${siteUrl}/patient/appointments`,
});

const search = (siteUrl: string, label: string) => ({ label, href: `${siteUrl}/patient/search` });

const dashboard = (siteUrl: string) => ({
  label: 'Abrir painel',
  href: `${siteUrl}/professional/dashboard`,
});

/** The writer of each kind of e-mail in the outbox. */
const WRITERS: Readonly<Record<string, Writer>> = {
  booking: (facts, siteUrl) => ({
    subject: `Consulta com ${facts.professional_name}: falta o pagamento`,
    title: 'Seu horário está reservado',
    paragraphs: [
      hello(facts.patient_name),
      `Reservamos para você o horário de ${when(facts)}, com ${facts.professional_name}. O valor é ${MONEY.format(facts.amount_cents / 100)}.`,
      'Pague por Pix em até 15 minutos para confirmar. Depois disso o horário volta a ficar livre.',
    ],
    button: { label: 'Pagar com Pix', href: `${siteUrl}/patient/appointments` },
  }),
  payment_confirmed: (facts, siteUrl) => ({
    subject: `Consulta confirmada: ${when(facts)}`,
    title: 'Consulta confirmada',
    paragraphs: [
      hello(facts.patient_name),
      `Sua sessão com ${facts.professional_name} é ${onDay(facts)}. Dura 50 minutos, por vídeo.`,
      'O link chega por e-mail 15 minutos antes. Você pode remarcar ou cancelar até 24h antes.',
    ],
    button: appointments(siteUrl),
  }),
  rescheduled: (facts, siteUrl) => ({
    subject: `Novo horário: ${when(facts)}`,
    title: 'Sua consulta mudou de horário',
    paragraphs: [
      hello(facts.patient_name),
      `Sua sessão com ${facts.professional_name} agora é ${onDay(facts)}.`,
    ],
    button: appointments(siteUrl),
  }),
  cancelled: (facts, siteUrl) => ({
    subject: 'Consulta cancelada',
    title: 'Sua consulta foi cancelada',
    paragraphs: [
      hello(facts.patient_name),
      `Cancelamos a sessão de ${when(facts)}, com ${facts.professional_name}.`,
      ...(facts.refund_due ? ['O valor pago será devolvido pelo mesmo meio.'] : []),
      'Quando quiser, escolha outro horário. Estamos por aqui.',
    ],
    button: search(siteUrl, 'Buscar horário'),
  }),
  consultation_withdrawn: (facts, siteUrl) => ({
    subject: `Consulta cancelada: ${when(facts)}`,
    title: 'Sua consulta foi cancelada',
    paragraphs: [
      hello(facts.patient_name),
      `${facts.professional_name} não está mais atendendo no ${PRODUCT_NAME}. Por isso cancelamos a sessão de ${when(facts)}.`,
      facts.refund_due ? 'O valor pago será devolvido pelo mesmo meio.' : 'Nada foi cobrado.',
      'Se quiser, escolha outra pessoa para conversar. Estamos por aqui.',
    ],
    button: search(siteUrl, 'Buscar profissionais'),
  }),
  session_running: (facts, siteUrl) => ({
    subject: 'Sobre a sua sessão de agora',
    title: 'Sua sessão pode continuar',
    paragraphs: [
      hello(facts.patient_name),
      `${facts.professional_name} não está mais atendendo no ${PRODUCT_NAME}. A sessão de ${when(facts)} pode ir até o fim.`,
      'Se preferir não continuar, cancele a consulta: o valor pago será devolvido pelo mesmo meio.',
    ],
    button: appointments(siteUrl),
  }),
  session_link: (facts, siteUrl) => ({
    subject: `Sua sessão começa às ${facts.time}`,
    title: 'Sua sessão começa em instantes',
    paragraphs: [
      hello(facts.patient_name),
      `${facts.professional_name} espera por você às ${facts.time}. Escolha um lugar tranquilo e, se puder, use fones de ouvido.`,
    ],
    button: facts.session_link
      ? { label: 'Entrar na sessão', href: facts.session_link }
      : appointments(siteUrl),
  }),
  new_consultation: (facts, siteUrl) => ({
    subject: `Nova consulta: ${when(facts)}`,
    title: 'Você tem uma nova consulta',
    paragraphs: [
      helloProfessional(facts.professional_name),
      `${facts.patient_name} marcou e pagou uma sessão: ${when(facts)}.`,
    ],
    button: dashboard(siteUrl),
  }),
  consultation_rescheduled: (facts, siteUrl) => ({
    subject: `Consulta remarcada: ${when(facts)}`,
    title: 'Uma consulta mudou de horário',
    paragraphs: [
      helloProfessional(facts.professional_name),
      `${facts.patient_name} remarcou a sessão. Agora ela é ${onDay(facts)}.`,
    ],
    button: dashboard(siteUrl),
  }),
  consultation_cancelled: (facts, siteUrl) => ({
    subject: `Consulta cancelada: ${when(facts)}`,
    title: 'Uma consulta foi cancelada',
    paragraphs: [
      helloProfessional(facts.professional_name),
      `A sessão de ${when(facts)}, com ${facts.patient_name}, foi cancelada. O horário está livre de novo.`,
    ],
    button: dashboard(siteUrl),
  }),
};

const FOOT = `Você recebe este e-mail por causa de uma consulta no ${PRODUCT_NAME}. Se precisar de ajuda agora, ligue 188 (CVV), 192 (SAMU) ou 190.`;

/** Writes an e-mail of the outbox. Throws for an unknown kind. */
export function sessionMail(kind: string, to: string, facts: SessionFacts, siteUrl: string): OutgoingMail {
  const write = WRITERS[kind];
  if (!write) throw new Error(`There is no e-mail of the kind ${kind}.`);
  return mailPage({ ...write(facts, siteUrl), to, foot: FOOT });
}
