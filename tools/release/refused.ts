import type { Publication } from './publication.ts';

/** A release that is rejected; `faults` are the reasons and `outcome` is the effect. */
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
