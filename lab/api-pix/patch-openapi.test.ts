import { patchOpenApi } from './patch-openapi.ts';

const head = 'openapi: "3.0.3"\n';
const list = `    PixConsultados:
      type: "object"
      title: "Pix Consultados"
      required: ["parametros", "cobs"]
`;

it('corrects patterns, the list of Pix, and locations', () => {
  const text = `${head}${list}
          pattern: "/^\\\\d{11}$/"
          pattern: "[a-zA-Z0-9]{26,35}"
          pattern: '\\d{1,10}\\.\\d{2}'
          pattern: "^[0-9A-Z]{14}$"
          format: uri
          format: "date-time"
`;
  expect(patchOpenApi(text)).toBe(`${head}${list.replace('cobs', 'pix')}
          pattern: "^\\\\d{11}$"
          pattern: "^(?:[a-zA-Z0-9]{26,35})$"
          pattern: '^(?:\\d{1,10}\\.\\d{2})$'
          pattern: "^[0-9A-Z]{14}$"
          format: "date-time"
`);
});

it('refuses another file', () => {
  expect(() => patchOpenApi('swagger: "2.0"')).toThrow('not the OpenAPI of the API Pix');
});
