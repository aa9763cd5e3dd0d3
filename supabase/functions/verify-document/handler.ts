import { bodyOf, optionalText } from '../_shared/body.ts';
import { liveToken } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { restAs } from '../_shared/rest.ts';
import { storageAs } from '../_shared/storage.ts';
import { kindOf } from './kind-of.ts';

const BUCKET = 'professional-documents';

/**
 * Checks an uploaded document (`path` in the bucket professional-documents) and records that it is a PDF,
 * JPEG or PNG; only recorded files can be sent with an application. Any other file is removed and answered
 * with 415. 401 without an active login session, 404 for a file that the caller cannot read.
 */
export const verifyDocument = handler(async (request, context) => {
  const token = await liveToken(request, context);
  const path = optionalText(await bodyOf(request), 'path');
  if (!path) throw new Refusal(400, 'invalid_body', 'path is required.');
  const ask = storageAs(context, token);
  const service = restAs(context, context.secretKey, context.secretKey);
  // Read before the bytes: a file that replaces it meanwhile has another id, and stays unrecorded.
  const objectId = await service.call<string | null>('stored_document', { path });
  const file = await ask(
    'GET',
    `authenticated/${BUCKET}/${path.split('/').map(encodeURIComponent).join('/')}`,
  );
  if (!file.ok || objectId === null)
    throw new Refusal(404, 'document_not_found', 'There is no such document for the caller.');
  const kind = kindOf(new Uint8Array(await file.arrayBuffer()));
  if (kind === null) {
    await ask('DELETE', BUCKET, { prefixes: [path] });
    throw new Refusal(415, 'document_not_supported', 'Neither a PDF nor a JPEG nor a PNG.');
  }
  await service.call('document_verified', { object_id: objectId, kind });
  return Response.json({ success: true, data: { kind } });
});
