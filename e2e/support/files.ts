/** A file in Playwright's format. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, content: Buffer | string): ChosenFile => ({
  name,
  mimeType: /\.png$/i.test(name) ? 'image/png' : 'application/pdf',
  buffer: Buffer.from(content),
});

/** A small PDF, judging by its first bytes. */
export const pdf = (name: string): ChosenFile => file(name, '%PDF-1.7\n%%EOF');

/** A small PNG, judging by its first bytes. */
export const png = (name: string): ChosenFile =>
  file(name, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));

/** Files with a false extension, by name. */
export const FALSE_FILES: readonly ChosenFile[] = [
  file('pagina.png', '<!doctype html><script>document.title = "aberto"</script>'),
  file('desenho.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  file('script.pdf', '#!/bin/sh\necho aberto'),
];

export const EMPTY = file('vazio.pdf', '');
export const HUGE = file('enorme.pdf', Buffer.alloc(6 * 1024 * 1024, '%PDF-'));
