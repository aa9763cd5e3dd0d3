import { parseArgs } from 'node:util';
import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import type { DevServer } from '../dev/dev-server.ts';
import { startIsolated } from '../isolated/start-isolated.ts';
import { onEnd } from './ending.ts';
import { explain } from './explain.ts';

const DEFAULT_PORT = 4500;

const HELP = `npm run isolated -- <area> [options]

Serves one area alone: its sources with hot reload, its scenarios, and the backend in the page.
  <area>           ${AREA_NAMES.join(', ')}
  --port <number>  port (${DEFAULT_PORT})
  --help           this text`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, help: { type: 'boolean', default: false } },
});
const area = AREA_NAMES.find((name) => name === positionals[0]);
const port = Number(values.port ?? DEFAULT_PORT);
let server: DevServer | undefined;

if (values.help) console.log(HELP);
else if (area && positionals.length === 1 && Number.isInteger(port)) await run(area);
else {
  console.error(HELP);
  process.exitCode = 1;
}

async function run(name: AreaName): Promise<void> {
  onEnd(() => void Promise.resolve(server?.close()).then(() => process.exit(0)));
  try {
    server = await startIsolated(name, port);
  } catch (error) {
    console.error(explain(error, port));
    process.exit(1);
  }
  const origin = `http://127.0.0.1:${port}`;
  console.log(`\n${name} alone: ${origin}\n`);
  process.send?.({ origin });
}
