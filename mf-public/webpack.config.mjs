import { areaConfig } from '../tools/webpack/index.ts';

export default areaConfig(import.meta.dirname);
