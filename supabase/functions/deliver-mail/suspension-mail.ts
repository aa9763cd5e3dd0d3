import type { OutgoingMail } from '../_shared/context.ts';
import { helloProfessional } from '../_shared/greeting.ts';
import { mailPage } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

const FOOT = `Você recebe este e-mail porque tem um cadastro profissional no ${PRODUCT_NAME}.`;

/** What private.mail_outbox says of a suspension. */
export interface SuspensionFacts {
  readonly professional_name: string;
  /** What the admin wrote. */
  readonly reason: string;
}

/** What a professional reads who was suspended. */
export function suspensionMail(to: string, facts: SuspensionFacts, siteUrl: string): OutgoingMail {
  return mailPage({
    to,
    subject: 'Seu cadastro profissional foi suspenso',
    title: 'Seu cadastro profissional foi suspenso',
    paragraphs: [
      helloProfessional(facts.professional_name),
      'Seu perfil saiu da busca. Se havia consultas por começar, elas foram canceladas, avisamos cada paciente e o valor pago será devolvido. O que já aconteceu continua disponível para leitura.',
      'Este é o motivo informado pela equipe:',
    ],
    quote: facts.reason,
    button: { label: 'Falar com o suporte', href: `${siteUrl}/contato` },
    foot: FOOT,
  });
}

/** What private.mail_outbox says of a suspension that was lifted. */
export interface ReturnFacts {
  readonly professional_name: string;
  /** What the admin wrote; null: nothing. */
  readonly note: string | null;
}

/** What a professional reads who may work again. */
export function returnMail(to: string, facts: ReturnFacts, siteUrl: string): OutgoingMail {
  return mailPage({
    to,
    subject: 'Seu cadastro profissional foi reativado',
    title: 'Seu cadastro profissional foi reativado',
    paragraphs: [
      helloProfessional(facts.professional_name),
      'Seu perfil voltou à busca e pacientes já podem marcar com você. As consultas canceladas pela suspensão continuam canceladas.',
      ...(facts.note === null ? [] : ['A equipe deixou um recado:']),
    ],
    quote: facts.note,
    button: { label: 'Abrir painel', href: `${siteUrl}/professional/dashboard` },
    foot: FOOT,
  });
}
