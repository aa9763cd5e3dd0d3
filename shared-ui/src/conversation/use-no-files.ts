import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Refuses files that are pasted or dropped into a text, and remembers it until `forget`. */
export function useNoFiles() {
  const [wasFile, setWasFile] = useState(false);
  const refuse = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    setWasFile(true);
  };
  return {
    wasFile,
    forget: () => setWasFile(false),
    onPaste: (event: ClipboardEvent) => refuse(event, event.clipboardData),
    onDrop: (event: DragEvent) => refuse(event, event.dataTransfer),
  };
}
