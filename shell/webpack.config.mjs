import { shellConfig } from '../tools/webpack/index.ts';

export default shellConfig(import.meta.dirname);
