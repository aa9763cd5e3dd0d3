import { UnreadableAnswer } from '../../functions/_shared/payments/api-pix/fields.ts';
import {
  readCharge,
  readReceipt,
  readReceiptPage,
  readRefund,
} from '../../functions/_shared/payments/api-pix/read-answers.ts';

const RECEIVER = { name: 'PRACTICE', city: 'SAO PAULO' };
const charge = {
  txid: '7978c0c97ea847e78e8849634473c1f1',
  status: 'ATIVA',
  calendario: { criacao: '2026-11-24T09:00:00.358-03:00', expiracao: 900 },
  valor: { original: '120.00' },
};
const receipt = {
  endToEndId: 'E12345678202009091221abcdef12345',
  valor: '110.00',
  horario: '2020-09-09T20:15:00.358Z',
};

describe('answers of a bank', () => {
  it('may have unknown fields and values', () => {
    expect(readCharge({ ...charge, status: 'SUSPENSA', neu: { a: 1 } }, RECEIVER).state).toBe('other');
    const refund = { id: 'a', valor: '1.00', status: 'AGUARDANDO', natureza: 'COPOM' };
    expect(readRefund(refund)).toMatchObject({ state: 'other', origin: 'other' });
  });

  it.each([
    ['ORIGINAL', 'receiver'],
    ['RETIRADA', 'receiver'],
    [undefined, 'receiver'],
    ['MED_OPERACIONAL', 'bank'],
    ['MED_FRAUDE', 'bank'],
    ['MED_PIX_AUTOMATICO', 'bank'],
  ])('name a return %s, which is by the %s', (natureza, origin) => {
    const refund = { id: 'a', valor: '1.00', status: 'DEVOLVIDO', natureza };
    expect(readRefund(refund)).toMatchObject({ state: 'done', origin });
  });

  it('may leave out what is optional', () => {
    expect(readCharge(charge, RECEIVER)).toEqual({
      txid: charge.txid,
      state: 'open',
      amount: 12_000,
      brCode: null,
      expiresAt: '2026-11-24T12:15:00.358Z',
      receipts: [],
    });
    const withoutExpiry = { ...charge, calendario: { criacao: charge.calendario.criacao } };
    expect(readCharge(withoutExpiry, RECEIVER).expiresAt).toBe('2026-11-25T12:00:00.358Z');
    expect(readReceipt(receipt)).toMatchObject({ txid: null, key: null, refunds: [] });
    const inside = { ...charge, loc: { location: 'pix.example.com/qr/1' } };
    expect(readCharge(inside, RECEIVER).brCode).toContain('pix.example.com/qr/1');
  });

  it.each([
    ['no charge', null],
    ['a list', [charge]],
    ['no amount', { ...charge, valor: {} }],
    ['an amount as a number', { ...charge, valor: { original: 120 } }],
    ['no status', { ...charge, status: undefined }],
    ['an instant without a zone', { ...charge, calendario: { criacao: '2026-11-24T09:00:00' } }],
    ['an expiry that is no number', { ...charge, calendario: { ...charge.calendario, expiracao: 'x' } }],
    ['a receipt without an identity', { ...charge, pix: [{ ...receipt, endToEndId: '' }] }],
  ])('are unreadable with %s', (_, answer) => {
    expect(() => readCharge(answer, RECEIVER)).toThrow(UnreadableAnswer);
  });

  it('never drop a receipt from a list', () => {
    const paginacao = { paginaAtual: 0, quantidadeDePaginas: 1 };
    const answer = { parametros: { paginacao }, pix: [receipt, { ...receipt, valor: '1' }] };
    expect(() => readReceiptPage(answer)).toThrow(UnreadableAnswer);
    expect(readReceiptPage({ ...answer, pix: undefined })).toEqual({ receipts: [], next: null });
  });
});
