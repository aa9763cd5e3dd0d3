import { createBank } from '../../supabase/bank/bank.ts';
import { createBankApp } from './bank-app.ts';

const KEY = 'pix@practice.example';
const TXID = 'a'.repeat(32);

function open() {
  const bank = createBank({ clock: () => Date.parse('2026-11-24T12:00:00Z'), key: KEY });
  bank.putCharge(TXID, { calendario: { expiracao: 900 }, valor: { original: '150.00' }, chave: KEY });
  return { bank, type: createBankApp({ bank, requests: ['token', `PUT /cob/${TXID}`] }) };
}

describe('the app of a bank', () => {
  it('pays the last code, its price or another amount', () => {
    const { bank, type } = open();
    expect(type('pay')).toMatch(/^R\$\s150,00 arrived: E/);
    expect(type('pay 149,99 1')).toMatch(/^R\$\s149,99 arrived: E/);
    expect(bank.balance()).toBe(29_999);
    expect(type('list')).toMatch(/^1\. a{32} R\$ 150\.00 CONCLUIDA, paid 2×\nBalance R\$\s299,99$/);
  });

  it('transfers, and takes a transfer back once', () => {
    const { bank, type } = open();
    type('key 200');
    const code = type('transfer 80,00');
    expect(code).toMatch(/^T\d{31}$/);
    expect(type(`return ${code}`)).toMatch(/^Balance R\$\s200,00$/);
    expect(type(`return ${code}`)).toMatch(/cannot come back/);
    expect(bank.balance()).toBe(20_000);
  });

  it('explains what it does not understand, and changes nothing', () => {
    const { bank, type } = open();
    expect(type('help')).toContain('pays the last code');
    expect(type('pay much')).toMatch(/^An amount/);
    expect(type('pay 10 7')).toMatch(/no such code/);
    expect(type('constructor')).toContain('pays the last code');
    expect(bank.balance()).toBe(0);
  });
});
