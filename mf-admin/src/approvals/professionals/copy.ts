import { APPLICATION_LABELS, SUSPENDED_LABEL, type StatusLabel } from 'shared-domain/status';
import { SUSPENSION_TEXT_MAX_LENGTH } from 'shared-domain/text-limits';
import type { DecisionTexts } from '../copy';
import type { ListedStatus } from './approval-view';
import type { SuspensionImpact } from './use-suspension-impact';

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
    lead: 'Quem atende na plataforma. Suspender tira da busca e cancela as consultas que não começaram, ou mantém as pagas até um dia.',
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
        `${name} sai da busca e lê o motivo por e-mail. Pacientes com consulta cancelada são avisados.`,
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

const consultations = (n: number) => `${n} ${n === 1 ? 'consulta' : 'consultas'}`;

/** "3 consultas por vir, de 2 pacientes: 1 é mantida, 2 são canceladas com reembolso." */
function impact({ coming, patients, kept }: SuspensionImpact): string {
  if (coming === 0) return 'Não há consultas por vir.';
  const cancelled = coming - kept;
  const parts = [
    ...(kept > 0 ? [`${kept} ${kept === 1 ? 'é mantida' : 'são mantidas'}`] : []),
    ...(cancelled > 0
      ? [`${cancelled} ${cancelled === 1 ? 'é cancelada' : 'são canceladas'}, com reembolso do que foi pago`]
      : []),
  ];
  return `${consultations(coming)} por vir, de ${patients} ${patients === 1 ? 'paciente' : 'pacientes'}: ${parts.join(', ')}.`;
}

export const copy = {
  approvals: LISTED_STATUSES,
  coming: 'Consultas que não começaram',
  cancel: 'Cancelar agora',
  keep: 'Manter até um dia',
  until: 'Manter as pagas até',
  untilHint: 'As de depois deste dia, e as não pagas, são canceladas.',
  untilMissing: 'Escolha o último dia em que as consultas acontecem.',
  impact,
  impactLoading: 'Contando as consultas por vir…',
  impactFailed: 'Não foi possível contar as consultas por vir.',
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
