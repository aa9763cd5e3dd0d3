import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { command, type Command } from './command.ts';
import { onEnd } from './on-end.ts';
import { explain } from './explain.ts';

/** What is served until the command stops. */
export interface Served {
  readonly close: () => Promise<void>;
}

export interface AreaCommand {
  /** `npm run isolated`. */
  readonly name: string;
  /** One-sentence description. */
  readonly purpose: string;
  readonly defaultPort: number;
  readonly start: (area: AreaName, port: number) => Promise<Served>;
  /** Message to print once it is served. */
  readonly news: (area: AreaName, port: number) => string;
}

/** A command that serves the area given as an argument until it is stopped. */
export function areaCommand(facts: AreaCommand): Command {
  const { name, purpose, defaultPort } = facts;
  return command({
    help: `${name} -- <area> [options]

${purpose}
  <area>           ${AREA_NAMES.join(', ')}
  --port <number>  port (${defaultPort})
  --help           this text`,
    options: { port: { type: 'string' } },
    takesNames: true,
    run: async (values, names) => {
      const area = AREA_NAMES.find((known) => known === names[0]);
      const port = Number(values.port ?? defaultPort);
      if (!area || names.length > 1 || !Number.isInteger(port)) return false;
      await serve(facts, area, port);
      return true;
    },
  });
}

async function serve({ name, start, news }: AreaCommand, area: AreaName, port: number): Promise<void> {
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
