import { deviceOf } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)';

it.each([
  [`${ANDROID} ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [
    `${ANDROID} ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [`${ANDROID} ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`, 'Edge no Android'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox no Android'],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari no iPhone',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome no iPhone',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox no iPhone',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1`,
    'Edge no iPhone',
  ],
  [
    `${IPAD} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari no iPad',
  ],
  [`${WINDOWS} ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome no Windows'],
  [`${WINDOWS} ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge no Windows'],
  [`${WINDOWS} ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, 'Opera no Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox no Windows'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari no Mac'],
  [`${MAC} ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome no Mac'],
  [`${LINUX} ${WEBKIT} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome no Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox no Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome no ChromeOS'],
])('%s is %s', (userAgent, name) => {
  expect(deviceOf(userAgent).name).toBe(name);
});

it.each([
  [
    'a browser inside an app',
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`,
    'Outro navegador no iPhone',
  ],
  ['a browser on an unknown system', 'Mozilla/5.0 (PlayStation 5) Gecko/20100101 Firefox/133.0', 'Firefox'],
  ['a program', 'curl/8.9.1', 'Navegador não reconhecido'],
  ['nothing', '', 'Navegador não reconhecido'],
  ['no header', null, 'Navegador não reconhecido'],
  ['a forged header', '<b>Chrome</b>', 'Navegador não reconhecido'],
])('%s is named as far as it is known', (_, userAgent, name) => {
  expect(deviceOf(userAgent).name).toBe(name);
});

it.each([
  [`${ANDROID} ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`, true],
  [`${IPHONE} ${WEBKIT}`, true],
  [`${IPAD} ${WEBKIT}`, true],
  [`${WINDOWS} ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, false],
  [null, false],
])('%s is handheld: %s', (userAgent, isHandheld) => {
  expect(deviceOf(userAgent).isHandheld).toBe(isHandheld);
});
