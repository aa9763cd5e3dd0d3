import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a mail server responds; it stores the e-mails that it accepts. */
export type Manner = 'takes' | 'refuses' | 'later' | 'silent';

export interface SmtpServer {
  readonly port: number;
  /** Everything that clients sent. */
  readonly received: () => string;
  readonly behave: (manner: Manner) => void;
  readonly close: () => void;
}

const REFUSALS: Readonly<Partial<Record<Manner, string>>> = {
  refuses: '550 unknown\r\n',
  later: '451 try again later\r\n',
};

/** A minimal mail server on this machine. */
export async function startSmtpServer(first: Manner): Promise<SmtpServer> {
  let manner = first;
  let received = '';
  const talk = (socket: Socket) => {
    let inData = false;
    socket.on('error', () => undefined);
    if (manner === 'silent') return;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received += text;
      if (inData && received.endsWith('\r\n.\r\n')) {
        inData = false;
        socket.write('250 kept\r\n');
      } else if (!inData) {
        const verb = text.slice(0, 4).toUpperCase();
        const refusal = verb === 'RCPT' ? REFUSALS[manner] : undefined;
        inData = verb === 'DATA';
        if (verb === 'QUIT') socket.end('221 bye\r\n');
        else if (verb === 'EHLO') socket.write('250-test\r\n250 AUTH PLAIN\r\n');
        else if (verb === 'AUTH') socket.write('235 ok\r\n');
        else if (verb === 'STAR') socket.write('454 no TLS here\r\n');
        else socket.write(refusal ?? (inData ? '354 go on\r\n' : '250 ok\r\n'));
      }
    });
  };
  const server = createServer(talk);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received: () => received,
    behave: (next) => (manner = next),
    close: () => void server.close(),
  };
}
