/// <reference lib="deno.ns" />
import type { BankFetch } from './api-pix/bank-client.ts';
import type { ClientCertificate } from './settings.ts';

/** Deno's fetch with a client certificate, over HTTP/1.1. */
export function denoBankFetch({ certificate, privateKey, authority }: ClientCertificate): BankFetch {
  const client = Deno.createHttpClient({
    cert: certificate,
    key: privateKey,
    ...(authority !== undefined && { caCerts: [authority] }),
    http2: false,
  });
  return (url, request) => fetch(url, { ...request, client });
}
