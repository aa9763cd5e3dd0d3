import { TELEHEALTH_TEXT } from 'shared-domain/consents';
import { copy } from './copy';

const { title, points, accept } = copy.consent;

it('is the published text', async () => {
  const text = new TextEncoder().encode([title, ...points, accept].join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(hex).toBe(TELEHEALTH_TEXT.sha256);
});
