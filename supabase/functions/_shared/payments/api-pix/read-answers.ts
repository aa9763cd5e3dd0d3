import { centsOf } from '../amount.ts';
import { brCodeOf, isBrCode, type Receiver } from '../br-code.ts';
import type { Charge, Receipt, ReceiptPage, Refund, WebhookRegistration } from '../provider.ts';
import { fieldsOf, instantOf, listOf, required, textOf, type Fields } from './fields.ts';

/*
 * Answers of the API Pix as the portal's own values. New fields and new values of enumerations may appear at any
 * time and are accepted. Each function throws UnreadableAnswer if something required is missing.
 */

/** The standard's default, in seconds. */
const DEFAULT_EXPIRY = 86_400;

const CHARGE_STATES: Readonly<Record<string, Charge['state']>> = {
  ATIVA: 'open',
  CONCLUIDA: 'paid',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
};

const REFUND_STATES: Readonly<Record<string, Refund['state']>> = {
  EM_PROCESSAMENTO: 'processing',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'failed',
};

export function readCharge(answer: unknown, receiver: Receiver): Charge {
  const charge = fieldsOf(answer);
  const calendar = fieldsOf(charge['calendario']);
  const createdAt = required(instantOf(calendar['criacao']), 'criacao');
  const seconds = Number(calendar['expiracao'] ?? DEFAULT_EXPIRY);
  if (!(seconds > 0 && seconds < 1e9)) required(null, 'expiracao');
  return {
    txid: required(textOf(charge['txid']), 'txid'),
    state: CHARGE_STATES[required(textOf(charge['status']), 'status')] ?? 'other',
    amount: required(centsOf(fieldsOf(charge['valor'])['original']), 'valor'),
    brCode: readBrCode(charge, receiver),
    expiresAt: new Date(Date.parse(createdAt) + seconds * 1000).toISOString(),
    receipts: listOf(charge['pix']).map(readReceipt),
  };
}

/** The bank's code if its checksum is valid, else one built from the charge's location. */
function readBrCode(charge: Fields, receiver: Receiver): string | null {
  const sent = textOf(charge['pixCopiaECola']);
  if (sent !== null && isBrCode(sent)) return sent;
  const location = textOf(charge['location']) ?? textOf(fieldsOf(charge['loc'])['location']);
  return location === null ? null : brCodeOf(location, receiver);
}

export function readReceipt(answer: unknown): Receipt {
  const receipt = fieldsOf(answer);
  return {
    receiptId: required(textOf(receipt['endToEndId']), 'endToEndId'),
    txid: textOf(receipt['txid']),
    amount: required(centsOf(receipt['valor']), 'valor'),
    paidAt: required(instantOf(receipt['horario']), 'horario'),
    key: textOf(receipt['chave']),
    refunds: listOf(receipt['devolucoes']).map(readRefund),
  };
}

export function readRefund(answer: unknown): Refund {
  const refund = fieldsOf(answer);
  return {
    refundId: required(textOf(refund['id']), 'id'),
    amount: required(centsOf(refund['valor']), 'valor'),
    state: REFUND_STATES[required(textOf(refund['status']), 'status')] ?? 'other',
    origin: originOf(textOf(refund['natureza']) ?? 'ORIGINAL'),
    returnId: textOf(refund['rtrId']),
    settledAt: instantOf(fieldsOf(refund['horario'])['liquidacao']),
    reason: textOf(refund['motivo']),
  };
}

function originOf(nature: string): Refund['origin'] {
  if (nature === 'ORIGINAL' || nature === 'RETIRADA') return 'receiver';
  return nature.startsWith('MED_') ? 'bank' : 'other';
}

export function readReceiptPage(answer: unknown): ReceiptPage {
  const { pix, parametros } = fieldsOf(answer);
  const pages = fieldsOf(fieldsOf(parametros)['paginacao']);
  const current = Number(required(pages['paginaAtual'], 'paginaAtual'));
  const count = Number(required(pages['quantidadeDePaginas'], 'quantidadeDePaginas'));
  return {
    receipts: listOf(pix).map(readReceipt),
    next: current + 1 < count ? String(current + 1) : null,
  };
}

export function readRegistration(answer: unknown): WebhookRegistration {
  const registration = fieldsOf(answer);
  return {
    url: required(textOf(registration['webhookUrl']), 'webhookUrl'),
    registeredAt: required(instantOf(registration['criacao']), 'criacao'),
  };
}
