import type { OutgoingMail } from '../_shared/context.ts';
import { hello } from '../_shared/greeting.ts';
import { mailPage, type MailContent } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

/** The data of an e-mail about a privacy request in private.mail_outbox. */
export interface PrivacyMailData {
  readonly name: string;
  /** The team's text, in an answer. */
  readonly answer?: string;
  /** Whether a part was refused, in an answer. */
  readonly partly?: boolean;
  /** For an erasure: the data that the law requires to keep. Days are ISO days, null when nothing is kept. */
  readonly kept?: {
    readonly consultations: number;
    readonly consultations_until: string | null;
    readonly attended: number;
    readonly attended_until: string | null;
    readonly not_held: number;
    readonly payments: number;
    readonly payments_until: string | null;
  };
}

const DAY = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });
const dayOf = (iso: string) => DAY.format(new Date(`${iso}T12:00:00Z`));

type Kept = NonNullable<PrivacyMailData['kept']>;

function keptByLaw(kept: Kept): string[] {
  return [
    ...(kept.consultations_until
      ? [
          `O registro dos seus atendimentos (${kept.consultations}), sem o seu nome, até ` +
            `${dayOf(kept.consultations_until)} (Resolução CFP 001/2009 e Lei 13.787/2018).`,
        ]
      : []),
    ...(kept.attended_until
      ? [
          `O seu nome e o seu registro no conselho, no histórico de quem você atendeu (${kept.attended}), até ` +
            `${dayOf(kept.attended_until)} (Resolução CFP 001/2009 e Lei 13.787/2018).`,
        ]
      : []),
    ...(kept.payments_until
      ? [
          `O comprovante dos pagamentos (${kept.payments}), com nome e CPF ou CNPJ guardados à parte, até ` +
            `${dayOf(kept.payments_until)} (legislação tributária).`,
        ]
      : []),
  ];
}

/** Remaining data that does not identify the user. */
const nameless = ({ not_held }: Kept): string =>
  'Ficam, sem nada que diga quem você é, este pedido e as mudanças de situação no registro da plataforma' +
  (not_held > 0 ? `, e a data e o valor das marcações que não aconteceram (${not_held}).` : '.');

function erased({ name, kept }: PrivacyMailData): Omit<MailContent, 'to' | 'foot'> {
  const lines = kept ? keptByLaw(kept) : [];
  return {
    subject: `Sua conta no ${PRODUCT_NAME} foi excluída`,
    title: 'Sua conta foi excluída',
    paragraphs: [
      hello(name),
      'Como você pediu, excluímos a sua conta e apagamos os seus dados. Ninguém mais entra com este e-mail.',
      ...(lines.length > 0 ? ['A lei nos obriga a manter, e só isto:', ...lines] : []),
      ...(kept ? [nameless(kept)] : []),
      'Este é o último e-mail sobre a sua conta. Obrigado por ter caminhado com a gente.',
    ],
  };
}

function answered(
  { name, answer, partly }: PrivacyMailData,
  siteUrl: string,
): Omit<MailContent, 'to' | 'foot'> {
  return {
    subject: 'Resposta ao seu pedido sobre dados pessoais',
    title: partly ? 'Atendemos parte do seu pedido' : 'Respondemos ao seu pedido',
    paragraphs: [hello(name), 'Esta é a resposta da nossa equipe ao seu pedido sobre dados pessoais:'],
    quote: answer ?? null,
    button: { label: 'Abrir meu perfil', href: `${siteUrl}/patient/profile` },
  };
}

const FOOT =
  'Você recebe este e-mail por causa de um pedido com base na LGPD. Se a resposta não bastar, escreva para ' +
  'privacidade@vinculo.example ou procure a Autoridade Nacional de Proteção de Dados (ANPD).';

/** Writes an e-mail about a privacy request; null for any other kind. */
export function privacyMail(
  kind: string,
  to: string,
  data: PrivacyMailData,
  siteUrl: string,
): OutgoingMail | null {
  if (kind === 'erased') return mailPage({ ...erased(data), to, foot: FOOT });
  if (kind === 'privacy_answer') return mailPage({ ...answered(data, siteUrl), to, foot: FOOT });
  return null;
}
