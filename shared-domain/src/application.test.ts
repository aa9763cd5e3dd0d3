import { DOCUMENT_MAX_BYTES, documentFault } from './application';

describe('an application document', () => {
  it.each(['crp.pdf', 'frente.JPG', 'verso.jpeg', 'foto.final.png'])('may be %s', (name) => {
    expect(documentFault({ name, size: 1 })).toBeNull();
  });

  it.each(['crp.exe', 'pdf', 'crp.pdf.exe', 'crp.'])('may not be %s', (name) => {
    expect(documentFault({ name, size: 1 })).toBe('type');
  });

  it('is not empty and at most 5 MB', () => {
    expect(documentFault({ name: 'crp.pdf', size: 0 })).toBe('empty');
    expect(documentFault({ name: 'crp.pdf', size: DOCUMENT_MAX_BYTES })).toBeNull();
    expect(documentFault({ name: 'crp.pdf', size: DOCUMENT_MAX_BYTES + 1 })).toBe('too-large');
  });
});
