import { lazy, Suspense, useEffect, useRef, useState, type ComponentRef, type RefObject } from 'react';
import { Upload } from 'antd';
import { Trash2, UploadIcon } from 'lucide-react';
import { PHOTO_TYPES, photoFileFault, type PhotoFault } from 'shared-domain/photo';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from '../copy';
import type { OwnProfile } from '../own-profile';
import { Section } from '../section';
import styles from './photo.module.css';
import { usePhoto } from './use-photo';

const words = copy.photo;
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }));
/** Dropped files of other types are answered with the reason instead of being ignored. */
const ACCEPT = { format: PHOTO_TYPES.join(','), filter: 'native' } as const;

interface PhotoCardProps {
  readonly profile: OwnProfile;
  /** The button that opens the chooser. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The photo, which is published at once: chosen, cropped, replaced, removed. */
export function PhotoCard({ profile: { name, photoUrl }, buttonRef }: PhotoCardProps) {
  const upload = useRef<ComponentRef<typeof Upload>>(null);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const [asked, setAsked] = useState(false);
  const { url, choose, drop } = useChosenFile();
  const fail = (found: PhotoFault) => {
    drop();
    setFault(found);
  };
  const { publishing, removing } = usePhoto({
    onDone: () => {
      drop();
      setAsked(false);
    },
    onUnreadable: () => fail('unreadable'),
  });
  // antd's own handler would take the focus from the button.
  const openChooser = () => upload.current?.nativeElement?.querySelector('input')?.click();
  return (
    <Section title={words.title}>
      <div className={styles.card}>
        <Avatar name={name} src={photoUrl} size="xl" />
        <div className={styles.choice}>
          <div className={styles.buttons}>
            <Upload
              ref={upload}
              aria-label={words.title}
              accept={ACCEPT}
              showUploadList={false}
              hasControlInside
              openFileDialogOnClick={false}
              beforeUpload={(file) => {
                const found = photoFileFault(file);
                setFault(found);
                if (found === null) choose(file);
                return Upload.LIST_IGNORE;
              }}
            >
              <Button
                ref={buttonRef}
                variant="outline"
                icon={<UploadIcon aria-hidden="true" />}
                aria-describedby={fault ? 'photo-kinds photo-fault' : 'photo-kinds'}
                onClick={openChooser}
              >
                {photoUrl ? words.change : words.choose}
              </Button>
            </Upload>
            {photoUrl && (
              <Button variant="text" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
                {words.remove}
              </Button>
            )}
          </div>
          <p id="photo-kinds" className={styles.help}>
            {words.kinds}
          </p>
          {fault && (
            <p id="photo-fault" role="alert" className={styles.fault}>
              {words.faults[fault]}
            </p>
          )}
        </div>
      </div>
      {url && (
        <Suspense>
          <CropDialog
            key={url}
            url={url}
            isRunning={publishing.isRunning}
            onUse={publishing.run}
            onOther={() => {
              drop();
              openChooser();
            }}
            onFault={fail}
            onClose={drop}
          />
        </Suspense>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={words.removal.title}
          action={words.removal.action}
          isRunning={removing.isRunning}
          onConfirm={() => removing.run()}
          onClose={() => setAsked(false)}
        >
          <p>{words.removal.text}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

/** The object URL of the chosen file, until it is dropped or another is chosen. */
function useChosenFile() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);
  return {
    url,
    choose: (file: Blob) => setUrl(URL.createObjectURL(file)),
    drop: () => setUrl(null),
  };
}
