import { serve } from '../_shared/serve.ts';
import { verifyDocument } from './handler.ts';

serve(verifyDocument);
