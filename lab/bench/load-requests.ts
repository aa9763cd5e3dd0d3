import type { FolderBackend } from 'embedded-backend/node';
import { PEOPLE } from 'embedded-backend/seed';
import type { LoadRequest } from './load-client.ts';

/** A kind of request for many concurrent clients. */
export interface RequestKind {
  readonly name: string;
  readonly requests: readonly LoadRequest[];
}

/**
 * The requests to a backend at `origin`: by visitors, a patient on the dashboard, an admin, and users who
 * sign in.
 */
export async function loadRequests(
  { backend, secrets }: FolderBackend,
  origin: string,
): Promise<RequestKind[]> {
  const apikey = secrets.keys.publishable;
  const patient = await backend.signIn(PEOPLE.camila.email);
  const admin = await backend.signIn(PEOPLE.beatriz.email);
  const request = (path: string, body?: unknown, token?: string, method?: string): LoadRequest => ({
    url: `${origin}${path}`,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const asPatient = (path: string, body?: unknown, method?: string) =>
    request(path, body, patient.access_token, method);
  const ownRow = `id=eq.${patient.user.id}`;
  return [
    { name: 'a row by its key', requests: [request('/rest/v1/deployment_settings?select=demonstration')] },
    {
      name: 'directory search',
      requests: [request('/rest/v1/rpc/search_professionals', { search: 'marina' })],
    },
    {
      name: "a patient's screens, a write in five",
      requests: [
        asPatient(`/rest/v1/profiles?select=full_name,city&${ownRow}`),
        asPatient(
          `/rest/v1/consultations?select=id,starts_at,status&patient_id=eq.${patient.user.id}&order=starts_at.desc&limit=50`,
        ),
        asPatient('/rest/v1/rpc/conversations', {}),
        asPatient('/rest/v1/rpc/history_summary', {}),
        asPatient(`/rest/v1/profiles?${ownRow}`, { city: 'Recife' }, 'PATCH'),
      ],
    },
    {
      name: "an admin's lists",
      requests: [
        request('/rest/v1/rpc/list_consultations', {}, admin.access_token),
        request('/rest/v1/rpc/list_payments', { newer: true }, admin.access_token),
        request('/rest/v1/rpc/consultation_counts', {}, admin.access_token),
      ],
    },
    {
      name: 'signing in, from one address',
      requests: [
        request('/auth/v1/token?grant_type=password', {
          email: PEOPLE.camila.email,
          password: secrets.demoPassword,
        }),
      ],
    },
  ];
}
