import type { BankHabits } from '../../bank/bank.ts';
import { startApiPix, type ApiPixStage } from './api-pix-stage.ts';
import { keepsTheContract } from './provider-contract.ts';

describe.each<[string, Partial<BankHabits>]>([
  ['a bank', {}],
  ['a bank that refuses to repeat a refund', { repeatedRefund: 'refused' }],
  ['a bank that sends no code', { brCode: 'missing' }],
  ['a bank whose code is corrupt', { brCode: 'corrupt' }],
])('the provider api-pix at %s', (_, habits) => {
  let stage: ApiPixStage;
  keepsTheContract(async () => (stage = await startApiPix(habits)));
  afterAll(() => stage.stop());
  afterEach(() => expect(stage.served.violations).toEqual([]));
});
