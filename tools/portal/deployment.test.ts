import { deploymentOf, isPublic, mailsAtOf, paymentsOf } from './deployment.ts';

const PUBLIC_SETTINGS = [
  ['SMTP_URL', 'smtp://mail.example:587'],
  ['SMTP_FROM', 'nao-responda@portal.example'],
  ['SITE_URL', 'https://portal.example'],
  ['CLIENT_ADDRESS_HEADER', 'x-forwarded-for'],
] as const;

it('is by default a demonstration that only this machine reaches', () => {
  expect(deploymentOf(null, {})).toBe('demonstration');
  expect(deploymentOf(true, {})).toBe('demonstration');
  expect(deploymentOf(false, {})).toBe('service');
  expect(deploymentOf(null, { SMTP_URL: '' })).toBe('demonstration');
});

it.each(PUBLIC_SETTINGS)(
  'is no demonstration with %s, and one without admins when requested',
  (name, value) => {
    expect(deploymentOf(null, { [name]: value })).toBe('service');
    expect(deploymentOf(true, { [name]: value })).toBe('public demonstration');
    expect(deploymentOf(false, { [name]: value })).toBe('service');
  },
);

it.each(['0.0.0.0', '::', '192.168.0.7', 'portal.example'])(
  'is no demonstration by default on %s',
  (host) => {
    expect(deploymentOf(null, {}, host)).toBe('service');
    expect(deploymentOf(true, {}, host)).toBe('public demonstration');
  },
);

it.each(['127.0.0.2', '::1', 'localhost'])('is a demonstration by default on %s', (host) => {
  expect(deploymentOf(null, {}, host)).toBe('demonstration');
});

it.each(PUBLIC_SETTINGS)('shows no e-mail with %s, in any mode', (name, value) => {
  expect(isPublic({ [name]: value })).toBe(true);
  expect(mailsAtOf(false, { [name]: value })).toBe('folder');
  expect(mailsAtOf(true, { [name]: value })).toBe('smtp');
});

it('shows e-mails only on this machine', () => {
  expect(isPublic({})).toBe(false);
  expect(isPublic({ SITE_URL: '' }, '127.0.0.2')).toBe(false);
  expect(isPublic({}, '0.0.0.0')).toBe(true);
  expect(mailsAtOf(false, {})).toBe('page');
});

it.each([
  ['service', false, 'none'],
  ['service', true, 'bank'],
  ['demonstration', false, 'simulated'],
  ['public demonstration', false, 'simulated'],
  ['demonstration', true, 'bank'],
] as const)('takes payments in a %s with a bank (%p) by: %s', (deployment, hasBank, payments) => {
  expect(paymentsOf(deployment, hasBank)).toBe(payments);
});
