/** The functions' `PhotoCodec` (`_shared/photos/codec.ts`) with the browser's own canvas. */
export const canvasCodec = {
  load: () => Promise.resolve(),
  async decode(jpeg: Uint8Array<ArrayBuffer>): Promise<ImageData> {
    const image = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }));
    return pixelsOf(image, image.width, image.height);
  },
  async resize(pixels: ImageData, size: number): Promise<ImageData> {
    return pixelsOf(await createImageBitmap(pixels), size, size);
  },
  async encode(pixels: ImageData): Promise<Uint8Array<ArrayBuffer>> {
    const { canvas, context } = blank(pixels.width, pixels.height);
    context.putImageData(pixels, 0, 0);
    const file = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    // A browser that cannot write a type writes PNG instead.
    if (file.type !== 'image/webp') throw new Error('This browser writes no WebP.');
    return new Uint8Array(await file.arrayBuffer());
  },
};

function blank(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function pixelsOf(image: ImageBitmap, width: number, height: number): ImageData {
  const { context } = blank(width, height);
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return context.getImageData(0, 0, width, height);
}
