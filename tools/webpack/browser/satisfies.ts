/**
 * Replaces the federation runtime's parser of version ranges with the two ranges in use: `^1.2.3` of
 * `compatibleRange`, and `<=1.2.3`, with which the runtime compares versions. Saves a kilobyte.
 */
export function satisfy(version: string, range: string): boolean {
  const [, operator, limit = ''] = /^(\^|<=)(.*)$/.exec(range) ?? [];
  if (operator === '<=') return compare(version, limit) <= 0;
  return operator === '^' && compare(version, limit) >= 0 && fixedPart(version) === fixedPart(limit);
}

const numbersOf = (version: string) => version.split('.').map(Number);

function compare(left: string, right: string): number {
  const limit = numbersOf(right);
  const differences = numbersOf(left).map((number, index) => number - (limit[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** What `^` keeps: the major version, before 1.0 the minor version too. */
function fixedPart(version: string): string {
  const [major = 0, minor = 0] = numbersOf(version);
  return major > 0 ? `${major}` : `0.${minor}`;
}
