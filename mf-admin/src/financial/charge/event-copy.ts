import { formatBrl } from 'shared-domain/money';
import type { ChargeEvent, OpenRefund } from './use-charge';

type Tone = 'done' | 'back' | 'problem';

export interface EventText {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: Tone;
}

const join = (...parts: readonly (string | null | false | undefined)[]) =>
  parts.filter(Boolean).join('. ') || undefined;

const CHARGE_STATES: Readonly<Record<string, string>> = {
  creating: 'Pedida ao banco',
  open: 'Aberta',
  lapsed: 'Não vale mais',
  removing: 'Saindo do banco',
  removed: 'Retirada do banco',
  paid: 'Paga',
  failed: 'Recusada pelo banco',
};
const RECEIPTS: Readonly<Record<string, string>> = {
  exact: 'Valor exato',
  late: 'Depois do prazo',
  duplicate: 'Já estava paga: volta inteiro',
  wrong_amount: 'Valor diferente do cobrado',
  unknown_charge: 'Sem cobrança',
  patient_erased: 'Conta apagada',
  proof: 'Confirma a marcação da equipe',
};
const BEARERS: Readonly<Record<string, string>> = {
  professional: 'Sai do valor do profissional',
  platform: 'Pago pela plataforma',
  suspense: 'Era dinheiro a identificar',
  kept: 'Fica com a plataforma',
};
const CANCELLERS: Readonly<Record<string, string>> = {
  patient: 'Pelo paciente',
  professional: 'Pelo profissional',
  platform: 'Pela equipe',
};
const PROBLEMS: Readonly<Record<string, string>> = {
  not_proven: 'O banco não confirma que recebeu: devolva pelo banco e registre o comprovante.',
  proven_later:
    'O banco confirmou depois que recebeu: se ainda não voltou, devolva pelo banco e registre o comprovante.',
  too_old: 'Passou do prazo do banco: devolva por fora e registre o comprovante.',
  no_answer:
    'O banco não respondeu. Confira no extrato se já voltou; se não, devolva. Registre o comprovante.',
  failed_five_times: 'O banco recusou cinco vezes: devolva por fora e registre o comprovante.',
  before_ledger: 'Paga antes deste registro: devolva e registre o comprovante.',
  returned_by_bank: 'O banco do pagador devolveu antes.',
  mark_undone: 'A marcação foi desfeita.',
};
const problemText = (name: string | null) => name && (PROBLEMS[name] ?? `Resposta do banco: ${name}`);
/** What an admin should know of a refund that is not back yet. */
export function problemOf({ state, problem, canClose, isSimulated }: OpenRefund): string | null {
  if (state === 'due' && canClose && !isSimulated)
    return 'O banco não atende, e o portal continua tentando. Se você devolver por fora, registre logo em seguida.';
  if (state === 'processing')
    return canClose ? 'O banco passou a devolver. Registre só o que você já tinha devolvido.' : null;
  return problem && (PROBLEMS[problem] ?? problem);
}

const amountText = ({ amount }: ChargeEvent) => amount !== null && formatBrl(amount);
const byText = (person: string | null) => person && `Por ${person}`;

/** What happened, in words. A kind that this version does not know is named. */
export function eventText(event: ChargeEvent): EventText {
  const { kind, detail, code, person } = event;
  const amount = amountText(event);
  switch (kind) {
    case 'booked':
      return { title: 'Consulta marcada', text: join(amount), tone: 'done' };
    case 'charge':
      return {
        title: 'Código do Pix',
        text: join(CHARGE_STATES[detail ?? ''] ?? detail, problemText(person), code),
        tone: detail === 'failed' ? 'problem' : 'done',
      };
    case 'marked':
      return { title: 'Marcada como paga', text: join(byText(person), amount), tone: 'done' };
    case 'before':
      return { title: 'Paga antes deste registro', text: join(amount), tone: 'done' };
    case 'received':
      return {
        title: detail === 'proof' ? 'Pix encontrado no banco' : 'Paga por Pix',
        text: join(amount, RECEIPTS[detail ?? ''] ?? detail, code),
        tone: detail === 'exact' || detail === 'proof' || detail === 'late' ? 'done' : 'problem',
      };
    case 'suspense':
      return { title: 'Dinheiro a identificar', text: join(amount, code), tone: 'problem' };
    case 'assigned':
      return { title: 'Pix ligado a esta cobrança', text: join(byText(person), amount, code), tone: 'done' };
    case 'returned':
      return { title: 'Pix devolvido ao pagador', text: join(byText(person), amount), tone: 'back' };
    case 'kept':
      return {
        title: 'Pix ficou com a plataforma',
        text: join(byText(person), amount, detail),
        tone: 'done',
      };
    case 'mark_undone':
      return { title: 'Marcação desfeita', text: join(byText(person), amount), tone: 'back' };
    case 'earned':
      return { title: 'Passou a ser do profissional', text: join(amount), tone: 'done' };
    case 'loss':
      return { title: 'Perda da plataforma', text: join(amount), tone: 'problem' };
    case 'decided':
      return {
        title: 'Reembolso decidido',
        text: join(byText(person), amount, BEARERS[code ?? ''] ?? code, detail),
        tone: 'back',
      };
    case 'confirmed':
      return { title: 'Reembolso confirmado', text: join(byText(person), amount), tone: 'back' };
    case 'declined':
      return {
        title: 'Reembolso recusado pela equipe',
        text: join(byText(person), amount, detail),
        tone: 'done',
      };
    case 'refund':
      return {
        title: 'Passa a devolver',
        text: join(amount, detail === 'rule' && 'Pela regra', problemText(person)),
        tone: 'back',
      };
    case 'refunded':
      return { title: 'Devolvido', text: join(amount, code), tone: 'back' };
    case 'bank_return':
      return { title: 'Devolvido pelo banco do pagador', text: join(amount, code), tone: 'problem' };
    case 'cancelled':
      return { title: 'Consulta cancelada', text: CANCELLERS[detail ?? ''], tone: 'back' };
    default:
      return { title: kind, text: join(amount), tone: 'done' };
  }
}

export const bearerText = (bearer: string): string => BEARERS[bearer] ?? bearer;
