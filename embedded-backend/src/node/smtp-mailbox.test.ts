import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { MemoryMailbox } from '../mail/mailbox.ts';
import { smtpFrom, SmtpMailbox } from './smtp-mailbox.ts';

const MAIL = { to: 'ana@exemplo.com.br', subject: 'Olá, você', html: '<p>Olá</p>', text: 'Olá' };

/** A mail server of a few words: keeps what it is sent, or turns recipients away. */
async function startServer(
  accepts: boolean,
): Promise<{ server: Server; port: number; received: () => string }> {
  let received = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      received += said;
      if (inData && said.endsWith('\r\n.\r\n')) {
        inData = false;
        socket.write('250 kept\r\n');
      } else if (!inData) {
        const verb = said.slice(0, 4).toUpperCase();
        inData = verb === 'DATA';
        if (verb === 'QUIT') socket.end('221 bye\r\n');
        else if (verb === 'RCPT' && !accepts) socket.write('550 unknown\r\n');
        else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, received: () => received };
}

const settings = (port: number) => ({
  url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  from: 'Vínculo <nao-responda@vinculo.example>',
});

it('sends by SMTP and keeps the mail', async () => {
  const { server, port, received } = await startServer(true);
  const kept = new MemoryMailbox();
  const mailbox = new SmtpMailbox(kept, settings(port));
  await mailbox.send(MAIL, '2026-11-24T12:00:00.000Z');
  expect(received()).toContain('RCPT TO:<ana@exemplo.com.br>');
  expect(received()).toMatch(/From: .*<nao-responda@vinculo\.example>/);
  expect(await mailbox.list()).toMatchObject([MAIL]);
  server.close();
});

it('does not keep as sent what was turned away', async () => {
  const { server, port } = await startServer(false);
  const kept = new MemoryMailbox();
  await expect(new SmtpMailbox(kept, settings(port)).send(MAIL, '')).rejects.toThrow();
  expect(await kept.list()).toEqual([]);
  server.close();
});

it('is set up by both settings or none', () => {
  expect(smtpFrom({})).toBeNull();
  expect(smtpFrom({ SMTP_URL: 'smtp://x', SMTP_FROM: 'a@b.c' })).toEqual({ url: 'smtp://x', from: 'a@b.c' });
  expect(() => smtpFrom({ SMTP_URL: 'smtp://x' })).toThrow('together');
});
