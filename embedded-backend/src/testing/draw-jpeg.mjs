import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import encode, { init } from '@jsquash/jpeg/encode.js';

let loading;

async function load() {
  const file = fileURLToPath(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await init(await WebAssembly.compile(await readFile(file)));
}

/** A JPEG with colors that change from corner to corner. Outside of Jest's sandbox, which loads no such modules. */
export async function drawJpeg(width, height) {
  await (loading ??= load());
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set([(255 * x) / width, (255 * y) / height, 128, 255], (y * width + x) * 4);
  return new Uint8Array(await encode({ data, width, height }));
}
