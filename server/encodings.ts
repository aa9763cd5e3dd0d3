/** Extensions of the compressed files that the build writes, the smallest first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

export type Form = (typeof FORMS)[number];

/** The compressed forms a browser accepts, the smallest first, read from its Accept-Encoding header. */
export function acceptedForms(acceptEncoding: string | null): readonly Form[] {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name.toLowerCase(), weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return FORMS.filter(({ encoding }) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}
