import type { z } from 'zod';
import type { Bank } from './bank.ts';
import type { Operation } from './faults.ts';
import { Problem, type ProblemName } from './problem.ts';
import {
  answers,
  chargeRequest,
  listQuery,
  paths,
  refundRequest,
  removalRequest,
  webhookRequest,
} from './schema.ts';

export interface BankAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The standard's description of the body. */
  readonly schema?: z.ZodType;
}

export interface Route {
  readonly operation: Operation;
  readonly act: () => BankAnswer;
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

/** Finds what a request asks of the bank. Acting throws a Problem for a refusal; null for an unknown address. */
export function routeOf(bank: Bank, { method, url, body }: Asked): Route | null {
  const parts = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const [resource = '', id = '', sub, subId = ''] = parts;
  const valid = <Schema extends z.ZodType>(schema: Schema, value: unknown, name: ProblemName) => {
    const result = schema.safeParse(value);
    if (!result.success) throw new Problem(name, result.error.issues[0]?.message ?? '', value);
    return result.data;
  };
  const sent = <Schema extends z.ZodType>(schema: Schema, name: ProblemName) =>
    valid(schema, parsed(body), name);

  switch (`${method} /${resource}${sub === undefined ? '' : `/${sub}`}`) {
    case 'PUT /cob':
      return {
        operation: 'PUT /cob',
        act: () => {
          const txid = valid(paths.txid, id, 'CobOperacaoInvalida');
          const { isNew, charge } = bank.putCharge(txid, sent(chargeRequest, 'CobOperacaoInvalida'));
          return { status: isNew ? 201 : 200, body: charge, schema: answers.charge };
        },
      };
    case 'GET /cob':
      return {
        operation: 'GET /cob',
        act: () => ({ status: 200, body: bank.getCharge(id), schema: answers.charge }),
      };
    case 'PATCH /cob':
      return {
        operation: 'PATCH /cob',
        act: () => {
          sent(removalRequest, 'CobOperacaoInvalida');
          return { status: 200, body: bank.removeCharge(id), schema: answers.charge };
        },
      };
    case 'GET /pix':
      return {
        operation: 'GET /pix',
        act: () =>
          id === ''
            ? list(bank, valid(listQuery, Object.fromEntries(url.searchParams), 'PixConsultaInvalida'))
            : { status: 200, body: bank.getPix(id), schema: answers.pix },
      };
    case 'PUT /pix/devolucao':
      return {
        operation: 'PUT /devolucao',
        act: () => {
          const refundId = valid(paths.refundId, subId, 'PixDevolucaoInvalida');
          const refund = bank.putRefund(id, refundId, sent(refundRequest, 'PixDevolucaoInvalida'));
          return { status: 201, body: refund, schema: answers.refund };
        },
      };
    case 'GET /pix/devolucao':
      return {
        operation: 'GET /devolucao',
        act: () => ({ status: 200, body: bank.getRefund(id, subId), schema: answers.refund }),
      };
    case 'PUT /webhook':
      return {
        operation: 'PUT /webhook',
        act: () => {
          bank.putWebhook(id, sent(webhookRequest, 'WebhookOperacaoInvalida').webhookUrl);
          return { status: 200, body: undefined };
        },
      };
    case 'GET /webhook':
      return {
        operation: 'GET /webhook',
        act: () => ({ status: 200, body: bank.getWebhook(id), schema: answers.webhook }),
      };
    default:
      return null;
  }
}

function list(bank: Bank, query: z.infer<typeof listQuery>): BankAnswer {
  const { inicio, fim, txid, 'paginacao.paginaAtual': page, 'paginacao.itensPorPagina': size } = query;
  const returned = query.devolucaoPresente;
  if (Date.parse(fim) < Date.parse(inicio))
    throw new Problem('PixConsultaInvalida', 'fim é anterior a inicio.');
  const all = bank
    .listPix(inicio, fim, txid)
    .filter(({ devolucoes }) => returned === undefined || String(devolucoes !== undefined) === returned);
  const paginacao = {
    paginaAtual: page,
    itensPorPagina: size,
    quantidadeDePaginas: Math.max(1, Math.ceil(all.length / size)),
    quantidadeTotalDeItens: all.length,
  };
  const pix = all.slice(page * size, (page + 1) * size);
  return { status: 200, body: { parametros: { inicio, fim, paginacao }, pix }, schema: answers.list };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem('RequisicaoInvalida', 'O corpo não é JSON.');
  }
}
