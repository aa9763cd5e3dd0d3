import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** `Pixels` and `PhotoCodec` of the functions (`_shared/photos/codec.ts`). */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Of `@jsquash/resize`: triangle, catrom, mitchell, lanczos3. */
const LANCZOS3 = 3;

const { resolve } = createRequire(import.meta.url);
const compiled = async (file: string) => WebAssembly.compile(await readFile(resolve(file)));

// The declared parameter leaves out the module, which the code accepts first.
type Init = (module: WebAssembly.Module) => Promise<unknown>;

async function load() {
  const [jpeg, webp, scaler] = await Promise.all([
    import('@jsquash/jpeg/decode.js'),
    import('@jsquash/webp/encode.js'),
    import('@jsquash/resize/lib/resize/pkg/squoosh_resize.js'),
  ]);
  await Promise.all([
    compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm').then(jpeg.init as unknown as Init),
    compiled('@jsquash/webp/codec/enc/webp_enc_simd.wasm').then(webp.init as unknown as Init),
    compiled('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm').then(scaler.default),
  ]);
  return { decode: jpeg.default, encode: webp.default, resize: scaler.resize };
}

let loading: ReturnType<typeof load> | null = null;
const loaded = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));

/** WebAssembly, loaded at the first photo. */
export const photoCodec = {
  load: loaded,
  async decode(jpeg: Uint8Array<ArrayBuffer>): Promise<Pixels> {
    const { decode } = await loaded();
    return decode(jpeg.buffer).catch((error: unknown) => {
      // What libjpeg refuses ends its instance.
      loading = null;
      throw error;
    });
  },
  async resize({ data, width, height }: Pixels, size: number): Promise<Pixels> {
    const { resize } = await loaded();
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return {
      data: resize(bytes, width, height, size, size, LANCZOS3, false, true),
      width: size,
      height: size,
    };
  },
  async encode(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
    const { encode } = await loaded();
    return new Uint8Array(await encode(pixels as ImageData, { quality: 82 }));
  },
};
