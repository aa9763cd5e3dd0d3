import type { OutgoingMail } from '../_shared/context.ts';
import { hello } from '../_shared/greeting.ts';
import { mailPage, type MailContent } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

/** The data of an e-mail about an account in private.mail_outbox. */
export interface AccountMailData {
  readonly name: string;
}

type Content = Omit<MailContent, 'to' | 'foot'>;

const WRITERS: Readonly<Record<string, (data: AccountMailData, siteUrl: string) => Content>> = {
  account_blocked: ({ name }, siteUrl) => ({
    subject: 'Sua conta foi bloqueada',
    title: 'Sua conta foi bloqueada',
    preview: 'Você pode pedir que a equipe reveja.',
    paragraphs: [
      hello(name),
      `A equipe bloqueou a sua conta no ${PRODUCT_NAME}. Você saiu de todos os aparelhos e não consegue entrar.`,
      'As consultas que não tinham começado foram canceladas, e o que foi pago por elas volta por inteiro.',
      'Se achar que foi um engano, peça que a equipe reveja.',
    ],
    button: { label: 'Falar com a equipe', href: `${siteUrl}/contato` },
  }),
  account_unblocked: ({ name }, siteUrl) => ({
    subject: 'Sua conta foi reativada',
    title: 'Sua conta foi reativada',
    preview: 'Você já pode entrar.',
    paragraphs: [
      hello(name),
      'Você já pode entrar com a senha que tinha. As consultas canceladas pelo bloqueio continuam canceladas.',
    ],
    button: { label: 'Entrar', href: `${siteUrl}/auth` },
  }),
  data_copy: ({ name }, siteUrl) => ({
    subject: 'A cópia dos seus dados',
    title: 'A cópia dos seus dados',
    preview: 'Entre na sua conta para baixar o arquivo.',
    paragraphs: [
      hello(name),
      `Você pediu à equipe uma cópia dos dados que o ${PRODUCT_NAME} guarda sobre você.`,
      'Entre na sua conta e escolha “Baixar meus dados” na parte “Seus dados” do perfil. O arquivo só se abre para você: a equipe não o vê.',
      'Não foi você quem pediu? Nada foi enviado a ninguém. Fale com a equipe.',
    ],
    button: { label: 'Baixar meus dados', href: `${siteUrl}/patient/profile` },
  }),
  team_request: ({ name }, siteUrl) => ({
    subject: 'Uma mudança na equipe espera você',
    title: 'Uma mudança na equipe espera você',
    preview: 'Confirme ou recuse em até sete dias.',
    paragraphs: [
      hello(name),
      'Outra pessoa com administração completa pediu uma mudança de papel na equipe. Ela só vale se você confirmar, em até sete dias.',
      'Não esperava este pedido? Fale com quem pediu antes de responder.',
    ],
    button: { label: 'Ver o pedido', href: `${siteUrl}/admin/equipe` },
  }),
};

/** An e-mail about an account or the team; null for another kind. */
export function accountMail(
  kind: string,
  to: string,
  data: AccountMailData,
  siteUrl: string,
): OutgoingMail | null {
  const write = WRITERS[kind];
  return write
    ? mailPage({
        to,
        ...write(data, siteUrl),
        foot: `Você recebe este e-mail porque tem uma conta no ${PRODUCT_NAME}.`,
      })
    : null;
}
