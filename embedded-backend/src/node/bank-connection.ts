import { Agent, fetch } from 'undici';

/** PEM texts of a client certificate (`_shared/payments/settings.ts` of the functions). */
export interface ClientCertificate {
  readonly certificate: string;
  readonly privateKey: string;
  readonly authority?: string | undefined;
}

interface BankRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  readonly redirect: 'error';
}

export interface BankConnection {
  /** Takes a URL, not a `Request`: Node's own class is not undici's. */
  readonly fetch: (
    url: string,
    request: BankRequest,
  ) => Promise<{
    readonly status: number;
    readonly headers: { get(name: string): string | null };
    text(): Promise<string>;
  }>;
  readonly close: () => Promise<void>;
}

/** A fetch with a client certificate (mutual TLS), over HTTP/1.1, for the functions that call a bank. */
export function openBankConnection(client: ClientCertificate): BankConnection {
  const { certificate: cert, privateKey: key, authority: ca } = client;
  const dispatcher = new Agent({ connect: { cert, key, ...(ca !== undefined && { ca }) } });
  return {
    fetch: (url, request) => fetch(url, { ...request, dispatcher }),
    close: () => dispatcher.destroy(),
  };
}
