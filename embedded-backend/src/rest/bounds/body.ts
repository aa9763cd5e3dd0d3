import { LIMITS } from './limits.ts';
import { depthOf } from './query-text.ts';
import { QueryRefusal } from './query-refusal.ts';

const invalidBody = (details: string, status = 400): QueryRefusal =>
  new QueryRefusal('Empty or invalid json', details, { status, code: 'PGRST102' });

/**
 * Returns the same request after checking the size and depth of its body; refuses it when too large or too
 * deep.
 */
export async function withCheckedBody(request: Request, mostBytes: number): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > mostBytes) throw invalidBody(`The body is larger than ${mostBytes} bytes.`, 413);
  if (depthOf(new TextDecoder().decode(bytes), '[{', ']}', '\\') > LIMITS.bodyDepth)
    throw invalidBody(`The body is nested deeper than ${LIMITS.bodyDepth} levels.`);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(bytes.byteLength > 0 ? { body: bytes } : {}) });
}
