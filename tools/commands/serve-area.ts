import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { onEnd } from './ending.ts';
import { explain } from './explain.ts';
import { readArguments } from './read-arguments.ts';

/** What is served until the command ends. */
export interface Served {
  readonly close: () => Promise<void>;
}

export interface AreaCommand {
  /** `npm run isolated`. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly purpose: string;
  readonly defaultPort: number;
  readonly start: (area: AreaName, port: number) => Promise<Served>;
  /** What to tell once it is served. */
  readonly news: (area: AreaName, port: number) => string;
}

/** Serves the area that the command's arguments name until the command is to end. */
export async function serveArea(command: AreaCommand): Promise<void> {
  const { positionals, values } = readArguments(helpOf(command), {
    allowPositionals: true,
    options: { port: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const area = AREA_NAMES.find((name) => name === positionals[0]);
  const port = Number(values.port ?? command.defaultPort);
  if (values.help) console.log(helpOf(command));
  else if (area && positionals.length === 1 && Number.isInteger(port)) await run(command, area, port);
  else {
    console.error(helpOf(command));
    process.exitCode = 1;
  }
}

const helpOf = ({ name, purpose, defaultPort }: AreaCommand) => `${name} -- <area> [options]

${purpose}
  <area>           ${AREA_NAMES.join(', ')}
  --port <number>  port (${defaultPort})
  --help           this text`;

async function run({ name, start, news }: AreaCommand, area: AreaName, port: number): Promise<void> {
  let served: Served | undefined;
  onEnd(() => void Promise.resolve(served?.close()).then(() => process.exit(0)));
  try {
    served = await start(area, port);
  } catch (error) {
    console.error(explain(error, port, `${name} -- ${area}`));
    process.exit(1);
  }
  console.log(`\n${news(area, port)}\n`);
  process.send?.({ origin: `http://127.0.0.1:${port}` });
}
