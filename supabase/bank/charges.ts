import { brCodeOf } from '../functions/_shared/payments/br-code.ts';
import type { BankHabits } from './bank.ts';
import { Problem } from './problem.ts';
import type { Receipts } from './receipts.ts';
import type { ChargeAnswer, ChargeRequest } from './schema.ts';

interface StoredCharge {
  readonly txid: string;
  readonly createdAt: number;
  readonly location: number;
  request: ChargeRequest;
  revision: number;
  status: ChargeAnswer['status'];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The immediate charges of an account (cob). */
export function createCharges(clock: () => number, key: string, habits: BankHabits, receipts: Receipts) {
  const charges = new Map<string, StoredCharge>();

  const answer = (charge: StoredCharge): ChargeAnswer => {
    const { request, txid } = charge;
    const location = `pix.bank.test/qr/v2/${txid}`;
    const code = brCodeOf(location, { name: 'PRACTICE', city: 'SAO PAULO' }) ?? '';
    const criacao = new Date(charge.createdAt).toISOString();
    const pix = receipts.ofCharge(txid);
    return {
      txid,
      revisao: charge.revision,
      calendario: { criacao, expiracao: request.calendario.expiracao },
      ...(request.devedor && { devedor: request.devedor }),
      valor: { original: request.valor.original },
      chave: request.chave,
      ...(request.solicitacaoPagador !== undefined && { solicitacaoPagador: request.solicitacaoPagador }),
      status: charge.status,
      location,
      loc: { id: charge.location, txid, location, tipoCob: 'cob', criacao },
      ...(habits.brCode !== 'missing' && {
        pixCopiaECola: habits.brCode === 'sent' ? code : `${code.slice(0, -4)}0000`,
      }),
      ...(pix.length && { pix }),
    };
  };

  const required = (txid: string) => {
    const charge = charges.get(txid);
    if (!charge) throw new Problem('CobNaoEncontrado', 'Cobrança não encontrada.');
    return charge;
  };
  const requireActive = (charge: StoredCharge, sent: unknown) => {
    if (charge.status !== 'ATIVA')
      throw new Problem('CobOperacaoInvalida', 'A cobrança não está ATIVA.', sent);
  };

  return {
    forgetCharges: (): void => charges.clear(),

    putCharge(txid: string, request: ChargeRequest): { isNew: boolean; charge: ChargeAnswer } {
      if (request.chave !== key)
        throw new Problem('CobOperacaoInvalida', 'A chave não pertence a este usuário.', request);
      const charge = charges.get(txid);
      if (charge) {
        requireActive(charge, request);
        if (!isSame(charge.request, request)) charge.revision += 1;
        charge.request = request;
        return { isNew: false, charge: answer(charge) };
      }
      const location = charges.size + 1;
      const created: StoredCharge = {
        txid,
        createdAt: clock(),
        location,
        request,
        revision: 0,
        status: 'ATIVA',
      };
      charges.set(txid, created);
      return { isNew: true, charge: answer(created) };
    },

    getCharge: (txid: string): ChargeAnswer => answer(required(txid)),

    removeCharge(txid: string): ChargeAnswer {
      const charge = required(txid);
      requireActive(charge, { txid });
      charge.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
      charge.revision += 1;
      return answer(charge);
    },

    /** A Pix of any amount completes an active charge. */
    complete(txid: string): void {
      const charge = charges.get(txid);
      if (charge?.status === 'ATIVA') charge.status = 'CONCLUIDA';
    },
  };
}
