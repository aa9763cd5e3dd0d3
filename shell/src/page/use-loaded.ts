import { useEffect, useState, type ComponentType } from 'react';

interface Loaded {
  readonly Component: ComponentType;
}

/**
 * A component that is loaded once it is `wanted`; null until then. For what the page can do without for a moment:
 * a failure is tried again when it is wanted anew.
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
