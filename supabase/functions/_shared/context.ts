import type { IceSettings } from './ice/settings.ts';
import type { Bank } from './payments/bank.ts';
import type { PhotoCodec } from './photos/codec.ts';

/** A calendar entry in an e-mail: the part text/calendar. */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The whole iCalendar file. */
  readonly ics: string;
}

/** An e-mail that a function passes to its host for delivery. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** UTC ISO instant after which the e-mail is obsolete and is dropped. */
  readonly notAfter?: string;
  readonly calendar?: CalendarPart;
}

/** The environment of a function: Supabase's Deno, or a host of the embedded backend. */
export interface FunctionContext {
  /** Origin of the API, without a trailing slash. */
  readonly apiUrl: string;
  /** Origin of the portal, for the links in e-mails. */
  readonly siteUrl: string;
  /** From whom e-mails come: an address, or a name and an address in angle brackets; without it a default. */
  readonly sender?: string | undefined;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The bank that payments go through; null without one. A demonstration simulates it. */
  readonly bank: Bank | null;
  /** The servers by which browsers reach each other; without them none. */
  readonly ice?: IceSettings | undefined;
  /** Reads and writes photos; without it none can be published. */
  readonly photos?: PhotoCodec | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Rejects when the e-mail was not sent. */
  readonly sendMail: (mail: OutgoingMail) => Promise<void>;
  /** Runs work after the answer while the host stays alive, and reports its failure. A host may have none. */
  readonly afterAnswer?: (work: () => Promise<void>) => void;
}

/** A web-standard handler. Never throws for any request. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;
