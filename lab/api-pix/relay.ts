import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BankConnection } from 'embedded-backend/bank-connection';

/** Serves a bank over HTTP on loopback, with the certificate of a connection: Prism's proxy has none. */
export async function startRelay(connection: BankConnection, apiUrl: string) {
  const server = createServer((message, reply) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of message) parts.push(part as Buffer);
      const response = await connection.fetch(`${apiUrl}${message.url ?? ''}`, {
        method: message.method ?? 'GET',
        headers: {
          authorization: message.headers.authorization ?? '',
          'content-type': message.headers['content-type'] ?? 'application/json',
        },
        ...(parts.length > 0 && { body: Buffer.concat(parts).toString() }),
        signal: AbortSignal.timeout(10_000),
        redirect: 'error',
      });
      const type = response.headers.get('content-type');
      reply.writeHead(response.status, type === null ? {} : { 'content-type': type });
      reply.end(await response.text());
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
