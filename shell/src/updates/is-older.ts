/** Whether a version (`1.12.3`) is older than another one. A version that is none counts as newer: a developer's own. */
export function isOlder(version: string, other: string): boolean {
  const [one, two] = [partsOf(version), partsOf(other)];
  const at = one.findIndex((part, index) => part !== two[index]);
  return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0);
}

const partsOf = (version: string) => version.split('.').map(Number);
