import { cacheControl } from '../../server/caching.ts';
import { SECURITY_HEADERS, securityHeaders } from '../../server/security-headers.ts';
import { headersFile, nginxHeaders, portalApi } from './static-host.ts';

const API = 'https://ref.supabase.co';

/** Parses a `_headers` file as static hosts do: a path, then its headers, indented. */
function readHeadersFile(text: string) {
  const [address, ...lines] = text.trimEnd().split('\n');
  const headers = lines.map((line) => {
    const [, name, value] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    return [name, value];
  });
  return { address, headers: Object.fromEntries(headers) as Record<string, string> };
}

/** Parses the headers that an nginx snippet adds to every response, errors included. */
function readNginx(text: string) {
  const found = [...text.matchAll(/^add_header ([a-z-]+) (?:"([^"]+)"|(\S+)) always;$/gm)];
  return Object.fromEntries(found.map(([, name, quoted, plain]) => [name, quoted ?? plain]));
}

describe('a static host', () => {
  it("sends the portal's own headers", () => {
    expect(readHeadersFile(headersFile(SECURITY_HEADERS))).toEqual({
      address: '/*',
      headers: SECURITY_HEADERS,
    });
    expect(readNginx(nginxHeaders(SECURITY_HEADERS))).toEqual({
      ...SECURITY_HEADERS,
      'cache-control': '$kept',
    });
  });

  it('allows requests to an API on another origin and changes nothing else', () => {
    const { headers } = readHeadersFile(headersFile(securityHeaders(API)));
    expect(headers).toEqual(
      readNginx(nginxHeaders(securityHeaders(API)).replace(/^.*cache-control.*\n/m, '')),
    );
    const contentPolicy = headers['content-security-policy'] ?? '';
    expect(contentPolicy).toContain(`connect-src 'self' ${API} wss://ref.supabase.co;`);
    expect(contentPolicy).toContain(`img-src 'self' data: blob: ${API};`);
    const ownOrigin = contentPolicy
      .replace(` ${API} wss://ref.supabase.co`, '')
      .replace(`blob: ${API}`, 'blob:');
    expect(ownOrigin).toBe(SECURITY_HEADERS['content-security-policy']);
  });

  it("lets a developer portal load an area's files from the developer's machine", () => {
    const { headers } = readHeadersFile(headersFile(securityHeaders(API, true)));
    expect(headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1:*;");
    expect(headers['content-security-policy']).toContain(
      `connect-src 'self' ${API} wss://ref.supabase.co http://127.0.0.1:*;`,
    );
  });

  it("caches in nginx what the portal's server caches", () => {
    const rules = nginxHeaders(SECURITY_HEADERS);
    const [, pattern = '', kept] = /\$uri ~ "(.+)"\) \{ set \$kept "(.+)"; \}/.exec(rules) ?? [];
    const [, one, keptShortly] = /\$uri = (.+)\) \{ set \$kept "(.+)"; \}/.exec(rules) ?? [];
    const keptOf = (file: string) => {
      if (file === one) return keptShortly;
      return new RegExp(pattern).test(file) ? kept : 'no-cache';
    };
    for (const file of [
      '/main.1a2b3c4d.js',
      '/remotes.json',
      '/mf/mf-patient/0.1.0/remoteEntry.js',
      '/index.html',
      '/portal-config.json',
    ])
      expect(keptOf(file)).toBe(cacheControl(file));
  });

  it('accepts an origin for the API, or none', () => {
    expect(portalApi({})).toBeNull();
    expect(portalApi({ PORTAL_API: `${API}/` })).toBe(API);
    for (const wrong of ['ref.supabase.co', `${API}/rest`, 'javascript:alert(1)', `${API}; script-src *`])
      expect(() => portalApi({ PORTAL_API: wrong })).toThrow('PORTAL_API must be an origin');
  });
});
