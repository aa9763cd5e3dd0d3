import type { OutgoingMail } from '../_shared/context.ts';
import { mailPage } from '../_shared/mail-page.ts';
import { PRODUCT_NAME } from '../_shared/product.ts';

export const ACTIONS = ['approve', 'reject', 'request_info'] as const;
export type Action = (typeof ACTIONS)[number];

export interface Decision {
  readonly action: Action;
  readonly email: string;
  readonly name: string;
  readonly notes: string | null;
  readonly reason: string | null;
  readonly siteUrl: string;
}

const WORDS: Readonly<
  Record<Action, { subject: string; title: string; text: string; label: string; path: string }>
> = {
  approve: {
    subject: 'Seu cadastro profissional foi aprovado',
    title: `Boas-vindas ao ${PRODUCT_NAME}`,
    text: 'Conferimos seus dados e o seu perfil já pode ser encontrado. No painel você vê a agenda e define o preço da sessão.',
    label: 'Abrir painel profissional',
    path: '/professional/dashboard',
  },
  reject: {
    subject: 'Sobre o seu cadastro profissional',
    title: 'Desta vez não foi possível aprovar',
    text: 'Analisamos a sua solicitação e ela não foi aprovada. Este é o motivo informado pela equipe:',
    label: 'Ver detalhes',
    path: '/professional/pending',
  },
  request_info: {
    subject: 'Precisamos de mais informações',
    title: 'Falta um detalhe no seu cadastro',
    text: 'Para continuar a análise, a equipe precisa do seguinte:',
    label: 'Atualizar informações',
    path: '/professional/apply',
  },
};

/** The e-mail to an applicant about the team's decision. */
export function decisionMail({ action, email, name, notes, reason, siteUrl }: Decision): OutgoingMail {
  const { subject, title, text, label, path } = WORDS[action];
  return mailPage({
    to: email,
    subject,
    title,
    paragraphs: [`Olá, ${name}.`, text],
    quote: action === 'reject' ? reason : notes,
    button: { label, href: `${siteUrl}${path}` },
    foot: 'Dúvidas? Responda pelo formulário de contato do portal. Atendemos em até 24h em dias úteis.',
  });
}
