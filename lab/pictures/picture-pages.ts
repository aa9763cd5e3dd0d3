import { PRODUCT_NAME } from 'shared-domain/product';
/** Fonts as base64. */
interface Fonts {
  readonly display: string;
  readonly body: string;
}

/** The logo centred on a light background, with the margin that phones cut off. */
export const iconPage = (mark: string): string => `<!doctype html>
<style>
  body { margin: 0; display: grid; place-items: center; height: 100vh; background: #fcfbf9; }
  svg { width: 68vw; height: 68vw; }
</style>
${mark}`;

/** The picture for link previews: the logo, the name, one sentence. */
export const sharePage = (mark: string, { display, body }: Fonts): string => `<!doctype html>
<style>
  @font-face { font-family: Rosario; font-weight: 300 700; src: url(data:font/woff2;base64,${display}); }
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${body}); }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #fcfbf9; color: #15302e; }
  main { position: absolute; left: 88px; top: 0; width: 620px; height: 630px; display: grid; align-content: center; gap: 26px; }
  .name { display: flex; align-items: center; gap: 14px; font: 640 44px Rosario; }
  .name svg { width: 56px; height: 56px; }
  h1 { margin: 0; font: 640 68px/1.06 Rosario; letter-spacing: -0.012em; }
  p { margin: 0; font: 400 28px/1.45 Figtree; color: #586763; }
  .art { position: absolute; right: 0; top: 0; width: 430px; height: 630px; background: #0a3c3a; display: grid; place-items: center; overflow: hidden; }
  .art svg { width: 400px; height: 400px; }
  .sun { position: absolute; left: 165px; top: 96px; width: 108px; height: 108px; border-radius: 50%; background: #fad2b3; }
  .art rect[fill="#0f5f59"] { fill: #28796f; }
  .art g rect { fill: #0a2d2c; }
</style>
<main>
  <div class="name">${mark}${PRODUCT_NAME}</div>
  <h1>Cuidar da mente começa por um bom encontro</h1>
  <p>Psicologia e psiquiatria online, com profissionais verificados.</p>
</main>
<div class="art"><div class="sun"></div>${mark}</div>`;
