import { useEffect, useRef, useState } from 'react';
import { CSV_BOM, csvLines } from 'shared-domain/csv';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { isFiltered, type ListState } from '../list-state';
import { copy as list } from '../copy';
import { copy } from './copy';
import { readLines } from './read-lines';
import { saveFile } from './save-file';

/** A running export. */
export interface RunningExport {
  /** The list state when the export started. */
  readonly state: ListState;
  /** Lines read so far. */
  readonly lines: number;
}

export interface Export {
  /** Null if no export is running. */
  readonly running: RunningExport | null;
  readonly start: (state: ListState) => void;
  readonly cancel: () => void;
}

/**
 * Writes the filtered list to consultas.csv, unless it is empty, while the page is mounted; leaving it aborts
 * the export with a message.
 */
export function useExport(): Export {
  const supabase = useSupabase();
  const toast = useToast();
  const errorToasts = useErrorToasts();
  const [running, setRunning] = useState<RunningExport | null>(null);
  const controller = useRef<AbortController>(undefined);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = () => {
      if (!controller.current) return;
      controller.current.abort();
      toast({ kind: 'info', title: copy.leftTitle, text: copy.leftText });
    };
  });
  useEffect(() => () => leave.current(), []);

  const write = async (state: ListState, signal: AbortSignal) => {
    const parts = [CSV_BOM, csvLines([copy.header])];
    let lines = 0;
    for await (const chunk of readLines(await supabase(), state, signal)) {
      parts.push(chunk.text);
      lines += chunk.lines;
      setRunning({ state, lines });
    }
    if (signal.aborted) return;
    errorToasts.dismiss();
    if (lines === 0)
      return toast({
        kind: 'info',
        title: copy.emptyTitle,
        text: isFiltered(state) ? list.noMatch : list.none,
      });
    saveFile(copy.fileName, parts, 'text/csv;charset=utf-8');
    toast({ kind: 'success', title: copy.doneTitle, text: copy.done(lines) });
  };

  const start = async (state: ListState) => {
    if (controller.current) return; // a double click starts one export
    const { signal } = (controller.current = new AbortController());
    setRunning({ state, lines: 0 });
    try {
      await write(state, signal);
    } catch (error) {
      const failure = toAppError(error);
      if (!signal.aborted && failure.code !== 'aborted')
        errorToasts.show(describeError(failure, ADMIN_ERRORS['consultation-export']));
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
