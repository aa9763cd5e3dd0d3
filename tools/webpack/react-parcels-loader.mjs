import { replaceExpected } from './replace-expected.mjs';

/** @type {readonly (readonly [RegExp, string])[]} */
const CUTS = [
  // Built into all supported browsers.
  [/^function e\(e,t\).*?(?=function a\()/s, 'const t=Object.assign,n=e=>typeof e,r=n;'],
  // A warning about a missing error boundary; every area has one.
  [/\w\.suppressComponentDidCatchWarning\|\|.*?;(?=var r=y\()/s, ''],
  // A default place for applications; a parcel always receives its place.
  [/function\(e\)\{var t=e\.appName\|\|e\.name;.*?\}\}\(t\)/s, 'null'],
];

/**
 * Removes code from single-spa-react that a parcel with a place and an error boundary never reaches. Saves half
 * a kilobyte.
 * @param {string} source
 */
export default function keepReactParcels(source) {
  return CUTS.reduce((cut, [part, without]) => replaceExpected(cut, part, without), source);
}
