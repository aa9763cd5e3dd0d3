import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { buildIsolated } from '../isolated/build-isolated.ts';
import { command } from './command.ts';

const isArea = (name: string): name is AreaName => AREA_NAMES.some((area) => area === name);

export const run = command({
  help: `npm run build:isolated -- [area …]

Builds each area alone, with its scenarios and an in-page backend, as files for any static host.
  [area …]   ${AREA_NAMES.join(', ')}; all by default
  --help     this text`,
  takesNames: true,
  run: async (_, names) => {
    if (!names.every(isArea)) return false;
    for (const area of names.length > 0 ? names : AREA_NAMES) console.log(await buildIsolated(area));
    return true;
  },
});
