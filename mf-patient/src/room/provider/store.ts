/** A value with listeners, for `useSyncExternalStore`. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Changes some members and informs the listeners, unless all have that value already. */
  readonly set: (change: Partial<Value>) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createStore<Value extends object>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      const keys = Object.keys(change) as (keyof Value)[];
      if (keys.every((key) => Object.is(value[key], change[key]))) return;
      value = { ...value, ...change };
      for (const onChange of [...listeners]) onChange();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
