type ClassName = string | false | null | undefined;

/** Joins the given class names; undefined if there are none. */
export function classNames(...names: readonly ClassName[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
