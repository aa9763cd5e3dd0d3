import { selfSigned, type Identity } from '../../bank/certificates.ts';
import { readCertificate } from '../../functions/_shared/payments/certificate.ts';
import { certificateWarnings } from '../../functions/_shared/payments/certificate-life.ts';
import { readPixSettings, type Environment } from '../../functions/_shared/payments/settings.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const base64 = (pem: string) => Buffer.from(pem).toString('base64');

let identity: Identity;
let other: Identity;
beforeAll(async () => {
  const life = { notBeforeDate: new Date('2026-01-01'), notAfterDate: new Date('2027-01-01') };
  identity = await selfSigned(life);
  other = await selfSigned(life);
});

const complete = (): Environment => ({
  PIX_API_URL: 'https://pix.bank.example/api/v2/',
  PIX_TOKEN_URL: 'https://pix.bank.example/oauth/token',
  PIX_CLIENT_ID: 'portal',
  PIX_CLIENT_SECRET: 'do-not-print-me',
  PIX_CERTIFICATE: base64(identity.certificate),
  PIX_PRIVATE_KEY: base64(identity.privateKey),
  PIX_KEY: 'pix@practice.example',
  PIX_RECEIVER_NAME: 'Clínica São João',
  PIX_RECEIVER_CITY: 'São Paulo',
  PIX_WEBHOOK_SECRET: 'do-not-print-me-either-0123456789',
});
const read = (change: Environment = {}, now = NOW) =>
  readPixSettings({ ...complete(), ...change }, readCertificate, now);

describe('the settings of a bank', () => {
  it('are read from the environment', () => {
    const { settings, problems, warnings } = read();
    expect([problems, warnings]).toEqual([[], []]);
    expect(settings).toMatchObject({
      apiUrl: 'https://pix.bank.example/api/v2',
      clientId: 'portal',
      headers: {},
      receiver: { name: 'Clínica São João', city: 'São Paulo' },
      client: { certificate: identity.certificate, privateKey: identity.privateKey },
      certificateEnds: new Date('2027-01-01'),
    });
  });

  it.each([
    ['Pix@Practice.Example', 'pix@practice.example'],
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['+55 (11) 99999-0000', '+5511999990000'],
    ['123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ])('write the key %s as the API Pix does', (typed, key) => {
    expect(read({ PIX_KEY: typed }).settings?.key).toBe(key);
  });

  it('may be absent altogether', () => {
    expect(readPixSettings({ PATH: '/bin' }, readCertificate, NOW)).toEqual({
      settings: null,
      problems: [],
      warnings: [],
    });
  });

  it('may hold base64 in lines, further headers, and an authority', () => {
    const { settings } = read({
      PIX_CERTIFICATE: `${(complete()['PIX_CERTIFICATE'] ?? '').replace(/.{76}/g, '$&\n')}\n`,
      PIX_API_HEADERS: '{"gw-dev-app-key": "k"}',
      PIX_AUTHORITY: base64(other.certificate),
    });
    expect(settings).toMatchObject({
      headers: { 'gw-dev-app-key': 'k' },
      client: { certificate: identity.certificate, authority: other.certificate },
    });
  });

  it('name everything that is missing', () => {
    const { settings, problems } = readPixSettings({ PIX_KEY: 'k@bank.example' }, readCertificate, NOW);
    expect(settings).toBeNull();
    expect(problems).toHaveLength(9);
    expect(problems).toContain('PIX_CLIENT_SECRET is not set.');
  });

  it.each<[string, Environment, string]>([
    ['http', { PIX_API_URL: 'http://pix.bank.example' }, 'PIX_API_URL must be an https URL.'],
    ['no URL', { PIX_TOKEN_URL: 'bank' }, 'PIX_TOKEN_URL must be an https URL.'],
    ...[
      'a b',
      'k',
      '529.982.247-2',
      '11987654321',
      '529.982.247-26',
      'a@b',
      `${'a'.repeat(70)}@bank.example`,
    ].map((key): [string, Environment, string] => [
      `the key ${key}`,
      { PIX_KEY: key },
      'PIX_KEY must be an e-mail, a phone with +55, a CPF, a CNPJ or a random key.',
    ]),
    [
      'a short secret',
      { PIX_WEBHOOK_SECRET: 'short' },
      'PIX_WEBHOOK_SECRET needs at least 32 letters, digits, - or _.',
    ],
    ['a name without Latin letters', { PIX_RECEIVER_NAME: '漢字' }, 'PIX_RECEIVER_NAME needs Latin letters.'],
    ['a path', { PIX_CERTIFICATE: '/etc/pix.pem' }, 'PIX_CERTIFICATE must be a PEM file in base64.'],
    ['base64 of no PEM', { PIX_PRIVATE_KEY: 'AAAA' }, 'PIX_PRIVATE_KEY must be a PEM file in base64.'],
    ['headers in no JSON', { PIX_API_HEADERS: 'a: b' }, 'PIX_API_HEADERS must be a JSON object of texts.'],
    ['headers of numbers', { PIX_API_HEADERS: '{"a":1}' }, 'PIX_API_HEADERS must be a JSON object of texts.'],
  ])('are refused with %s', (_, change, problem) => {
    expect(read(change)).toEqual({ settings: null, problems: [problem], warnings: [] });
  });

  it('are refused with a damaged certificate or another key', () => {
    const damaged = base64(identity.certificate.replace(/MII/, 'XXX'));
    expect(read({ PIX_CERTIFICATE: damaged }).problems).toEqual([
      'PIX_CERTIFICATE or PIX_PRIVATE_KEY cannot be read.',
    ]);
    expect(read({ PIX_PRIVATE_KEY: base64(other.privateKey) }).problems).toEqual([
      'PIX_PRIVATE_KEY is not the key of PIX_CERTIFICATE.',
    ]);
  });

  it.each([
    ['2027-01-01T00:00:00Z', 'PIX_CERTIFICATE ended on 2027-01-01. Ask the bank for a new one.'],
    ['2025-12-31T00:00:00Z', 'PIX_CERTIFICATE is valid from 2026-01-01 only.'],
  ])('are refused at %s', (now, problem) => {
    expect(read({}, new Date(now))).toMatchObject({ settings: null, problems: [problem] });
  });

  it('warn 30 days before the certificate ends', () => {
    expect(read({}, new Date('2026-12-02T00:00:00Z')).warnings).toEqual([]);
    expect(read({}, new Date('2026-12-22T12:00:00Z'))).toMatchObject({
      settings: { clientId: 'portal' },
      warnings: ['PIX_CERTIFICATE ends in 9 days, on 2027-01-01.'],
    });
    expect(certificateWarnings({ validTo: NOW }, NOW)).toHaveLength(1);
  });

  it('never print a value', () => {
    const all = Object.keys(complete()).flatMap((name) => read({ [name]: 'do-not-print-me' }).problems);
    expect(all.length).toBeGreaterThan(4);
    expect(JSON.stringify(all)).not.toContain('do-not-print-me');
  });
});
