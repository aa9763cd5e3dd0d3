import { readProofList } from './proof-list';

const ANA = '1a2b3c4d-0000-4000-8000-000000000001';
const CAIO = '5e6f7a8b-0000-4000-8000-000000000002';
const E1 = `E${'1'.repeat(31)}`;
const E2 = `E${'2'.repeat(31)}`;
const read = (text: string) => readProofList(text, [ANA, CAIO]);

describe('a pasted list of transfers', () => {
  it('names each line by its reference, in any order and among other words', () => {
    expect(read(`Repasse 1A2B3C4D;${E1}\r\n\n${E2}\tR$ 150,00\t"Repasse 5e6f7a8b"\n`)).toEqual({
      fault: null,
      transfers: [
        { lineId: ANA, e2eid: E1 },
        { lineId: CAIO, e2eid: E2 },
      ],
    });
  });

  it.each([
    ['no line', ' \n', 'Cole ao menos uma transferência.'],
    ['no code', `1A2B3C4D ${E1}\n5E6F7A8B E123`, 'Linha 2: falta o código de 32 letras e números.'],
    ['another reference', `FFFFFFFF ${E1}`, 'Linha 1: nenhum repasse a pagar tem esta referência.'],
    ['no reference', E1, 'Linha 1: nenhum repasse a pagar tem esta referência.'],
    ['two references', `1A2B3C4D 5E6F7A8B ${E1}`, 'Linha 1: nenhum repasse a pagar tem esta referência.'],
    ['a code twice', `1A2B3C4D ${E1}\n5E6F7A8B ${E1}`, 'Linha 2: repete uma linha de cima.'],
    ['a reference twice', `1A2B3C4D ${E1}\n1A2B3C4D ${E2}`, 'Linha 2: repete uma linha de cima.'],
  ])('reports %s', (_what, text, fault) => {
    expect(read(text)).toEqual({ fault });
  });
});
