import { inheritedName } from './inherited-names.ts';

const EVERY = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

const nameIn = (query: string) => inheritedName(new URL(`http://portal/rest/v1/profiles?${query}`));

describe('a name inherited from Object', () => {
  it.each([
    '__proto__=eq.1',
    '%5F%5Fproto%5F%5F=eq.1',
    'constructor=eq.1',
    'profiles.__proto__=eq.1',
    'constructor.prototype.x=eq.1',
    'data->__proto__->>x=eq.1',
    '"__proto__"=eq.1',
    'or=(id.eq.1,__proto__.eq.1)',
    'not.and=(constructor.eq.1)',
    'profiles.or=(prototype.eq.1)',
    'select=id,__proto__',
    'select=x:constructor',
    'order=__proto__.desc',
    'columns=prototype',
    'on_conflict=constructor',
  ])('is detected as a column: %s', (query) => {
    expect(nameIn(query)).toMatch(/^(__proto__|constructor|prototype)$/);
  });

  it.each(EVERY)('is detected as a filter, with any operator: %s', (name) => {
    expect(nameIn(`select=id&${name}=eq.1`)).toBe(name);
  });

  it.each([
    'full_name=eq.constructor',
    'bio=eq.__proto__',
    'city=eq.toString',
    'select=id,constructors',
    'order=proto',
  ])('is ordinary text elsewhere: %s', (query) => expect(nameIn(query)).toBeUndefined());
});
