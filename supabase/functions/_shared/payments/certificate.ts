import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { ReadCertificate } from './settings.ts';

/** Reads a client certificate, in Node and in Deno. Throws if certificate or key cannot be read. */
export const readCertificate: ReadCertificate = ({ certificate, privateKey }) => {
  const read = new X509Certificate(certificate);
  return {
    validFrom: new Date(read.validFrom),
    validTo: new Date(read.validTo),
    matchesKey: read.checkPrivateKey(createPrivateKey(privateKey)),
  };
};
