import { undocumented, undocumentedIn } from './docstrings.ts';

it('finds functions and classes without a docstring, whichever way they are declared', () => {
  const text = `
    export function a() {}
    export const b = () => 1;
    export class C {}
    /** Said. */
    export const d = () => 1;
    export const e = 1;
    function f() {}`;
  expect(undocumentedIn('a.ts', text)).toEqual(['a', 'b', 'C']);
});

it('says above every public function what it is for', () => {
  expect(undocumented()).toEqual([]);
});
