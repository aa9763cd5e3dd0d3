import { readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(__dirname, '../tokens.css');

/** The custom properties of :root in tokens.css, with each `var(--…)` resolved. */
export function readTokens(): ReadonlyMap<string, string> {
  const css = readFileSync(SOURCE, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const root = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const raw = new Map(
    [...root.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
  const follow = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const next = raw.get(name);
      if (next === undefined) throw new Error(`${name} is not in tokens.css`);
      return follow(next);
    });
  return new Map([...raw].map(([name, value]) => [name, follow(value)]));
}
