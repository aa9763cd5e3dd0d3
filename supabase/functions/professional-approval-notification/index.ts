import { serve } from '../_shared/serve.ts';
import { professionalApprovalNotification } from './handler.ts';

serve(professionalApprovalNotification);
