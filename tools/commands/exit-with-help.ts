/** Prints a command's help and ends the process, when that is what it was started for (`--help`). */
export function exitWithHelp(help: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(help);
  process.exit(0);
}
