import fc from 'fast-check';
import { documentName, documentPath, shownDocumentName } from './document-path';

const USER = 'a0000001-0000-4000-8000-000000000001';
const at = 1_700_000_000_000;
const named = (name: string) => documentPath(USER, name, at)?.replace(`${USER}/${at}-`, '') ?? null;

/** The bucket's rule (supabase/migrations, "Applicants add documents to their own folder"). */
const TAKEN = new RegExp(`^${USER}/[0-9]{10,16}-[A-Za-z0-9][A-Za-z0-9._-]{0,99}\\.(pdf|jpg|jpeg|png)$`);

describe('the storage path of a document', () => {
  it.each([
    ['Diploma de graduação.pdf', 'Diploma-de-graduacao.pdf'],
    ['CRP 06/123456 (frente).JPG', 'CRP-06-123456-frente.jpg'],
    ['../../x.png', 'x.png'],
    ['..\\..\\secret.pdf', 'secret.pdf'],
    ['\u202Efdp.exe.png', 'fdp.exe.png'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['証明書.pdf', 'documento.pdf'],
    ['.pdf', 'documento.pdf'],
    ['a.pdf.jpeg', 'a.pdf.jpeg'],
  ])('%s becomes %s', (name, safe) => {
    expect(named(name)).toBe(safe);
  });

  it('truncates a name of 300 characters', () => {
    expect(named(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(80)}.pdf`);
  });

  it.each(['a.html', 'a.pdf.exe', 'pdf', 'a.svg', 'a.pdf ', ''])('%p has no path', (name) => {
    expect(named(name)).toBeNull();
  });

  it('is always accepted by the bucket', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('pdf', 'JPG', 'jpeg', 'png'),
        (stem, ending) => {
          expect(documentPath(USER, `${stem}.${ending}`, at)).toMatch(TAKEN);
        },
      ),
    );
  });
});

describe('the name of a stored document', () => {
  it.each([
    [`${USER}/1794567890123-crp.pdf`, 'crp.pdf'],
    [`${USER}/1794567890123-2026-diploma.png`, '2026-diploma.png'],
    ['solto.pdf', 'solto.pdf'],
  ])('of %s is %s', (path, name) => {
    expect(documentName(path)).toBe(name);
  });
});

describe('the displayed name of a document', () => {
  it.each([
    ['Diploma de graduação.pdf', 'Diploma de graduação.pdf'],
    ['../../x', 'x'],
    ['..\\..\\secret.pdf', 'secret.pdf'],
    ['\u202Efdp.exe.png', 'fdp.exe.png'],
    ['\u0000', 'documento'],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownDocumentName(name)).toBe(shown);
  });
});
