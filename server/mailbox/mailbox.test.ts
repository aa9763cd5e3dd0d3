import { mailbox } from './mailbox.ts';
import type { MailMessage } from './pages.ts';

const message = (id: string, subject: string): MailMessage => ({
  id,
  to: 'camila@vinculo.example',
  subject,
  html: '<!doctype html><html><head><title>a</title></head><body><a href="http://x/auth">Confirmar</a></body></html>',
  text: 'Confirme: http://x/auth?a=1&b=2 <fim>',
  sentAt: '2026-11-24T15:04:05.000Z',
});

const messages = [message('2', '<b>Segundo</b>'), message('1', 'Primeiro')];
const sourceOf = (all: readonly MailMessage[]) => ({
  list: () => Promise.resolve(all),
  get: (id: string) => Promise.resolve(all.find((known) => known.id === id) ?? null),
});
const source = sourceOf(messages);

async function get(pathname: string) {
  const response = await mailbox(source, pathname);
  if (!response) throw new Error(`${pathname} is not the mailbox's`);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

describe('the mailbox', () => {
  it('lists messages, the newest first, with escaped subjects and São Paulo time', async () => {
    const { body } = await get('/_mail');
    expect(body.indexOf('Segundo')).toBeLessThan(body.indexOf('Primeiro'));
    expect(body).toContain('&lt;b&gt;Segundo&lt;/b&gt;');
    expect(body).toContain('24/11/2026, 12:04:05');
    expect(body).not.toMatch(/<script|style=/);
  });

  it('shows a message in a frame that can only be left through a link', async () => {
    const page = await get('/_mail/1');
    expect(page.body).toContain('src="/_mail/1/html"');
    expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
    const frame = await get('/_mail/1/html');
    expect(frame.body).toContain('<head><base target="_top">');
    expect(frame.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
    );
  });

  it('shows a message as text', async () => {
    expect((await get('/_mail/1/text')).body).toContain('http://x/auth?a=1&amp;b=2 &lt;fim&gt;');
  });

  it('offers the calendar entry of a message as a file, and only where there is one', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const withEntry = sourceOf([{ ...message('3', 'Com'), calendar: { ics } }, message('4', 'Sem')]);
    const at = async (pathname: string) => {
      const response = await mailbox(withEntry, pathname);
      return {
        status: response?.status,
        type: response?.headers.get('content-type'),
        body: await response?.text(),
      };
    };
    expect((await at('/_mail/3')).body).toContain('<a href="/_mail/3/calendar.ics" download>');
    expect(await at('/_mail/3/calendar.ics')).toEqual({
      status: 200,
      type: 'text/calendar; charset=utf-8',
      body: ics,
    });
    expect((await at('/_mail/4')).body).not.toContain('calendar.ics');
    expect(await at('/_mail/4/calendar.ics')).toMatchObject({ status: 404 });
  });

  it('returns the messages as JSON', async () => {
    expect(JSON.parse((await get('/_mail.json')).body)).toEqual(messages);
  });

  it('shows when it is empty or a message does not exist', async () => {
    expect(await (await mailbox(sourceOf([]), '/_mail'))?.text()).toContain('Nenhum e-mail por enquanto.');
    expect(await get('/_mail/9')).toMatchObject({ status: 404 });
  });

  it('does not mention a demonstration, because a service without a mail server has a mailbox, too', async () => {
    const { body } = await get('/_mail');
    expect(body).toContain('nenhuma mensagem sai deste computador');
    expect(body).not.toMatch(/demonstra/i);
  });

  it('serves its stylesheet and ignores other paths', async () => {
    expect((await get('/_mail/mailbox.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await mailbox(source, '/_mailbox')).toBeNull();
    expect(await mailbox(source, '/patient')).toBeNull();
  });
});
