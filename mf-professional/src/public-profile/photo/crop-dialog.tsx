import { useState } from 'react';
import { Move, ZoomIn, ZoomOut } from 'lucide-react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { PHOTO_MIN_SIDE, photoSideFault, type PhotoFault } from 'shared-domain/photo';
import { Button } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from '../copy';
import { cropPhoto, type CropArea } from './crop-photo';
import styles from './photo.module.css';

const words = copy.photo.crop;
const MAX_ZOOM = 3;
/** Pixels on the screen per press of an arrow key. */
const KEY_STEP = 4;

interface CropDialogProps {
  /** Object URL of the chosen file. */
  readonly url: string;
  readonly isRunning: boolean;
  /** Receives what crops the image, which takes a while. */
  readonly onUse: (crop: () => Promise<Blob>) => void;
  readonly onOther: () => void;
  /** The file cannot become a photo. */
  readonly onFault: (fault: PhotoFault) => void;
  readonly onClose: () => void;
}

/** Chooses the square of an image: by dragging, pinching or with the keyboard. */
export function CropDialog({ url, isRunning, onUse, onOther, onFault, onClose }: CropDialogProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(MAX_ZOOM);
  const [area, setArea] = useState<CropArea | null>(null);
  const [shares, setShares] = useState<Shares | null>(null);
  return (
    <ConfirmDialog
      open
      title={words.title}
      action={words.use}
      look={{ disabled: area === null }}
      isRunning={isRunning}
      onConfirm={() => {
        if (area) onUse(() => cropPhoto(url, area));
      }}
      onClose={onClose}
    >
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': words.area, 'aria-describedby': 'crop-keys' }}
          mediaProps={{ alt: '', onError: () => onFault('unreadable') }}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => {
            const fault = photoSideFault(naturalWidth, naturalHeight);
            if (fault) onFault(fault);
            setMaxZoom(Math.min(MAX_ZOOM, Math.min(naturalWidth, naturalHeight) / PHOTO_MIN_SIDE));
          }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(percentages, pixels) => {
            setShares(percentages);
            setArea(pixels);
          }}
        />
      </div>
      <div className={styles.zoom}>
        <ZoomOut aria-hidden="true" />
        <input
          type="range"
          aria-label={words.zoom}
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
        <ZoomIn aria-hidden="true" />
      </div>
      <div className={styles.previews} aria-hidden="true">
        <span>{words.preview}</span>
        {shares &&
          (['lg', 'md', 'sm'] as const).map((size) => (
            <span key={size} className={`${styles.preview} ${styles[size]}`}>
              <img src={url} alt="" style={shownPart(shares)} />
            </span>
          ))}
      </div>
      <p id="crop-keys" className={styles.hint}>
        <Move aria-hidden="true" /> {words.hint}
      </p>
      <p>
        <Button variant="text" size="sm" disabled={isRunning} onClick={onOther}>
          {words.other}
        </Button>
      </p>
    </ConfirmDialog>
  );
}

/** The square in percent of the image's width and height. */
interface Shares {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The image, so large and placed so that its parent shows the square. */
const shownPart = ({ x, y, width, height }: Shares) => ({
  width: `${10_000 / width}%`,
  height: `${10_000 / height}%`,
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
});
