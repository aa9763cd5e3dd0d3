import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { buildIsolated } from '../isolated/build-isolated.ts';
import { readArguments } from './read-arguments.ts';

const HELP = `npm run build:isolated -- [area …]

Builds areas withLock, each with its scenarios and the backend in the page, as files for any static host.
  [area …]   ${AREA_NAMES.join(', ')}; left out: all
  --help     this text`;

const { positionals, values } = readArguments(HELP, {
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
const isArea = (name: string): name is AreaName => AREA_NAMES.some((area) => area === name);

if (values.help) console.log(HELP);
else if (positionals.every(isArea)) {
  for (const area of positionals.length > 0 ? positionals : AREA_NAMES)
    console.log(await buildIsolated(area));
} else {
  console.error(HELP);
  process.exitCode = 1;
}
