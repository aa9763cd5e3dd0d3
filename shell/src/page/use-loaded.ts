import { useEffect, useState, type ComponentType } from 'react';

interface Loaded {
  readonly Component: ComponentType;
}

/**
 * Loads a component once it is `wanted`; null until then. For parts the page can do without for a moment: a
 * failed load is retried the next time it is wanted.
 */
export function useLoaded(load: () => Promise<ComponentType>, wanted: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!wanted || loaded) return;
    load().then(
      (Component) => setLoaded({ Component }),
      () => undefined,
    );
  }, [load, wanted, loaded]);
  return loaded;
}
