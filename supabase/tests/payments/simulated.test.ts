import { createSimulated } from '../../functions/_shared/payments/simulated.ts';
import { keepsTheContract } from './provider-contract.ts';

describe('the provider simulated', () => {
  keepsTheContract(() => {
    let now = Date.parse('2026-11-24T12:00:00Z');
    const clock = () => now;
    const provider = createSimulated({ clock });
    const pass = (seconds: number) => (now += seconds * 1000);
    return Promise.resolve({ provider, pay: provider.pay, pass, now: clock });
  });
});
