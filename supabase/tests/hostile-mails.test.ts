import { CONSULTATIONS } from 'embedded-backend/seed';
import { mailPage } from '../functions/_shared/mail-page.ts';
import { accountMail } from '../functions/deliver-mail/account-mails.ts';
import { payoutMail, type PayoutMailData } from '../functions/deliver-mail/payout-mails.ts';
import { privacyMail, type PrivacyMailData } from '../functions/deliver-mail/privacy-mails.ts';
import type { ConsultationMailData } from '../functions/deliver-mail/consultation-mail.ts';
import { CONSULTATION_MAILS, consultationMail } from '../functions/deliver-mail/consultation-mails.ts';
import { reinstatementMail, suspensionMail } from '../functions/deliver-mail/suspension-mail.ts';
import { ACTIONS, decisionMail } from '../functions/professional-approval-notification/decision-mail.ts';

const SITE = 'https://portal.example';

/** Hostile texts that users may put into any text quoted by an e-mail. */
const HOSTILE = {
  HTML: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  SVG: '<svg/onload=alert(1)>',
  'the end of an attribute': `"'><a href="javascript:alert(1)">`,
  'the end of the page': '</td></table></body><iframe src=//evil.example>',
  'a header': 'Ana\r\nBcc: todos@evil.example\r\n\r\n<html>',
  'a lone line end': 'Ana\nBcc: todos@evil.example\rCc: x@evil.example',
  'an escaped one': '&lt;script&gt;alert(1)&lt;/script&gt;&#60;b&#62;',
  'a template': '{{ .Token }}{{7*7}}${7*7}<%= 7*7 %>$&$1',
};

const mailData = (text: string): ConsultationMailData => ({
  consultation_id: CONSULTATIONS.confirmed.id,
  patient_name: text,
  professional_name: text,
  starts_at: '2026-11-26T17:00:00+00:00',
  ends_at: '2026-11-26T17:50:00+00:00',
  time_zone: 'America/Sao_Paulo',
  calendar_sequence: 0,
  amount_cents: 15000,
  session_link: 'https://meet.example/a"b',
  refund_due: true,
  move_until: '2026-11-25T17:00:00+00:00',
  free_until: '2026-11-25T17:00:00+00:00',
  moved_by_team: true,
});

const privacy = (kind: string, mailData: PrivacyMailData) => {
  const mail = privacyMail(kind, 'a@b.co', mailData, SITE);
  if (!mail) throw new Error(`Unknown kind of consultation e-mail: ${kind}`);
  return mail;
};

const account = (kind: string, name: string) => {
  const mail = accountMail(kind, 'a@b.co', { name }, SITE);
  if (!mail) throw new Error(`Unknown kind of account e-mail: ${kind}`);
  return mail;
};

const payout = (kind: string, text: string) => {
  const data: PayoutMailData = {
    professional_name: text,
    code: text,
    kind: text,
    masked: text,
    amount_cents: 15000,
  };
  const mail = payoutMail(kind, 'a@b.co', data, SITE);
  if (!mail) throw new Error(`Unknown kind of payout e-mail: ${kind}`);
  return mail;
};

const MAILS: readonly (readonly [string, (text: string) => ReturnType<typeof mailPage>])[] = [
  ...CONSULTATION_MAILS.map(
    (kind) => [kind, (text: string) => consultationMail(kind, 'a@b.co', mailData(text), SITE)] as const,
  ),
  ...ACTIONS.map(
    (action) =>
      [
        action,
        (text: string) =>
          decisionMail({ action, email: 'a@b.co', name: text, notes: text, reason: text, siteUrl: SITE }),
      ] as const,
  ),
  ['suspended', (text) => suspensionMail('a@b.co', { professional_name: text, reason: text }, SITE)],
  ['reinstated', (text) => reinstatementMail('a@b.co', { professional_name: text, note: text }, SITE)],
  ['privacy_answer', (text) => privacy('privacy_answer', { name: text, answer: text })],
  ...['payout_key_code', 'payout_key_changed', 'payout_returned'].map(
    (kind) => [kind, (text: string) => payout(kind, text)] as const,
  ),
  ['erased', (text) => privacy('erased', { name: text })],
  ...['account_blocked', 'account_unblocked', 'data_copy', 'team_request'].map(
    (kind) => [kind, (text: string) => account(kind, text)] as const,
  ),
];

/** The tags of a page, without their content. */
const tagsOf = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi)?.map((tag) => tag.split(/[\s>]/)[0]) ?? [];

describe.each(MAILS)('the e-mail %s', (_, write) => {
  test.each(Object.entries(HOSTILE))('shows %s as text', (_name, text) => {
    const mail = write(text);
    const lines = (html: string) => tagsOf(html).filter((tag) => tag !== '<br');
    expect(lines(mail.html)).toEqual(lines(write('Ana').html));
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.to).toBe('a@b.co');
    for (const [, href = ''] of mail.html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/(portal|meet)\.example\//);
  });
});

test('a text that is already escaped is shown as its author saw it', () => {
  const page = mailPage({
    to: '',
    subject: '',
    title: HOSTILE['an escaped one'],
    paragraphs: ['a', 'b'],
    foot: '',
  });
  expect(page.html).toContain('&amp;lt;script&amp;gt;');
  expect(page.text).toContain('&lt;script&gt;');
});
