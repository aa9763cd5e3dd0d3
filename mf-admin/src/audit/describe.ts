import { formatBrl, cents } from 'shared-domain/money';
import { formatInstant } from 'shared-domain/schedule';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { sentenceOf } from '../parts/audit/words';
import { copy } from './copy';
import type { AuditEntry, Logged } from './use-audit';

const FIELDS: Readonly<Record<string, string>> = {
  role: 'Papel',
  is_admin: 'Da equipe',
  blocked: 'Bloqueada',
  consultations_cancelled: 'Consultas canceladas',
  status: 'Situação',
  starts_at: 'Data e horário',
  approval_status: 'Situação do cadastro',
  application_status: 'Situação da solicitação',
  price_per_session: 'Preço',
  refund_due: 'A reembolsar',
  refunded_at: 'Reembolsado em',
  fee_percentage: 'Taxa',
  sessions_ended: 'Acessos encerrados',
  data_copy: 'Pedido da cópia',
  room_address: 'Link reenviado a',
  photo_removed: 'Foto removida',
  state: 'Situação',
  kind: 'Tipo',
  amount_cents: 'Valor',
  time_zone: 'Fuso horário',
  confirmed_at: 'Confirmada em',
  replaced_at: 'Trocada em',
  unchecked: 'Aprovada sem conferir',
  kept_until: 'Consultas mantidas até',
  reminded_at: 'Lembrete enviado em',
  suspense: 'Destino do valor',
  receipt: 'Recebimento',
  refund: 'Reembolso',
  borne_by: 'Quem arca',
  hold: 'Retenção',
  absence: 'Ausência do profissional',
  came: 'O profissional veio',
  exported: 'Arquivo gerado em',
  cpf_read: 'CPF lido em',
  day: 'Dia',
  reverses: 'Desfaz',
  times: 'Horários',
  from_day: 'Do dia',
  to_day: 'Até o dia',
  chosen: 'Horário escolhido',
  first_date: 'Primeira data',
  local_time: 'Horário',
  every_weeks: 'A cada quantas semanas',
  occurrences: 'Datas',
  started_at: 'Começou em',
  ended_at: 'Terminou em',
  ended_by: 'Terminada por',
  break_minutes: 'Intervalo em minutos',
  notice_hours: 'Antecedência em horas',
  horizon_days: 'Dias de agenda aberta',
  max_per_day: 'Consultas por dia',
  closed_on_holidays: 'Fecha nos feriados',
  hours: 'Horários da semana',
  exceptions: 'Dias diferentes',
  blocks: 'Bloqueios',
  created_at: 'Criado em',
  page: 'Tela',
  name: 'Nome',
  filter: 'Filtros',
  area: 'Assunto',
  actor: 'Quem',
  by_jobs: 'Só tarefas',
  about: 'Sobre alguém',
  one_network: 'De uma rede',
  since: 'Desde',
  until: 'Até',
};

const WORDS: Readonly<Record<string, string>> = {
  ...TEAM_ROLE_LABELS,
  patient: 'Paciente',
  professional: 'Profissional',
  professional_pending: 'Profissional em análise',
  admin: 'Administração',
  pending: 'Pendente',
  scheduled: 'Agendada',
  completed: 'Concluída',
  cancelled: 'Cancelada',
  no_show: 'Não compareceu',
  paid: 'Pago',
  expired: 'Expirado',
  failed: 'Falhou',
  approved: 'Aprovado',
  rejected: 'Não aprovado',
  needs_info: 'Informações necessárias',
  suspended: 'Suspenso',
  open: 'Aberto',
  in_progress: 'Em andamento',
  done: 'Concluído',
  refused: 'Recusado',
  withdrawn: 'Retirado',
  prepared: 'Preparado',
  discarded: 'Descartado',
  both: 'Os dois',
  email: 'Por e-mail',
  phone: 'Por telefone',
  letter: 'Por carta',
  authority: 'Por uma autoridade',
  registration: 'Registro',
  name: 'Nome',
  profession: 'Profissão',
  document: 'Documento',
  single: 'Sem outra conta',
};

/** The actor's role in words; null for a job. */
export const roleName = (role: string | null): string | null => role && (WORDS[role] ?? role);

/** Who acted: a job has no role, an erased user has no name. */
export const actorName = ({ actorName: name, actorRole }: AuditEntry): string =>
  name ?? (actorRole === null ? copy.job : copy.erased);

/** What was done, as the second half of a sentence: "mudou a consulta". */
export function whatWasDone({ action, table, after }: AuditEntry): string {
  if (action === 'read' || action === 'export') return sentenceOf(action, table);
  if ('blocked' in after) return after['blocked'] === true ? 'bloqueou a conta' : 'reativou a conta';
  if ('room_address' in after) return 'reenviou o link da consulta';
  if ('photo_removed' in after) return 'removeu a foto do perfil';
  if ('data_copy' in after) return 'enviou à pessoa a cópia dos dados';
  if ('sessions_ended' in after) return 'encerrou os acessos';
  if (after['approval_status'] === 'suspended') return 'suspendeu o profissional';
  if (after['application_status'] === 'approved') return 'aprovou a solicitação';
  if (after['application_status'] === 'rejected') return 'rejeitou a solicitação';
  return sentenceOf(action, table);
}

/** A field that changed, in words. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const WORDS_OF_TEAM = ['reason', 'note'];

/** Every watched field that differs; the reason stands apart. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly Change[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !WORDS_OF_TEAM.includes(key))
    .filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after[key]))
    .map((key) => ({
      field: FIELDS[key] ?? key,
      before: inWords(key, before?.[key]),
      after: inWords(key, after[key]),
    }));
}

/** What the actor wrote; null without a reason. */
export function reasonOf({ after }: AuditEntry): string | null {
  const text = after['reason'] ?? after['note'];
  return typeof text === 'string' ? text : null;
}

function inWords(key: string, value: Logged[string] | undefined): string {
  if (value === null || value === undefined) return copy.empty;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.length === 0 ? copy.empty : value.map((item) => inWords(key, item)).join(', ');
  if (typeof value === 'number' && (key.endsWith('_cents') || key === 'price_per_session'))
    return formatBrl(cents(value));
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return formatInstant(value);
  return typeof value === 'string' ? (WORDS[value] ?? value) : JSON.stringify(value);
}
