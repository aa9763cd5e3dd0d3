import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** Runs a command with its arguments, without the command's own name. */
export type Command = (args: readonly string[]) => Promise<void>;

type Values<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ readonly options: Options }>
>['values'];

interface CommandDefinition<Options extends OptionsConfig> {
  /** Printed for `--help`, and after the error when the arguments are invalid. */
  readonly help: string;
  readonly options?: Options;
  /** Positional arguments are rejected unless the command accepts names. */
  readonly takesNames?: boolean;
  /** Returns false for invalid arguments. A returned number is the exit code, even with open handles. */
  readonly run: (values: Values<Options>, names: readonly string[]) => Promise<number | boolean | void>;
}

/** Invalid arguments; the message gives the reason. */
export class UsageError extends Error {}

/** A command of `tools/cli.ts`: parses the arguments, prints the help, and reports a failure in one line. */
export function command<const Options extends OptionsConfig = Record<never, never>>({
  help,
  options,
  takesNames = false,
  run,
}: CommandDefinition<Options>): Command {
  return async (args) => {
    if (args.includes('--help')) return console.log(help);
    try {
      const { values, positionals } = readArguments(args, options, takesNames);
      const result = await run(values as Values<Options>, positionals);
      if (result === false) refuse(help);
      if (typeof result === 'number') process.exit(result);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      refuse(error instanceof UsageError ? `${message}\n\n${help}` : message);
    }
  };
}

function readArguments(args: readonly string[], options: OptionsConfig = {}, allowPositionals: boolean) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** The commands of one entry by name, each loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<{ readonly run: Command }>>>;

/** Runs the command named in this process's arguments. */
export async function runCommand(
  commands: Commands,
  [name = '', ...args] = process.argv.slice(2),
): Promise<void> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) await (await load()).run(args);
  else refuse(`There is no command "${name}". The commands: ${Object.keys(commands).join(', ')}`);
}
