import { serve } from '../_shared/serve.ts';
import { deliverMail } from './handler.ts';

serve(deliverMail);
