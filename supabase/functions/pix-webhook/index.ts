import { denoBank } from '../_shared/payments/deno-bank.ts';
import { serve } from '../_shared/serve.ts';
import { pixWebhook } from './handler.ts';

serve(pixWebhook, { bank: denoBank() });
