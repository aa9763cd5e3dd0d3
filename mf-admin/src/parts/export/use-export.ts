import { useEffect, useRef, useState } from 'react';
import { CSV_BOM, csvLines } from 'shared-domain/csv';
import { describeError, toAppError, type ErrorEntry } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { saveFile } from 'shared-data/save-file';
import { copy } from './copy';

/** Some lines of a file. */
export interface Chunk {
  readonly text: string;
  readonly lines: number;
}

/** A list that can be exported. */
export interface ExportedList<State> {
  readonly fileName: string;
  readonly header: readonly string[];
  /** Reads the whole filtered list in chunks. Throws an `AppError`; `signal` aborts it. */
  readonly read: (client: PortalClient, state: State, signal: AbortSignal) => AsyncGenerator<Chunk>;
  /** Why the file would be empty. */
  readonly emptyText: (state: State) => string;
  readonly leftText: string;
  readonly errors: ErrorEntry;
}

/** A running export. */
export interface RunningExport<State> {
  /** The list state when the export started. */
  readonly state: State;
  /** Lines read so far. */
  readonly lines: number;
}

export interface Export<State> {
  /** Null if no export is running. */
  readonly running: RunningExport<State> | null;
  readonly start: (state: State) => void;
  readonly cancel: () => void;
}

/**
 * Writes the filtered list to a file, unless it is empty, while the page is mounted; leaving it aborts the
 * export with a message.
 */
export function useExport<State>(list: ExportedList<State>): Export<State> {
  const supabase = useSupabase();
  const toast = useToast();
  const errorToasts = useErrorToasts();
  const [running, setRunning] = useState<RunningExport<State> | null>(null);
  const controller = useRef<AbortController>(undefined);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = () => {
      if (!controller.current) return;
      controller.current.abort();
      toast({ kind: 'info', title: copy.leftTitle, text: list.leftText });
    };
  });
  useEffect(() => () => leave.current(), []);

  const write = async (state: State, signal: AbortSignal) => {
    const parts = [CSV_BOM, csvLines([list.header])];
    let lines = 0;
    for await (const chunk of list.read(await supabase(), state, signal)) {
      parts.push(chunk.text);
      lines += chunk.lines;
      setRunning({ state, lines });
    }
    if (signal.aborted) return;
    errorToasts.dismiss();
    if (lines === 0) return toast({ kind: 'info', title: copy.emptyTitle, text: list.emptyText(state) });
    saveFile(list.fileName, parts, 'text/csv;charset=utf-8');
    toast({ kind: 'success', title: copy.doneTitle, text: copy.done(list.fileName, lines) });
  };

  const start = async (state: State) => {
    if (controller.current) return; // a double click starts one export
    const { signal } = (controller.current = new AbortController());
    setRunning({ state, lines: 0 });
    try {
      await write(state, signal);
    } catch (error) {
      const failure = toAppError(error);
      if (!signal.aborted && failure.code !== 'aborted')
        errorToasts.show(describeError(failure, list.errors));
    }
    controller.current = undefined;
    setRunning(null);
  };
  return {
    running,
    start: (state) => void start(state),
    cancel: () => controller.current?.abort(),
  };
}
