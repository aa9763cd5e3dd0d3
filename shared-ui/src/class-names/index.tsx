type ClassName = string | false | null | undefined;

/** Joins the class names that are there; undefined when none is. */
export function classNames(...names: readonly ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
