import { withLock } from './with-lock.ts';
import { isDemonstration } from '../webpack/demonstration.ts';
import { assemble, DEMONSTRATION_SITE, SITE } from './assemble.ts';
import { PAGE_PACKAGES } from './built-packages.ts';
import { runBuilds } from './run-builds.ts';

interface BuildOptions {
  /** Includes sample users and figures. Default: the environment's `PORTAL_DEMONSTRATION`. */
  readonly demonstration?: boolean;
  readonly log?: (line: string) => void;
}

export interface BuildPortalOptions extends BuildOptions {
  /** Output folder. Default: the one documented for `npm run build`. */
  readonly site?: string;
}

/**
 * Builds what has changed and assembles the site, always from the present sources of every package. Returns its
 * folder. When a build fails, throws with its output and leaves the previous site in place.
 */
export async function buildPortal({
  demonstration = isDemonstration(),
  site = demonstration ? DEMONSTRATION_SITE : SITE,
  log = () => {},
}: BuildPortalOptions = {}): Promise<string> {
  await build(PAGE_PACKAGES, { demonstration, log }, () => assemble(site));
  return site;
}

/** Builds packages, each into its own dist/, without a site. Throws like `buildPortal`. */
export async function buildPackages(names: readonly string[], options: BuildOptions = {}): Promise<void> {
  const unknown = names.filter((name) => !PAGE_PACKAGES.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no page package ${unknown.join(', ')}; there are ${PAGE_PACKAGES.join(', ')}.`);
  await build(names, options);
}

async function build(
  packages: readonly string[],
  { demonstration = isDemonstration(), log = () => {} }: BuildOptions,
  afterwards: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const work = async () => {
    const { cached } = await runBuilds(packages, { demonstration });
    log(`${packages.length - cached} built, ${cached} unchanged`);
    await afterwards();
  };
  await withLock(work, { onWait: (holder) => log(`waiting for another build to end (${holder})`) });
}
