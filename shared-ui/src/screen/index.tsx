import { lazy, type ComponentType } from 'react';
import { ScreenBoundary } from './screen-boundary';

export { ScreenBoundary } from './screen-boundary';
export { Screens } from './screens';

/**
 * A screen with its own error boundary, loaded when it is first shown. Its boundary is unmounted with it, so
 * the next screen has none of its errors.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Screen = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LazyScreen(props) {
    return (
      <ScreenBoundary>
        <Screen {...props} />
      </ScreenBoundary>
    );
  };
}
