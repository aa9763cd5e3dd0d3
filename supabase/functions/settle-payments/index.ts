import { denoBank } from '../_shared/payments/deno-bank.ts';
import { serve } from '../_shared/serve.ts';
import { settlePayments } from './handler.ts';

serve(settlePayments, { bank: denoBank() });
