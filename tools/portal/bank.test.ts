import { selfSigned, type Identity } from '../../supabase/bank/certificates.ts';
import { openBank } from './bank.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const base64 = (pem: string) => Buffer.from(pem).toString('base64');

let identity: Identity;
beforeAll(async () => {
  identity = await selfSigned({
    notBeforeDate: new Date('2026-01-01'),
    notAfterDate: new Date('2027-01-01'),
  });
});

const environment = (change: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PIX_API_URL: 'https://pix.bank.example/api/v2',
  PIX_TOKEN_URL: 'https://pix.bank.example/oauth/token',
  PIX_CLIENT_ID: 'portal',
  PIX_CLIENT_SECRET: 'do-not-print-me',
  PIX_CERTIFICATE: base64(identity.certificate),
  PIX_PRIVATE_KEY: base64(identity.privateKey),
  PIX_KEY: 'pix@practice.example',
  PIX_RECEIVER_NAME: 'Clínica São João',
  PIX_RECEIVER_CITY: 'São Paulo',
  PIX_WEBHOOK_SECRET: 'do-not-print-me-either-0123456789',
  ...change,
});
const opened = async (change?: NodeJS.ProcessEnv, now = NOW) => {
  const bank = openBank(environment(change), now);
  await bank?.close();
  return bank;
};

describe('the bank at start', () => {
  it('is none without its settings', () => {
    expect(openBank({ PATH: '/bin' }, NOW)).toBeNull();
  });

  it('is connected with all of them', async () => {
    expect(await opened()).toMatchObject({
      bank: {
        provider: { name: 'api-pix' },
        webhook: { secret: 'do-not-print-me-either-0123456789', key: 'pix@practice.example' },
        certificateEnds: new Date('2027-01-01'),
      },
      warnings: [],
    });
  });

  it('has a warning from 30 days before the end of its certificate', async () => {
    expect((await opened({}, new Date('2026-12-12T00:00:00Z')))?.warnings).toEqual([
      'PIX_CERTIFICATE ends in 20 days, on 2027-01-01.',
    ]);
  });

  it.each<[NodeJS.ProcessEnv, Date, RegExp]>([
    [{ PIX_KEY: '' }, NOW, /^PIX_KEY is not set\.$/],
    [{}, new Date('2027-01-02T00:00:00Z'), /^PIX_CERTIFICATE ended on 2027-01-01/],
    [{ PIX_API_URL: 'http://pix.bank.example' }, NOW, /^PIX_API_URL must be an https URL\.$/],
  ])('is refused with %j', (change, now, message) => {
    const open = () => openBank(environment(change), now);
    expect(open).toThrow(expect.objectContaining({ name: 'BankSettingsError' }) as Error);
    expect(open).toThrow(message);
    expect(open).not.toThrow(/do-not-print-me/);
  });

  it('is refused with the key of another certificate', async () => {
    const other = await selfSigned({
      notBeforeDate: new Date('2026-01-01'),
      notAfterDate: new Date('2027-01-01'),
    });
    expect(() => openBank(environment({ PIX_PRIVATE_KEY: base64(other.privateKey) }), NOW)).toThrow(
      'PIX_PRIVATE_KEY is not the key of PIX_CERTIFICATE.',
    );
  });
});
