/** What can go wrong with one request. */
export type Fault =
  /** The connection breaks before the bank acts. */
  | { readonly kind: 'lost' }
  /** The bank acts, and the connection breaks before its answer. */
  | { readonly kind: 'answer_lost' }
  /** The bank acts, and its answer is cut off. */
  | { readonly kind: 'answer_broken' }
  /** The bank acts late. */
  | { readonly kind: 'delayed'; readonly ms: number }
  /** The connection breaks, and the bank acts at the next `actLate`. */
  | { readonly kind: 'late' }
  /** 429 */
  | { readonly kind: 'busy'; readonly retryAfter: string }
  /** 503, before or after the bank acts. */
  | { readonly kind: 'unavailable'; readonly after?: true }
  /** Sends the client, with its token, to another address. */
  | { readonly kind: 'redirected'; readonly to: string };

/** A request as faults name it: its method and the first part of its path, such as "PUT /cob", or the token. */
export type Operation =
  | 'token'
  | 'PUT /cob'
  | 'GET /cob'
  | 'PATCH /cob'
  | 'GET /pix'
  | 'PUT /devolucao'
  | 'GET /devolucao'
  | 'PUT /webhook'
  | 'GET /webhook';

/** Faults for the coming requests, each used once, in order. */
export function createFaults() {
  const waiting: { operation: Operation; fault: Fault }[] = [];
  let met = 0;
  return {
    /** Number of requests so far that met a fault. */
    get met(): number {
      return met;
    },
    next(operation: Operation, fault: Fault): void {
      waiting.push({ operation, fault });
    },
    take(operation: Operation): Fault | undefined {
      const at = waiting.findIndex((one) => one.operation === operation);
      if (at < 0) return undefined;
      met += 1;
      return waiting.splice(at, 1)[0]?.fault;
    },
    clear(): void {
      waiting.length = 0;
    },
  };
}
