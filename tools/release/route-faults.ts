import type { Access } from 'shared-domain/guard';
import { LEAST_ACCESS } from 'shared-portal/manifest';
import { areaAt, type AreaRoutes } from 'shared-portal/routes';

/** Kinds of visitors that the guard tells apart. A test compares this with the guard. */
export const GROUPS = [
  'visitor',
  'unread',
  'patient',
  'professional_pending',
  'unapproved',
  'approved',
  'suspended',
  'admin',
] as const;
export type Group = (typeof GROUPS)[number];

const SIGNED_IN = GROUPS.filter((group) => group !== 'visitor');
const PROFESSIONALS = ['unapproved', 'approved', 'suspended'] as const;

/** The kinds of visitors that an access admits, as the guard decides. */
export function admittedBy(access: Access): readonly Group[] {
  switch (access.kind) {
    case 'public':
      return GROUPS;
    case 'signed-in':
      return SIGNED_IN;
    case 'role':
      return [access.role === 'admin' ? 'admin' : 'approved'];
    case 'practising':
      return ['approved', 'suspended'];
    case 'any-of':
      return [
        ...access.roles.flatMap((role): readonly Group[] => {
          if (role === 'patient') return ['patient', 'professional_pending'];
          return role === 'professional' ? PROFESSIONALS : [role];
        }),
        ...(access.exact ? [] : (['admin'] as const)),
      ];
  }
}

/** Reasons why an area's routes cannot be published, as messages for its team. */
export function routeFaults({ name, routes }: AreaRoutes): readonly string[] {
  const least = admittedBy(LEAST_ACCESS[name]);
  return routes.flatMap(({ path, access }, index) => {
    const twin = routes.slice(0, index).find((other) => overlap(path, other.path));
    return [
      ...(areaAt(path) === name ? [] : [`${path} is not one of its addresses (shared-portal/src/routes.ts)`]),
      ...(admittedBy(access).every((group) => least.includes(group))
        ? []
        : [`${path} is open to more people than any address of the area may be`]),
      ...(twin ? [`${path} and ${twin.path} answer the same address`] : []),
    ];
  });
}

/** Whether two patterns match one address. */
function overlap(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isSame = (part: string, twin = '') =>
    part === twin || (part.startsWith(':') && twin !== '') || (twin.startsWith(':') && part !== '');
  return parts.length === others.length && parts.every((part, i) => isSame(part, others[i]));
}
