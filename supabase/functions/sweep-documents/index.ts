import { serve } from '../_shared/serve.ts';
import { sweepDocuments } from './handler.ts';

serve(sweepDocuments);
