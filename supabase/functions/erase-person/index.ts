import { serve } from '../_shared/serve.ts';
import { erasePerson } from './handler.ts';

serve(erasePerson);
