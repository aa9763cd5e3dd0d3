/** An e-mail that a function hands to whoever delivers it. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** UTC ISO instant from which on it is of no use, and whoever still holds it drops it. */
  readonly notAfter?: string;
}

/** What a function knows of where it runs: Supabase's Deno, or a host of the embedded backend. */
export interface FunctionContext {
  /** Origin of the API, without a slash at the end. */
  readonly apiUrl: string;
  /** Origin of the portal, where links of e-mails lead. */
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Rejects when the e-mail did not go out. */
  readonly sendMail: (mail: OutgoingMail) => Promise<void>;
}

/** A web-standard handler. Never throws for anything a caller may send. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;
