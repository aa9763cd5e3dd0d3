/** Builds the portal into dist/portal. Usage: npm run build [-- package …] */
import { buildPortal } from './build/build-portal.ts';

try {
  const site = await buildPortal({ only: process.argv.slice(2), log: (line) => console.log(line) });
  console.log(site);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
