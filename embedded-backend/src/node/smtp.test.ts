import { startSmtpServer, type Manner, type SmtpServer } from '../testing/smtp-server.ts';
import { siteUrlFrom, smtpFrom, smtpSender } from './smtp.ts';

const MAIL = { to: 'ana@exemplo.com.br', subject: 'Olá, você', html: '<p>Olá</p>', text: 'Olá' };

const servers: SmtpServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startServer(manner: Manner) {
  const server = await startSmtpServer(manner);
  servers.push(server);
  return server;
}

const senderTo = (port: number, more = '') =>
  smtpSender({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true${more}`,
    from: 'Vínculo <nao-responda@vinculo.example>',
  });

it('sends an e-mail with its HTML and text parts', async () => {
  const { port, received } = await startServer('takes');
  await senderTo(port)(MAIL);
  expect(received()).toContain('RCPT TO:<ana@exemplo.com.br>');
  expect(received()).toMatch(/From: .*<nao-responda@vinculo\.example>/);
  expect(received()).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(received()).toMatch(/text\/plain[\s\S]*text\/html/);
});

it('sends a calendar entry as an alternative to the texts', async () => {
  const { port, received } = await startServer('takes');
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
  await senderTo(port)({ ...MAIL, calendar: { method: 'REQUEST', ics } });
  expect(received()).toMatch(
    /multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*text\/calendar; charset=utf-8; method=REQUEST/i,
  );
  expect(received()).toContain('compromisso.ics');
});

it('does not interpret an address or a subject as another recipient or header', async () => {
  const { port, received } = await startServer('takes');
  await senderTo(port)({
    ...MAIL,
    to: 'ana@exemplo.com.br, eve@evil.example',
    subject: 'Olá\r\nBcc: eve@evil.example',
  }).catch(() => undefined);
  expect(received()).not.toMatch(/^RCPT TO:<eve@/m);
  expect(received()).not.toMatch(/^Bcc:/im);
});

it('rejects with the status of a server that refuses', async () => {
  const { port } = await startServer('refuses');
  await expect(senderTo(port)(MAIL)).rejects.toMatchObject({ responseCode: 550 });
});

it('times out on an unresponsive server', async () => {
  const { port } = await startServer('silent');
  await expect(senderTo(port, '&greetingTimeout=200')(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

describe('a password', () => {
  const withPassword = (port: number, more: string) =>
    smtpSender({
      url: `smtp://portal:segredo@127.0.0.1:${port}${more}`,
      from: 'Vínculo <nao-responda@vinculo.example>',
    });

  it('does not send to a server without TLS', async () => {
    const { port, received } = await startServer('takes');
    await expect(withPassword(port, '')(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
    expect(received()).toContain('STARTTLS');
    expect(received()).not.toContain('AUTH');
  });

  it('sends without TLS to this machine when the URL allows it', async () => {
    const { port, received } = await startServer('takes');
    await withPassword(port, '?ignoreTLS=true')(MAIL);
    expect(received()).toContain('AUTH');
  });

  it.each([
    'ignoreTLS=true',
    'ignoreTLS=1',
    'ignoreTLS=yes',
    'ignoreTLS=false&ignoreTLS=yes',
    'ignoreTLS',
    'opportunisticTLS=true',
    'requireTLS=true&opportunisticTLS=1',
    'requireTLS=false',
    'secure=false',
    'tls.rejectUnauthorized=false',
    'ignoreTLS=TRUE',
  ])('never sends without TLS to another machine (%s)', (more) => {
    const SMTP_URL = `smtp://portal:segredo@mail.example:587?${more}`;
    const settings = { SMTP_URL, SMTP_FROM: 'a@b.c', SITE_URL: 'https://portal.example' };
    expect(() => smtpFrom(settings)).toThrow('SMTP_URL has a password');
    expect(smtpFrom({ ...settings, SMTP_URL: `smtp://mail.example:587?${more}` })).not.toBeNull();
  });
});

it('requires both settings or none', () => {
  expect(smtpFrom({})).toBeNull();
  const whole = { SMTP_URL: 'smtp://x', SMTP_FROM: 'a@b.c', SITE_URL: 'https://portal.example' };
  expect(smtpFrom(whole)).toEqual({ url: 'smtp://x', from: 'a@b.c' });
  for (const left of Object.keys(whole)) expect(() => smtpFrom({ ...whole, [left]: '' })).toThrow('together');
  expect(() => smtpFrom({ ...whole, SMTP_URL: 'mail.example:587' })).toThrow('SMTP_URL must');
});

test("requires an origin without a path as the portal's URL", () => {
  expect(siteUrlFrom({})).toBeNull();
  expect(siteUrlFrom({ SITE_URL: 'https://portal.example/' })).toBe('https://portal.example');
  for (const wrong of ['portal.example', 'javascript:alert(1)', 'https://portal.example/app'])
    expect(() => siteUrlFrom({ SITE_URL: wrong })).toThrow('SITE_URL must');
});
