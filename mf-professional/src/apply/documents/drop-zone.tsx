import { Upload } from 'antd';
import { UploadIcon } from 'lucide-react';
import { useEffect, useRef, type ComponentRef, type RefObject } from 'react';
import { DOCUMENT_EXTENSIONS } from 'shared-domain/application';
import { Button } from 'shared-ui/button';
import { copy } from '../copy';
import styles from './drop-zone.module.css';

const words = copy.documents;
/** Dropped files of other types are listed with the reason instead of being ignored. */
const ACCEPT = {
  format: DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(','),
  filter: 'native',
} as const;

interface DropZoneProps {
  /** Ref of the button, to move the focus to it. */
  readonly chooser: RefObject<HTMLButtonElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Drop zone and file chooser. */
export function DropZone({ chooser, onFiles }: DropZoneProps) {
  const upload = useRef<ComponentRef<typeof Upload.Dragger>>(null);
  usePreventPageDrop();
  return (
    <Upload.Dragger
      ref={upload}
      className={styles.zone ?? ''}
      aria-label={words.title}
      accept={ACCEPT}
      multiple
      showUploadList={false}
      hasControlInside
      openFileDialogOnClick={false}
      beforeUpload={(file, files) => {
        if (file === files[0]) onFiles(files);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button
        ref={chooser}
        variant="outline"
        icon={<UploadIcon aria-hidden="true" />}
        // antd's own handler would take the focus from the button.
        onClick={() => upload.current?.nativeElement?.querySelector('input')?.click()}
        aria-describedby="document-kinds"
      >
        {words.choose}
      </Button>
      <p className={styles.hint}>
        <span className={styles.drag}>{words.drag} </span>
        <span id="document-kinds">{words.kinds}</span>
      </p>
    </Upload.Dragger>
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
