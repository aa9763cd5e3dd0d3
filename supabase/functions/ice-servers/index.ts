import { denoIce } from '../_shared/ice/deno-ice.ts';
import { serve } from '../_shared/serve.ts';
import { iceServers } from './handler.ts';

serve(iceServers, { ice: denoIce() });
