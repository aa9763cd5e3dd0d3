import type { Publication } from './publication.ts';

/** A build that people must not get; `faults` say why. */
export class Refused extends Error {
  readonly faults: readonly string[];

  constructor({ name, version }: Pick<Publication, 'name' | 'version'>, faults: readonly string[]) {
    super(`${name} ${version} stays off:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}
