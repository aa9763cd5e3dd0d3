import { toneOf } from './tone';

const NAMES = [
  'Marina Azevedo',
  'Tiago Monteiro',
  'Helena Prado',
  'Caio Oliveira Prates',
  'Rita de Cássia Moreira',
];

describe('the colour of an avatar', () => {
  it('is the same for the same name', () => {
    for (const name of NAMES) expect(toneOf(name)).toBe(toneOf(name));
  });

  it('tells people apart', () => {
    const many = Array.from({ length: 100 }, (_, i) => toneOf(`Pessoa ${i}`));
    expect(new Set(many).size).toBe(5);
  });

  it('exists for an empty name', () => {
    expect(toneOf('')).toBe('brand');
  });
});
