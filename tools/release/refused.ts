import type { Publication } from './publication.ts';

/** A build that people must not get, or that stops what was asked for in another way: `outcome`. `faults` say why. */
export class Refused extends Error {
  readonly faults: readonly string[];

  constructor(
    { name, version }: Pick<Publication, 'name' | 'version'>,
    faults: readonly string[],
    outcome = 'stays off',
  ) {
    super(`${name} ${version} ${outcome}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}
