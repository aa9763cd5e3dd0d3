import { alone } from './alone.ts';
import { assemble, SITE } from './assemble.ts';
import { PAGE_PACKAGES } from './built-packages.ts';
import { runBuilds } from './run-builds.ts';

export interface BuildPortalOptions {
  /** Packages to build; the others are taken as they were built last. Left out: all. */
  readonly only?: readonly string[] | undefined;
  readonly log?: (line: string) => void;
}

/**
 * Builds what has changed and puts the site together. Answers its folder. Throws with what the builds said
 * when one fails; the site built before stays.
 */
export async function buildPortal({ only = [], log = () => {} }: BuildPortalOptions = {}): Promise<string> {
  const unknown = only.filter((name) => !PAGE_PACKAGES.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no page package ${unknown.join(', ')}; there are ${PAGE_PACKAGES.join(', ')}.`);
  }
  const packages = only.length > 0 ? only : PAGE_PACKAGES;
  const build = async () => {
    const { cached } = await runBuilds(packages);
    log(`${packages.length - cached} built, ${cached} unchanged`);
    await assemble();
  };
  await alone(build, { onWait: (holder) => log(`waiting for another build to end (${holder})`) });
  return SITE;
}
