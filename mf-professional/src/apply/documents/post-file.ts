import { AppError } from 'shared-domain/errors';

export interface FilePost {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Upload progress, 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

export interface FileAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Posts a file with progress, which only XMLHttpRequest reports. Throws `AppError('network')` without a
 * response, `AppError('aborted')` when aborted.
 */
export function postFile({ address, headers, file, signal, onProgress }: FilePost): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: string) => () => reject(new AppError(code));
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded * 100) / total));
    };
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = fail('aborted');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) fail('aborted')();
    else request.send(file);
  });
}
