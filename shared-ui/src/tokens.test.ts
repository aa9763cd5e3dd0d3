import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from './testing/tokens';

const tokens = readTokens();

const channel = (hex: string) => {
  const part = parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(name: string): number {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(tokens.get(name) ?? '') ?? [];
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

/** Contrast ratio as defined by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: [string, string[]][] = [
  ['--color-ink', ['--color-page', '--color-surface', '--color-accent', '--color-accent-hover']],
  ['--color-ink-soft', ['--color-page', '--color-layout', '--color-surface', '--color-surface-sunken']],
  ['--color-ink-muted', ['--color-page', '--color-layout', '--color-surface', '--color-surface-sunken']],
  ['--color-brand', ['--color-surface', '--color-page', '--color-layout', '--color-surface-tint']],
  ['--color-on-brand', ['--color-brand', '--color-brand-hover', '--color-brand-active']],
  ['--color-on-deep', ['--color-surface-deep']],
  ['--color-on-deep-soft', ['--color-surface-deep']],
  ['--color-accent-text', ['--color-surface', '--color-surface-warm']],
  ['--color-on-accent-soft', ['--color-accent-soft']],
  ['--color-on-brand-soft', ['--color-brand-soft']],
  ['--color-success', ['--color-surface']],
  ['--color-danger', ['--color-surface', '--color-surface-danger']],
  ['--color-danger-hover', ['--status-cancelled-bg']],
  ['--application-info-text', ['--application-info-bg']],
  ...['pending', 'confirmed', 'completed', 'cancelled', 'neutral'].map((tone): [string, string[]] => [
    `--status-${tone}-text`,
    [`--status-${tone}-bg`],
  ]),
  ...['brand', 'warm', 'sand', 'blue'].map((tone): [string, string[]] => [
    `--avatar-${tone}-text`,
    [`--avatar-${tone}-a`, `--avatar-${tone}-b`],
  ]),
];

const SHAPES: [string, string[]][] = [
  ['--color-control', ['--color-surface']],
  ['--color-star', ['--color-surface']],
  ['--focus-color', ['--color-surface', '--color-page', '--color-layout']],
  ['--color-accent', ['--color-surface-deep']],
];

const pairs = (list: [string, string[]][]) =>
  list.flatMap(([a, grounds]) => grounds.map((b) => [a, b] as const));

describe('design tokens', () => {
  it.each(pairs(TEXT))('have readable text contrast: %s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(SHAPES))('have visible shape contrast: %s on %s', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
  });

  it('are the only values in stylesheets, which never use the palette directly', () => {
    const folder = __dirname;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sheets = files.filter((file) => file.endsWith('.css') && file !== 'tokens.css');
    expect(sheets.length).toBeGreaterThan(20);
    const read = (sheet: string) => readFileSync(path.join(folder, sheet), 'utf8');
    // A part may take a value from the sheet or the script of what contains it.
    const setters = files.filter((file) => /\.(css|tsx?)$/.test(file) && file !== 'tokens.css');
    const own = new Set(
      setters.flatMap((file) => [...read(file).matchAll(/(--[\w-]+)['\s]*[:,]/g)]).map(([, name]) => name),
    );
    for (const sheet of sheets) {
      const css = read(sheet);
      const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
      const unknown = used.filter((name) => !own.has(name) && !tokens.has(name));
      const palette = used.filter((name) => /^--(mata|barro|areia)-/.test(name));
      expect({ sheet, unknown, palette }).toEqual({ sheet, unknown: [], palette: [] });
      expect({ sheet, colors: css.match(/#[0-9a-f]{3,8}\b|\brgb\(/gi) }).toEqual({ sheet, colors: null });
    }
  });
});
