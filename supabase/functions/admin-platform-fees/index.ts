import { serve } from '../_shared/serve.ts';
import { adminPlatformFees } from './handler.ts';

serve(adminPlatformFees);
