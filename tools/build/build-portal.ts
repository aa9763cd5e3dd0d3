import { withLock } from './with-lock.ts';
import { isDemonstration } from '../webpack/demonstration.ts';
import { assemble, DEMONSTRATION_SITE, SITE } from './assemble.ts';
import { PAGE_PACKAGES } from './built-packages.ts';
import { runBuilds } from './run-builds.ts';

/** Packages whose build differs in a demonstration; their `nx` inputs name the variable. */
const VARIED_PACKAGES: readonly string[] = ['shell', 'mf-public'];

export interface BuildPortalOptions {
  /** Packages to build; the last build of the others is used. Default: all. */
  readonly only?: readonly string[] | undefined;
  /** Includes sample users and figures. Default: the environment's `PORTAL_DEMONSTRATION`. */
  readonly demonstration?: boolean;
  /** Output folder. Default: the one documented for `npm run build`. */
  readonly site?: string;
  readonly log?: (line: string) => void;
}

/**
 * Builds what has changed and assembles the site. Returns its folder. When a build fails, throws with its
 * output and leaves the previous site in place.
 */
export async function buildPortal({
  only = [],
  demonstration = isDemonstration(),
  site = demonstration ? DEMONSTRATION_SITE : SITE,
  log = () => {},
}: BuildPortalOptions = {}): Promise<string> {
  const unknown = only.filter((name) => !PAGE_PACKAGES.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no page package ${unknown.join(', ')}; there are ${PAGE_PACKAGES.join(', ')}.`);
  }
  // The last build of these may be the other variant.
  const packages = only.length > 0 ? [...new Set([...only, ...VARIED_PACKAGES])] : PAGE_PACKAGES;
  const build = async () => {
    const { cached } = await runBuilds(packages, { demonstration });
    log(`${packages.length - cached} built, ${cached} unchanged`);
    await assemble(site);
  };
  await withLock(build, { onWait: (holder) => log(`waiting for another build to end (${holder})`) });
  return site;
}
