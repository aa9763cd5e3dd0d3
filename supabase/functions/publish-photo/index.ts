import { serve } from '../_shared/serve.ts';
import { denoCodec } from './deno-codec.ts';
import { publishPhoto } from './handler.ts';

serve(publishPhoto, { photos: denoCodec });
