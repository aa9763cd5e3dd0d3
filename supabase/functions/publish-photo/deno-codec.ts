/// <reference lib="deno.ns" />
import decode, { init as initDecode } from 'npm:@jsquash/jpeg@1.6.0/decode.js';
import encode, { init as initEncode } from 'npm:@jsquash/webp@1.5.0/encode.js';
import initResize, { resize } from 'npm:@jsquash/resize@2.1.1/lib/resize/pkg/squoosh_resize.js';
import type { PhotoCodec, Pixels } from '../_shared/photos/codec.ts';

/** Of `@jsquash/resize`: triangle, catrom, mitchell, lanczos3. */
const LANCZOS3 = 3;

/** A file beside an imported module: older versions of Deno resolve only what is imported. */
const compiled = async (file: string, module: string) =>
  WebAssembly.compile(await Deno.readFile(new URL(file, module)));

// The declared parameter leaves out the module, which the code accepts first.
type Init = (module: WebAssembly.Module) => Promise<unknown>;

async function load(): Promise<void> {
  await Promise.all([
    compiled('codec/dec/mozjpeg_dec.wasm', import.meta.resolve('npm:@jsquash/jpeg@1.6.0/decode.js')).then(
      initDecode as unknown as Init,
    ),
    compiled('codec/enc/webp_enc_simd.wasm', import.meta.resolve('npm:@jsquash/webp@1.5.0/encode.js')).then(
      initEncode as unknown as Init,
    ),
    compiled(
      'squoosh_resize_bg.wasm',
      import.meta.resolve('npm:@jsquash/resize@2.1.1/lib/resize/pkg/squoosh_resize.js'),
    ).then(initResize),
  ]);
}

let loading: Promise<void> | null = null;
const loaded = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));

/** WebAssembly in Deno, loaded at the first photo. */
export const denoCodec: PhotoCodec = {
  load: loaded,
  async decode(jpeg) {
    await loaded();
    const pixels = await decode(jpeg.buffer).catch((error: unknown) => {
      // What libjpeg refuses ends its instance.
      loading = null;
      throw error;
    });
    return pixels as Pixels;
  },
  resize({ data, width, height }, size) {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const resized = resize(bytes, width, height, size, size, LANCZOS3, false, true);
    return Promise.resolve({ data: resized, width: size, height: size });
  },
  encode: async (pixels: Pixels) => new Uint8Array(await encode(pixels as ImageData, { quality: 82 })),
};
