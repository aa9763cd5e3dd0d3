import type { Handler } from './listen.ts';

/** A handler that is set later: requests wait for it. */
export function deferredHandler(): {
  readonly handler: Handler;
  readonly resolve: (handler: Handler) => void;
} {
  const { promise, resolve } = Promise.withResolvers<Handler>();
  return { handler: async (request, peer) => (await promise)(request, peer), resolve };
}
