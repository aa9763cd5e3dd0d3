import { DECISION_TEXT_MAX_LENGTH } from 'shared-domain/text-limits';
import type { StatusLabel } from 'shared-domain/status';
import type { DecisionAction } from './decide-application';

export interface DecisionTexts {
  /** Label of the button that opens the dialog. */
  readonly action: string;
  readonly title: string;
  readonly label: string;
  readonly optional: boolean;
  /** The server's character limit; 2000 by default. */
  readonly maxLength?: number;
  /** What happens next, with the applicant's first name. */
  readonly hint: (name: string) => string;
  /** Shown if the required text is blank. */
  readonly missing: (name: string) => string;
  readonly send: string;
  /** Text of the toast after success. */
  readonly done: string;
}

/** The server's character limit of a decision's text. */
export const limitOf = ({ maxLength = DECISION_TEXT_MAX_LENGTH }: DecisionTexts): number => maxLength;

const DECISIONS: Readonly<Record<DecisionAction, DecisionTexts & { readonly doneAndMailed: string }>> = {
  approve: {
    action: 'Aprovar',
    title: 'Aprovar profissional',
    label: 'Observações',
    optional: true,
    hint: (name) =>
      `${name} recebe um e-mail e já pode definir o preço e atender. As observações vão no mesmo e-mail.`,
    missing: () => '',
    send: 'Aprovar',
    done: 'Profissional aprovado com sucesso.',
    doneAndMailed: 'Profissional aprovado com sucesso. E-mail enviado.',
  },
  reject: {
    action: 'Rejeitar',
    title: 'Rejeitar solicitação',
    label: 'Motivo da rejeição',
    optional: false,
    hint: (name) => `O motivo vai por e-mail e aparece no painel de ${name}.`,
    missing: (name) => `Escreva o motivo. ${name} vai ler este texto.`,
    send: 'Rejeitar',
    done: 'Profissional rejeitado com sucesso.',
    doneAndMailed: 'Profissional rejeitado com sucesso. E-mail enviado.',
  },
  request_info: {
    action: 'Solicitar informações',
    title: 'Solicitar informações',
    label: 'O que está faltando?',
    optional: false,
    hint: (name) => `O texto vai por e-mail e aparece no painel de ${name}.`,
    missing: (name) => `Escreva o que falta. ${name} vai ler este texto.`,
    send: 'Enviar pedido',
    done: 'Profissional notificado com sucesso.',
    doneAndMailed: 'Profissional notificado com sucesso. E-mail enviado.',
  },
};

export const copy = {
  title: 'Aprovação de Profissionais',
  subtitle: 'Confira o registro no conselho antes de aprovar. A pessoa recebe um e-mail a cada decisão.',
  tabs: 'Solicitações e profissionais',
  applications: 'Solicitações',
  search: 'Buscar',
  searchPlaceholder: 'Nome, e-mail ou profissão',
  counter: (shown: string, total: string) => `${shown} de ${total} solicitações`,
  counterFailed: 'Não foi possível contar as solicitações',
  list: 'Solicitações',
  email: 'E-mail',
  profession: 'Profissão',
  registration: 'Registro',
  appliedAt: 'Solicitado em',
  details: (name: string) => `Ver detalhes e documentos de ${name}`,
  detailsShort: 'Ver detalhes e documentos',
  city: 'Cidade',
  cityNotGiven: 'Não informada',
  identityFailed: 'Não foi possível carregar',
  price: 'Preço da sessão',
  specialties: 'Especialidades',
  phone: 'Telefone',
  personDocument: 'CPF ou CNPJ',
  bio: 'Biografia',
  notGiven: 'Não informado',
  documents: 'Documentos',
  noDocuments: 'Nenhum documento enviado.',
  documentsNote: 'Os links abrem em outra aba e valem por 5 minutos.',
  documentGone: 'arquivo indisponível',
  documentsFailedText: 'Não foi possível abrir os documentos.',
  decisions: DECISIONS,
  doneTitle: 'Ação realizada com sucesso!',
  mailFailedTitle: 'E-mail não enviado',
  mailFailedText: (name: string) => `A decisão vale e aparece no painel de ${name}.`,
  views: 'Estados das solicitações',
  viewNames: {
    pending: 'Pendentes',
    needs_info: 'Esperando resposta',
    approved: 'Aprovadas',
    rejected: 'Rejeitadas',
    all: 'Todas',
  },
  duplicate: { text: 'Possível duplicata', tone: 'pending', sign: 'overdue' } satisfies StatusLabel,
  with: (name: string) => `Com ${name}`,
  unchecked: (items: readonly string[]) =>
    items.length === 1
      ? `Falta 1 conferência: ${items[0]}.`
      : `Faltam ${items.length} conferências: ${items.join('; ')}.`,
  anyway: 'Aprovar mesmo assim. Fica na auditoria.',
  anywayMissing: 'Marque para aprovar sem as conferências.',
  noMatch: 'Nenhuma solicitação encontrada',
  noMatchText: 'Tente outro nome, e-mail ou profissão.',
  emptyViews: {
    pending: {
      title: 'Nenhuma solicitação pendente',
      text: 'As próximas aparecem aqui assim que alguém enviar.',
    },
    needs_info: {
      title: 'Ninguém com resposta por dar',
      text: 'Quem recebe um pedido de informações aparece aqui.',
    },
    approved: { title: 'Nenhuma solicitação aprovada', text: 'As aprovadas aparecem aqui.' },
    rejected: { title: 'Nenhuma solicitação rejeitada', text: 'As rejeitadas aparecem aqui, com o motivo.' },
    all: {
      title: 'Nenhuma solicitação pendente',
      text: 'As próximas aparecem aqui assim que alguém enviar.',
    },
  },
  clear: 'Limpar busca',
  failedText: 'Não foi possível carregar as solicitações.',
};
