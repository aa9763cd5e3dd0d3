import { serve } from '../_shared/serve.ts';
import { calendar } from './handler.ts';

serve(calendar);
