const STATUS = {
  RequisicaoInvalida: 400,
  CobOperacaoInvalida: 400,
  PixConsultaInvalida: 400,
  PixDevolucaoInvalida: 400,
  WebhookOperacaoInvalida: 400,
  AcessoNegado: 403,
  NaoEncontrado: 404,
  CobNaoEncontrado: 404,
  PixNaoEncontrado: 404,
  PixDevolucaoNaoEncontrada: 404,
  WebhookNaoEncontrado: 404,
  ErroInternoDoServidor: 500,
  ServicoIndisponivel: 503,
} as const;

export type ProblemName = keyof typeof STATUS;

/** A refusal of the bank, as RFC 7807 problem. Like real banks it repeats what was sent, names and CPF included. */
export class Problem extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(name: ProblemName, detail: string, sent?: unknown) {
    super(detail);
    this.status = STATUS[name];
    const violation = { razao: detail, propriedade: 'body', valor: JSON.stringify(sent) };
    this.body = {
      type: `https://pix.bcb.gov.br/api/v2/error/${name}`,
      title: name,
      status: this.status,
      detail,
      correlationId: 'b7a2c1d0-double',
      ...(sent !== undefined && { violacoes: [violation] }),
    };
  }
}
