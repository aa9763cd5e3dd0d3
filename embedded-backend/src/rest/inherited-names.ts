/**
 * Whether every object has a member of this name before anybody gives it one: lite's parser takes that for a parameter
 * of its own and leaves it out, or writes into what all objects share.
 */
const isInherited = (word: string): boolean => word in {} || word === 'prototype';

/** Parameters whose values name columns; `and`, `or` may stand behind the name of an embedded table. */
const OF_NAMES = /^(select|order|columns|on_conflict)$|(^|\.)(select|order|and|or)$/;

const inheritedIn = (text: string): string | undefined => text.split(/[^\w$]+/).find(isInherited);

/** The inherited name that a query of the data API takes for a column; undefined where there is none. */
export function inheritedName({ searchParams }: URL): string | undefined {
  for (const [name, value] of searchParams) {
    const found = inheritedIn(name) ?? (OF_NAMES.test(name) ? inheritedIn(value) : undefined);
    if (found) return found;
  }
  return undefined;
}

/** Whether a query may name an operator that every object inherits: lite finds `toString` among its own, and fails. */
export const hasInheritedOperator = ({ searchParams }: URL): boolean =>
  [...searchParams.values()].some((value) => value.split(/[^\w$]+/).some(isInherited));
