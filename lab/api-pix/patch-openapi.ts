/**
 * The Banco Central's OpenAPI of the API Pix with its known errors corrected, so that Prism can check with it:
 * patterns in slashes (every CPF would be refused) or without anchors, the list GET /pix that requires a field of
 * another list, and a location that is a URI without a scheme. Throws if the file is another one.
 */
export function patchOpenApi(text: string): string {
  if (!/^openapi: *["']?3\./m.test(text) || !text.includes('PixConsultados:'))
    throw new Error('This is not the OpenAPI of the API Pix (github.com/bacen/pix-api, openapi.yaml).');
  return text
    .replace(/(pattern: *)"\/(.*)\/"/g, '$1"$2"')
    .replace(/(pattern: *)(["'])(?!\^)(.+)\2$/gm, '$1$2^(?:$3)$$$2')
    .replace(
      /(PixConsultados:\n(?: +.*\n){2} +required: )\["parametros", "cobs"\]/,
      '$1["parametros", "pix"]',
    )
    .replace(/^ +format: *["']?uri["']?\n/gm, '');
}
