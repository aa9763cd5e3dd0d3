import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command's arguments. One that it does not know ends the command, with its name and the command's help. */
export function readArguments<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(1);
  }
}
