import type { BackendKeys } from '../keys.ts';
import type { Mail } from '../mail/mailbox.ts';

/**
 * The context that a function of `supabase/functions` receives with the request (its `_shared/context.ts`).
 */
export interface FunctionContext {
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly sender?: string | undefined;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly bank: unknown;
  readonly ice?: unknown;
  readonly photos?: unknown;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly afterAnswer: (work: () => Promise<void>) => void;
}

/** The functions of `supabase/functions`, by name. */
export type Functions = Readonly<
  Record<string, (request: Request, context: FunctionContext) => Promise<Response>>
>;

export interface FunctionsApiOptions {
  readonly functions: Functions;
  readonly siteUrl: string;
  /** From whom e-mails come. */
  readonly sender?: string | undefined;
  readonly keys: BackendKeys;
  /** The functions' `Bank`; null without one. */
  readonly bank: unknown;
  /** The functions' `IceSettings`; without them no servers. */
  readonly ice?: unknown;
  /** The functions' `PhotoCodec`; without it no photo is published. */
  readonly photos?: unknown;
  /** The backend's own API, called by functions. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  /** Runs work after the answer. */
  readonly afterAnswer: (work: () => Promise<void>) => void;
}

/** Serves `/functions/v1/<name>`, also with a path behind it, like Supabase's edge runtime. */
export function createFunctionsApi(options: FunctionsApiOptions): (request: Request) => Promise<Response> {
  const { functions, siteUrl, sender, keys, bank, ice, photos, fetch, sendMail, afterAnswer } = options;
  const context: FunctionContext = {
    apiUrl: siteUrl,
    siteUrl,
    sender,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    bank,
    ice,
    photos,
    fetch,
    sendMail,
    afterAnswer,
  };
  return async (request) => {
    const name = /^\/functions\/v1\/([\w-]+)(?:\/|$)/.exec(new URL(request.url).pathname)?.[1] ?? '';
    const called = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (called) return called(request, context);
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
  };
}
