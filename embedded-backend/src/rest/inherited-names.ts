/**
 * Whether Object.prototype has a member with this name: lite's parser would treat it as a parameter of its
 * own and ignore it, or write into the shared prototype.
 */
const isInherited = (word: string): boolean => word in {} || word === 'prototype';

/** Parameters whose values name columns; `and` and `or` may follow the name of an embedded table. */
const OF_NAMES = /^(select|order|columns|on_conflict)$|(^|\.)(select|order|and|or)$/;

const inheritedIn = (text: string): string | undefined => text.split(/[^\w$]+/).find(isInherited);

/** The inherited name that a query uses as a column; undefined when there is none. */
export function inheritedName({ searchParams }: URL): string | undefined {
  for (const [name, value] of searchParams) {
    const found = inheritedIn(name) ?? (OF_NAMES.test(name) ? inheritedIn(value) : undefined);
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether a query may contain an inherited name as an operator: lite finds `toString` among its own
 * operators, and throws.
 */
export const hasInheritedOperator = ({ searchParams }: URL): boolean =>
  [...searchParams.values()].some((value) => value.split(/[^\w$]+/).some(isInherited));
