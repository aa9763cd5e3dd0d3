import type { OutgoingMail } from '../_shared/context.ts';
import { helloProfessional } from '../_shared/greeting.ts';
import { mailPage } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

const FOOT = `Você recebe este e-mail porque tem um cadastro profissional no ${PRODUCT_NAME}.`;

/** The data of an e-mail about a suspension in private.mail_outbox. */
export interface SuspensionMailData {
  readonly professional_name: string;
  /** The admin's text. */
  readonly reason: string;
}

/** The e-mail to a suspended professional. */
export function suspensionMail(to: string, data: SuspensionMailData, siteUrl: string): OutgoingMail {
  return mailPage({
    to,
    subject: 'Seu cadastro profissional foi suspenso',
    title: 'Seu cadastro profissional foi suspenso',
    paragraphs: [
      helloProfessional(data.professional_name),
      'Seu perfil saiu da busca. Se havia consultas por começar, elas foram canceladas, avisamos cada paciente e o valor pago será devolvido. O que já aconteceu continua disponível para leitura.',
      'Este é o motivo informado pela equipe:',
    ],
    quote: data.reason,
    button: { label: 'Falar com o suporte', href: `${siteUrl}/contato` },
    foot: FOOT,
  });
}

/** The data of an e-mail about a lifted suspension in private.mail_outbox. */
export interface ReinstatementMailData {
  readonly professional_name: string;
  /** The admin's text; null: none. */
  readonly note: string | null;
}

/** The e-mail to a professional whose suspension was lifted. */
export function reinstatementMail(to: string, data: ReinstatementMailData, siteUrl: string): OutgoingMail {
  return mailPage({
    to,
    subject: 'Seu cadastro profissional foi reativado',
    title: 'Seu cadastro profissional foi reativado',
    paragraphs: [
      helloProfessional(data.professional_name),
      'Seu perfil voltou à busca e pacientes já podem marcar com você. As consultas canceladas pela suspensão continuam canceladas.',
      ...(data.note === null ? [] : ['A equipe deixou um recado:']),
    ],
    quote: data.note,
    button: { label: 'Abrir painel', href: `${siteUrl}/professional/dashboard` },
    foot: FOOT,
  });
}
