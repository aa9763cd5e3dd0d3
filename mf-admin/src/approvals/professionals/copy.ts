import { APPLICATION_LABELS, SUSPENDED_LABEL, type StatusLabel } from 'shared-domain/status';
import { SUSPENSION_TEXT_MAX_LENGTH } from 'shared-domain/text-limits';
import type { DecisionTexts } from '../copy';
import type { ListedStatus } from './approval-view';

interface ApprovalTexts {
  readonly tab: string;
  /** Below the page's heading. */
  readonly lead: string;
  readonly label: StatusLabel;
  /** Before the date of the status. */
  readonly since: string;
  readonly empty: string;
  readonly emptyText: string;
  /** The admin's possible action. */
  readonly change: DecisionTexts;
  /** Text of the toast, below `change.done`. */
  readonly doneText: (name: string) => string;
}

const LISTED_STATUSES: Readonly<Record<ListedStatus, ApprovalTexts>> = {
  approved: {
    tab: 'Aprovados',
    lead: 'Quem atende na plataforma. Suspender tira da busca e cancela as consultas que não começaram.',
    label: APPLICATION_LABELS.approved,
    since: 'Aprovado em',
    empty: 'Nenhum profissional aprovado',
    emptyText: 'Quem for aprovado aparece aqui.',
    change: {
      action: 'Suspender',
      title: 'Suspender profissional',
      label: 'Motivo da suspensão',
      optional: false,
      maxLength: SUSPENSION_TEXT_MAX_LENGTH,
      hint: (name) =>
        `${name} sai da busca e lê o motivo por e-mail. As consultas que não começaram são canceladas, e cada paciente é avisado.`,
      missing: (name) => `Escreva o motivo. ${name} vai ler este texto.`,
      send: 'Suspender',
      done: 'Profissional suspenso',
    },
    doneText: (name) => `${name} não aparece mais na busca.`,
  },
  suspended: {
    tab: 'Suspensos',
    lead: 'Quem foi suspenso, e por quê. Reativar traz de volta à busca.',
    label: SUSPENDED_LABEL,
    since: 'Suspenso em',
    empty: 'Nenhum profissional suspenso',
    emptyText: 'Quem for suspenso aparece aqui, com o motivo.',
    change: {
      action: 'Reativar',
      title: 'Reativar profissional',
      label: 'Recado para o profissional',
      optional: true,
      maxLength: SUSPENSION_TEXT_MAX_LENGTH,
      hint: (name) =>
        `${name} volta à busca e recebe um e-mail. As consultas que foram canceladas continuam canceladas.`,
      missing: () => '',
      send: 'Reativar',
      done: 'Profissional reativado',
    },
    doneText: (name) => `${name} aparece de novo na busca.`,
  },
};

export const copy = {
  approvals: LISTED_STATUSES,
  search: 'Buscar',
  searchPlaceholder: 'Nome, profissão, especialidade',
  list: 'Profissionais',
  email: 'E-mail',
  profession: 'Profissão',
  registration: 'Registro',
  city: 'Cidade',
  noCity: 'Não informada',
  reason: 'Motivo da suspensão',
  noMatch: 'Nenhum profissional encontrado',
  noMatchText: 'Tente outro nome, especialidade ou profissão.',
  clear: 'Limpar busca',
  failedText: 'Não foi possível carregar os profissionais.',
};
