import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** Whether a file is text and worth compressing. */
export const isCompressible = (file: string) => COMPRESSIBLE.test(file);

/** Writes `<file>.br` and `<file>.gz` beside a file, with maximum compression. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    brotli(content, best).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
