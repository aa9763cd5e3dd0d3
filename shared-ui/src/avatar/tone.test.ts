import { toneOf } from './tone';

const NAMES = [
  'Marina Azevedo',
  'Tiago Monteiro',
  'Helena Prado',
  'Caio Oliveira Prates',
  'Rita de Cássia Moreira',
];

describe('the color of an avatar', () => {
  it('is the same for the same name', () => {
    for (const name of NAMES) expect(toneOf(name)).toBe(toneOf(name));
  });

  it('differs between people', () => {
    const many = Array.from({ length: 100 }, (_, i) => toneOf(`Pessoa ${i}`));
    expect(new Set(many).size).toBe(5);
  });

  it('is defined for an empty name', () => {
    expect(toneOf('')).toBe('brand');
  });
});
