import { takeAway } from './take-away.mjs';

/** @type {readonly (readonly [RegExp, string])[]} */
const CUTS = [
  // What browsers have had for years.
  [/^function e\(e,t\).*?(?=function a\()/s, 'const t=Object.assign,n=e=>typeof e,r=n;'],
  // A warning to those without an error boundary; every area has one.
  [/\w\.suppressComponentDidCatchWarning\|\|.*?;(?=var r=y\()/s, ''],
  // A place under an application's name; an area is always told its place.
  [/function\(e\)\{var t=e\.appName\|\|e\.name;.*?\}\}\(t\)/s, 'null'],
];

/**
 * Leaves out of single-spa-react what a parcel with a place and an error boundary never comes to, 1 kB.
 *
 * @param {string} source
 */
export default function keepReactParcels(source) {
  return CUTS.reduce((cut, [part, without]) => takeAway(cut, part, without), source);
}
