/** An image: RGBA, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Reads JPEG and writes WebP without metadata. Each host has its own: WebAssembly is loaded differently. */
export interface PhotoCodec {
  /** Loads what the others need; rejects when the host cannot, and tries again when it is called again. */
  readonly load: () => Promise<unknown>;
  /** Rejects when the bytes are no JPEG. */
  readonly decode: (jpeg: Uint8Array<ArrayBuffer>) => Promise<Pixels>;
  /** A square image in another size. */
  readonly resize: (pixels: Pixels, size: number) => Promise<Pixels>;
  readonly encode: (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>;
}
