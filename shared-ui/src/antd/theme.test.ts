import { readTokens } from '../testing/tokens';
import { literals, px, seconds } from './token-values';
import { theme } from './theme';

const tokens = readTokens();

const COLOR = /#[0-9a-f]{6}\b/gi;

describe('the antd theme', () => {
  it.each(Object.entries(literals))('has the same %s as tokens.css', (name, value) => {
    expect(value).toBe(tokens.get(name));
  });

  it('has no colors of its own', () => {
    const known = new Set<string>(Object.values(literals).flatMap((value) => value.match(COLOR) ?? []));
    const used = JSON.stringify(theme).match(COLOR) ?? [];
    expect(used.filter((color) => !known.has(color))).toEqual([]);
    expect(used.length).toBeGreaterThan(50);
  });

  it('converts lengths to pixels and durations to seconds', () => {
    expect(px('--control')).toBe(44);
    expect(px('--radius-capsule')).toBe(999);
    expect(px('--leading-body')).toBe(1.58);
    expect(seconds('--motion-fast')).toBe('0.12s');
  });

  it('leaves all styling to the build', () => {
    expect(theme).toMatchObject({ zeroRuntime: true, hashed: false, cssVar: { key: 'vinculo' } });
  });
});
