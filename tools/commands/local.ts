import { parseArgs } from 'node:util';
import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { newsOf } from '../dev/dev-page.ts';
import { serveLocal, type LocalBuild } from '../local/serve-local.ts';
import { onEnd } from './ending.ts';
import { explain } from './explain.ts';

const DEFAULT_PORT = 4600;

const HELP = `npm run local -- <area> [options]

Serves one area from this machine to a portal of developers, and builds it anew with each change.
  <area>           ${AREA_NAMES.join(', ')}
  --port <number>  port (${DEFAULT_PORT})
  --help           this text`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, help: { type: 'boolean', default: false } },
});
const area = AREA_NAMES.find((name) => name === positionals[0]);
const port = Number(values.port ?? DEFAULT_PORT);
let local: LocalBuild | undefined;

if (values.help) console.log(HELP);
else if (area && positionals.length === 1 && Number.isInteger(port)) await run(area);
else {
  console.error(HELP);
  process.exitCode = 1;
}

async function run(name: AreaName): Promise<void> {
  onEnd(() => void Promise.resolve(local?.close()).then(() => process.exit(0)));
  try {
    local = await serveLocal(name, port, (stats) => console.log(newsOf(stats)));
  } catch (error) {
    console.error(explain(error, port));
    process.exit(1);
  }
  console.log(`\nOpen the portal of developers with ?local=${name}:${port}\n`);
  process.send?.({ origin: `http://127.0.0.1:${port}` });
}
