import { denoBank } from '../_shared/payments/deno-bank.ts';
import { serve } from '../_shared/serve.ts';
import { openCharge } from './handler.ts';

serve(openCharge, { bank: denoBank() });
