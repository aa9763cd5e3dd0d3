import { DOCUMENT_MAX_COUNT } from 'shared-domain/application';
import { useEffect, useState } from 'react';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useUserId } from 'shared-portal/portal';
import { copy } from '../copy';
import type { FormState } from 'shared-ui/form';
import type { Draft } from '../draft';
import { problemText } from './problem-text';
import { discardDocument, sendDocument } from './send-document';
import { isUnderWay, mayRetry, problemOf, uploadsOf, type Upload, type UploadState } from './upload';

const words = copy.documents;

export interface Documents {
  readonly uploads: readonly Upload[];
  /** Some of the last chosen files exceed the limit. */
  readonly isTooMany: boolean;
  /** The last event, for screen readers. */
  readonly news: string;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (upload: Upload) => void;
  /** Removes a document from the list, or cancels its upload. */
  readonly remove: (id: string) => void;
}

/** Why these documents prevent sending the application; null if they do not. */
export function documentsBlocker(uploads: readonly Upload[]): string | null {
  if (uploads.some(isUnderWay)) return words.wait;
  const unsent = uploads.filter(({ state }) => state.kind === 'faulty' && mayRetry(state.problem));
  if (unsent.length > 0) return words.unsent(unsent.length);
  return uploads.length > 0 ? words.notAccepted(uploads.length) : null;
}

/** The documents of the draft: stored ones become part of it, the others are uploading or invalid. */
export function useDocuments({ values: draft, set: rewrite }: FormState<Draft>): Documents {
  const supabase = useSupabase();
  const userId = useUserId();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const [news, setNews] = useState('');
  const [running] = useState(() => new Map<string, AbortController>());
  useEffect(() => () => running.forEach((controller) => controller.abort()), [running]);

  const change = (id: string, state: UploadState) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async ({ id, file, name, path }: Upload) => {
    if (path === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      await sendDocument(await supabase(), {
        file,
        path,
        signal,
        onProgress: (percent) => change(id, { kind: 'sending', percent }),
        onArrived: () => change(id, { kind: 'checking' }),
      });
      if (signal.aborted) return;
      drop(id);
      rewrite(({ documents }) => ({ documents: [...documents, { path, name, size: file.size }] }));
      setNews(words.announceStored(name));
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemOf(toAppError(error).code);
      change(id, { kind: 'faulty', problem });
      setNews(words.announceFault(name, problemText(problem, name)));
    } finally {
      running.delete(id);
    }
  };

  return {
    uploads,
    isTooMany,
    news,
    add: (files) => {
      if (userId === null) return;
      const taken = draft.documents.length + uploads.filter(isUnderWay).length;
      const chosen = uploadsOf(userId, files, taken);
      setTooMany(chosen.left > 0);
      setUploads((all) => [...all, ...chosen.uploads]);
      for (const upload of chosen.uploads.filter(isUnderWay)) void send(upload);
    },
    retry: (upload) => {
      if (draft.documents.length + uploads.filter(isUnderWay).length >= DOCUMENT_MAX_COUNT)
        return setTooMany(true);
      change(upload.id, { kind: 'sending', percent: 0 });
      void send(upload);
    },
    remove: (id) => {
      const wasNeverSent = uploads.some((upload) => upload.id === id && upload.path === null);
      running.get(id)?.abort();
      setTooMany(false);
      drop(id);
      if (wasNeverSent) return;
      rewrite(({ documents }) => ({ documents: documents.filter(({ path }) => path !== id) }));
      void supabase()
        .then((client) => discardDocument(client, id))
        .catch(() => undefined);
    },
  };
}
