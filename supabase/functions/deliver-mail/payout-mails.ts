import type { OutgoingMail } from '../_shared/context.ts';
import { helloProfessional } from '../_shared/greeting.ts';
import { mailPage, type MailContent } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

/** The data of an e-mail about payouts in private.mail_outbox. */
export interface PayoutMailData {
  readonly professional_name: string;
  readonly code?: string;
  readonly kind?: string;
  /** The key, mostly hidden. */
  readonly masked?: string;
  readonly amount_cents?: number;
}

const MONEY = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const KINDS: Readonly<Record<string, string>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'e-mail',
  phone: 'telefone',
  random: 'chave aleatória',
};
const keyOf = ({ kind = '', masked = '' }: PayoutMailData) => `${KINDS[kind] ?? 'chave'}, ${masked}`;

const FOOT = `Você recebe este e-mail porque tem um cadastro profissional no ${PRODUCT_NAME}.`;

type Content = Omit<MailContent, 'to' | 'foot'>;

const WRITERS: Readonly<Record<string, (data: PayoutMailData, siteUrl: string) => Content>> = {
  payout_key_code: (data) => ({
    subject: 'Código para confirmar a sua chave Pix',
    title: 'Confirme a sua chave Pix',
    // Not the code: previews show on locked screens.
    preview: 'O código vale 15 minutos.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `O código é ${data.code ?? ''}. Ele vale 15 minutos.`,
      `Com ele, os seus repasses passam a ir para esta chave: ${keyOf(data)}.`,
      'Não foi você? Não conte o código para ninguém, troque a sua senha e fale com a equipe.',
    ],
  }),
  payout_key_changed: (data, siteUrl) => ({
    subject: 'A chave Pix dos seus repasses foi confirmada',
    title: 'Sua chave Pix foi confirmada',
    preview: 'Os próximos repasses vão para ela.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `Os próximos repasses vão para esta chave: ${keyOf(data)}.`,
      'Não foi você? Fale com a equipe agora.',
    ],
    button: { label: 'Falar com a equipe', href: `${siteUrl}/contato` },
  }),
  payout_returned: (data, siteUrl) => ({
    subject: 'Um repasse voltou',
    title: 'Um repasse voltou',
    preview: 'O valor continua seu. Confira a sua chave Pix.',
    paragraphs: [
      helloProfessional(data.professional_name),
      `O banco não completou o repasse de ${MONEY.format((data.amount_cents ?? 0) / 100)}. O valor continua seu e entra no próximo.`,
      'Confira a sua chave Pix. Se ela estiver certa, fale com a equipe.',
    ],
    button: { label: 'Conferir a chave', href: `${siteUrl}/professional/financeiro` },
  }),
};

/** Writes an e-mail about payouts; null for any other kind. */
export function payoutMail(
  kind: string,
  to: string,
  data: PayoutMailData,
  siteUrl: string,
): OutgoingMail | null {
  const content = WRITERS[kind]?.(data, siteUrl);
  return content ? mailPage({ ...content, to, foot: FOOT }) : null;
}
