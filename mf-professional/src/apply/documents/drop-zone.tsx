import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { DOCUMENT_EXTENSIONS } from 'shared-domain/application';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { copy } from '../copy';
import styles from './drop-zone.module.css';

const words = copy.documents;
const ACCEPT = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface DropZoneProps {
  /** Ref of the button, to move the focus to it. */
  readonly chooser: RefObject<HTMLButtonElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Drop zone and file chooser. */
export function DropZone({ chooser, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  usePreventPageDrop();
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        ref={chooser}
        variant="outline"
        icon={<Upload aria-hidden="true" />}
        onClick={() => input.current?.click()}
        aria-describedby="document-kinds"
      >
        {words.choose}
      </Button>
      <span>
        <span className={styles.drag}>{words.drag} </span>
        <span id="document-kinds">{words.kinds}</span>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        aria-label={words.title}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // the same file may be chosen again
        }}
      />
    </div>
  );
}

/** Otherwise the browser would open a file dropped outside the zone in place of the form. */
function usePreventPageDrop() {
  useEffect(() => {
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stop);
    window.addEventListener('drop', stop);
    return () => {
      window.removeEventListener('dragover', stop);
      window.removeEventListener('drop', stop);
    };
  }, []);
}
