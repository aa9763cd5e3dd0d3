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
  state: 'Situação',
  kind: 'Tipo',
  amount_cents: 'Valor',
  time_zone: 'Fuso horário',
  confirmed_at: 'Confirmada em',
  replaced_at: 'Trocada em',
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
export function changesOf({ before, after }: AuditEntry): readonly Change[] {
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
  if (typeof value === 'number' && (key.endsWith('_cents') || key === 'price_per_session'))
    return formatBrl(cents(value));
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return formatInstant(value);
  return typeof value === 'string' ? (WORDS[value] ?? value) : JSON.stringify(value);
}
