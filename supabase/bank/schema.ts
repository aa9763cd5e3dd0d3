import { z } from 'zod';

/*
 * The part of the API Pix (release 2.9.0) that the portal uses, with the standard's limits. The double checks every
 * request against it, and its own answers.
 */

const amount = z.string().regex(/^\d{1,10}\.\d{2}$/);
const notZero = amount.refine((text) => Number(text) > 0, 'must not be zero');
const instant = z.iso.datetime({ offset: true });
const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
const receiptId = z.string().regex(/^[a-zA-Z0-9]{32}$/);
const key = z.string().min(1).max(77);
const name = z.string().min(1).max(200);

const cnpj = z.string().regex(/^[0-9A-Z]{14}$/);

const payer = z.union([
  z.strictObject({ cpf: z.string().regex(/^\d{11}$/), nome: name }),
  z.strictObject({ cnpj, nome: name }),
]);

const chargeStates = z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']);

const refund = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  valor: amount,
  natureza: z
    .enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE', 'MED_PIX_AUTOMATICO'])
    .optional(),
  descricao: z.string().max(140).optional(),
  horario: z.strictObject({ solicitacao: instant, liquidacao: instant.optional() }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: z.string().max(140).optional(),
});

const pix = z.strictObject({
  endToEndId: receiptId,
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  valor: amount,
  chave: key.optional(),
  horario: instant,
  infoPagador: z.string().max(140).optional(),
  pagador: payer.optional(),
  devolucoes: z.array(refund).optional(),
});

/** PUT /cob/{txid}. */
export const chargeRequest = z.strictObject({
  calendario: z.strictObject({ expiracao: z.int().positive() }),
  devedor: payer.optional(),
  valor: z.strictObject({ original: notZero, modalidadeAlteracao: z.literal(0).optional() }),
  chave: key,
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: z
    .array(z.strictObject({ nome: z.string().max(50), valor: z.string().max(200) }))
    .max(50)
    .optional(),
});

/** PATCH /cob/{txid}, without other changes. */
export const removalRequest = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });

/** PUT /pix/{e2eid}/devolucao/{id}. */
export const refundRequest = z.strictObject({
  valor: notZero,
  natureza: z.enum(['ORIGINAL', 'RETIRADA']).optional(),
  descricao: z.string().max(140).optional(),
});

/** PUT /webhook/{chave}. */
export const webhookRequest = z.strictObject({ webhookUrl: z.url() });

/** GET /pix. */
export const listQuery = z.strictObject({
  inicio: instant,
  fim: instant,
  txid: z.string().optional(),
  devolucaoPresente: z.enum(['true', 'false']).optional(),
  'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
});

export const paths = { txid, receiptId, refundId: refund.shape.id };

const charge = z.strictObject({
  txid,
  revisao: z.int().min(0),
  calendario: z.strictObject({ criacao: instant, expiracao: z.int().positive() }),
  devedor: payer.optional(),
  valor: z.strictObject({ original: amount }),
  chave: key,
  solicitacaoPagador: z.string().max(140).optional(),
  status: chargeStates,
  location: z.string().max(77).optional(),
  loc: z.strictObject({
    id: z.int(),
    txid,
    location: z.string().max(77),
    tipoCob: z.literal('cob'),
    criacao: instant,
  }),
  pixCopiaECola: z.string().max(512).optional(),
  pix: z.array(pix).optional(),
});

const pagination = z.strictObject({
  paginaAtual: z.int().min(0),
  itensPorPagina: z.int().min(1),
  quantidadeDePaginas: z.int().min(1),
  quantidadeTotalDeItens: z.int().min(0),
});

/** What the bank answers. */
export const answers = {
  charge,
  pix,
  refund,
  list: z.strictObject({
    parametros: z.strictObject({ inicio: instant, fim: instant, paginacao: pagination }),
    pix: z.array(pix),
  }),
  webhook: z.strictObject({ webhookUrl: z.url(), chave: key, cnpj, criacao: instant }),
};

export const problem = z.strictObject({
  type: z.string().regex(/^https:\/\/pix\.bcb\.gov\.br\/api\/v2\/error\/[A-Za-z]+$/),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  correlationId: z.string().optional(),
  violacoes: z
    .array(z.strictObject({ razao: z.string(), propriedade: z.string(), valor: z.string().optional() }))
    .optional(),
});

/** What the bank posts to the webhook. */
export const notification = z.strictObject({ pix: z.array(pix).min(1) });

export type ChargeRequest = z.infer<typeof chargeRequest>;
export type RefundRequest = z.infer<typeof refundRequest>;
export type ChargeAnswer = z.infer<typeof charge>;
export type PixAnswer = z.infer<typeof pix>;
export type RefundAnswer = z.infer<typeof refund>;
