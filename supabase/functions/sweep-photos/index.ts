import { serve } from '../_shared/serve.ts';
import { sweepPhotos } from './handler.ts';

serve(sweepPhotos);
