import fc from 'fast-check';
import { isUuid } from './uuid';

it('accepts every id created by the database, in either case', () => {
  fc.assert(fc.property(fc.uuid(), (id) => isUuid(id) && isUuid(id.toUpperCase())));
});

it.each([
  '',
  'marina',
  '50000001-0000-4000-8000-00000000000',
  '{50000001-0000-4000-8000-000000000001}',
  "' or 1=1",
])('rejects %j', (text) => expect(isUuid(text)).toBe(false));
