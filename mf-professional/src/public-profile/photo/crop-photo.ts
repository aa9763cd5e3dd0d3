import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from 'shared-domain/photo';

/** A square of an image, in its pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Tried until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.5];

/** A square of an image as a JPEG of at most 1024 pixels, without the metadata of the file it comes from. */
export async function cropPhoto(url: string, { x, y, width }: CropArea): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const side = Math.min(Math.round(width), PHOTO_MAX_SIDE);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, width, 0, 0, side, side);
  for (const quality of QUALITIES) {
    const photo = await jpegOf(canvas, quality);
    if (photo.size <= PHOTO_MAX_BYTES) return photo;
  }
  throw new Error('The photo does not fit into one megabyte.');
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser wrote no JPEG.'))),
      'image/jpeg',
      quality,
    );
  });
