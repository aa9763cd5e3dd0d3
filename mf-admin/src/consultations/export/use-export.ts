import { useEffect, useRef, useState } from 'react';
import { CSV_BOM, csvLines } from 'shared-domain/csv';
import { toAppError } from 'shared-domain/errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import type { ListState } from '../list-state';
import { copy } from './copy';
import { readLines } from './read-lines';
import { saveFile } from './save-file';

const figure = (lines: number) => lines.toLocaleString('pt-BR');

/** Writes the filtered list into consultas.csv. `lines` are those ready so far; null while nothing is exported. */
export function useExport() {
  const supabase = useSupabase();
  const toast = useToast();
  const [lines, setLines] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const write = async (state: ListState, signal: AbortSignal) => {
    const parts = [CSV_BOM, csvLines([copy.header])];
    let written = 0;
    for await (const chunk of readLines(await supabase(), state, signal)) {
      parts.push(chunk.text);
      written += chunk.lines;
      setLines(written);
    }
    if (signal.aborted) return;
    saveFile(copy.fileName, parts, 'text/csv;charset=utf-8');
    toast({ kind: 'success', title: copy.doneTitle, text: copy.done(figure(written)) });
  };

  const start = async (state: ListState) => {
    if (running.current) return; // a double click is one export
    const controller = new AbortController();
    running.current = controller;
    setLines(0);
    try {
      await write(state, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted && toAppError(error).code !== 'aborted')
        toast({ kind: 'error', title: copy.failedTitle, text: copy.failedText });
    }
    running.current = undefined;
    setLines(null);
  };
  return { lines, start: (state: ListState) => void start(state), cancel };
}
