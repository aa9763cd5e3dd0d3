import { Link } from 'shared-portal/router';
import { EMAIL } from './email';
import type { LegalDocument } from './legal-document';

/** A change needs a new version and hash: see shared-domain/consents. */
export const privacyPolicy: LegalDocument = {
  id: 'privacidade',
  title: 'Política de Privacidade',
  summary:
    'Usamos seus dados para que a consulta aconteça, e só. Eles ficam no Brasil. Você pode baixar seus dados ou pedir que sejam apagados no seu perfil.',
  sections: [
    {
      id: 'controladora',
      title: 'Quem cuida dos seus dados',
      body: (
        <>
          <p>
            A Vínculo é a controladora dos dados tratados nesta plataforma, nos termos da Lei Geral de
            Proteção de Dados (Lei 13.709/2018, a LGPD). Cada profissional é controlador do prontuário que
            mantém sobre você: esse registro é dele, segue o código de ética da profissão e não passa pela
            plataforma.
          </p>
          <p>
            Nosso encarregado pelo tratamento de dados atende em{' '}
            <a href="mailto:privacidade@vinculo.example">privacidade@vinculo.example</a>.
          </p>
        </>
      ),
    },
    {
      id: 'o-que-coletamos',
      title: 'O que coletamos',
      body: (
        <>
          <p>Pedimos apenas o que é preciso em cada momento:</p>
          <ul>
            <li>
              Cadastro: nome, CPF, telefone, {EMAIL} e a versão destes textos que você aceitou, com a data.
            </li>
            <li>
              Perfil, se você quiser preencher: cidade, estado, data de nascimento, como prefere ser avisado e
              um contato de emergência.
            </li>
            <li>
              Consultas: profissional, data, horário, situação e pagamento; também séries, propostas de outro
              horário, relatos de ausência e avisos sobre elas.
            </li>
            <li>Fuso horário do aparelho, para que lembretes cheguem na hora certa.</li>
            <li>
              Conversas: as mensagens trocadas com o profissional de cada consulta, visíveis só para vocês
              dois.
            </li>
            <li>
              Gravação da sessão, só se o profissional gravar com o seu acordo: o endereço dela, visível para
              vocês dois.
            </li>
            <li>
              Avaliação, se você quiser dar: nota, comentários, como você se sentiu, se recomenda e, à parte,
              um depoimento público.
            </li>
            <li>
              Profissionais: também CPF ou CNPJ, registro no conselho, apresentação, preço, horários de
              atendimento, chave Pix para receber, os documentos enviados para conferência e, se você quiser
              publicar uma, sua foto.
            </li>
            <li>Uso: data e hora de acesso e endereço IP, guardados por segurança.</li>
            <li>
              Equipe: de quem administra a plataforma, cada leitura, exportação e mudança, com o papel, o
              acesso usado e o começo do endereço IP; leituras e exportações por um ano, mudanças por cinco.
            </li>
          </ul>
          <p>
            A plataforma não grava o que é dito na sessão. Se o profissional gravar, com o seu acordo,
            guardamos apenas o endereço da gravação. Não usamos cookies de publicidade nem serviços de
            rastreamento.
          </p>
        </>
      ),
    },
    {
      id: 'para-que-usamos',
      title: 'Para que usamos, e com que base',
      body: (
        <>
          <p>
            Para marcar, confirmar e realizar as consultas, receber o pagamento e responder quando você
            escreve (execução de contrato, art. 7º, V). Para conferir o registro dos profissionais e prevenir
            fraudes (legítimo interesse e obrigação legal, art. 7º, II e IX).
          </p>
          <p>
            O fato de você fazer terapia já é um dado de saúde. Tratamos dados assim com o seu consentimento
            específico, dado em destaque no cadastro (art. 11, I), e para a tutela da sua saúde por
            profissionais obrigados ao sigilo (art. 11, II, f).
          </p>
          <p>Não vendemos dados, não mostramos anúncios e não tomamos decisões automáticas sobre você.</p>
        </>
      ),
    },
    {
      id: 'com-quem-compartilhamos',
      title: 'Com quem compartilhamos',
      body: (
        <>
          <p>
            Com o profissional que você escolheu: seu nome, seu {EMAIL}, seu telefone, as consultas com ele, a
            conversa de vocês e a nota e os comentários da sua avaliação. Depois de uma consulta paga e
            realizada, também seu CPF, se ele emite o recibo no Receita Saúde da Receita Federal; cada vez que
            ele o vê fica registrada.
          </p>
          <p>
            Com os serviços que fazem o pagamento, o {EMAIL} e o vídeo funcionarem, cada um apenas com o
            necessário e sob contrato. Com autoridades, quando a lei obriga.
          </p>
          <p>
            A equipe da Vínculo, para atender você e resolver problemas, pode ver os dados do seu cadastro e
            do seu perfil (nome, {EMAIL}, telefone, CPF ou CNPJ, cidade, estado, data de nascimento,
            preferências de aviso e contato de emergência), as consultas, os pagamentos e as avaliações. Ela
            não lê conversas nem tem o link da sua sessão ou de uma gravação. Um depoimento só aparece no
            perfil do profissional se você o escrever para isso, com o nome abreviado.
          </p>
          <p>
            Se você é profissional, sua página mostra a todos o seu nome, registro, apresentação, preço,
            horários livres e avaliações e, se você publicar uma, sua foto. A foto é publicada sem os dados
            que o aparelho grava nela, como data e lugar. Ela é apagada quando é trocada ou removida, quando o
            cadastro é suspenso e quando a conta é apagada.
          </p>
        </>
      ),
    },
    {
      id: 'onde-ficam',
      title: 'Onde ficam e por quanto tempo',
      body: (
        <>
          <p>
            Os dados ficam em servidores no Brasil, com acesso restrito, conexão cifrada e registro de quem da
            equipe leu ou mudou o quê.
          </p>
          <p>
            A sessão por vídeo acontece na sala do portal ou por um link de um serviço externo, que não recebe
            seu nome nem seu CPF de nós. Na sala, som e imagem vão cifrados de um aparelho ao outro e nada é
            gravado; guardamos só quando cada um entrou e saiu. Para isso, cada aparelho conhece o endereço de
            rede do outro, a não ser que a chamada passe por um servidor nosso.
          </p>
          <p>
            Guardamos seus dados enquanto a conta existir. Depois, só o que a lei exige, pelo prazo que ela
            exige: o registro dos atendimentos de psicologia por pelo menos cinco anos (Resolução CFP
            001/2009), prontuários médicos por vinte anos (Lei 13.787/2018) e comprovantes de pagamento por
            cinco anos.
          </p>
        </>
      ),
    },
    {
      id: 'seus-direitos',
      title: 'Seus direitos',
      body: (
        <>
          <p>
            A LGPD (art. 18) garante que você possa confirmar o tratamento, ver, corrigir e levar seus dados,
            saber com quem foram compartilhados, pedir que sejam apagados e retirar o consentimento.
          </p>
          <p>
            Você faz isso no <Link to="/patient/profile">seu perfil</Link>, sem justificar. Ao apagar,
            anonimizamos o que pode ir e dizemos o que a lei nos obriga a manter, e até quando. Se a nossa
            resposta não bastar, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).
          </p>
        </>
      ),
    },
    {
      id: 'menores',
      title: 'Crianças e adolescentes',
      body: (
        <p>
          A conta é para maiores de 18 anos. O atendimento de menores é combinado e acompanhado pelo
          responsável legal, que responde pela conta.
        </p>
      ),
    },
    {
      id: 'incidentes',
      title: 'Se algo der errado',
      body: (
        <p>
          Em caso de incidente de segurança com risco para você, avisamos por {EMAIL} e comunicamos a ANPD no
          prazo legal, dizendo o que aconteceu e o que fazer.
        </p>
      ),
    },
    {
      id: 'fale-com-a-gente',
      title: 'Como falar com a gente',
      body: (
        <p>
          Pelo <Link to="/contato">formulário de contato</Link>. Respondemos em até 24h em dias úteis. A
          versão desta política que você aceitou no cadastro fica registrada, com a data, e vem na cópia dos
          seus dados. Quando a política muda, a nova versão é publicada nesta página, com a data dela, e vale
          para os cadastros feitos desde então.
        </p>
      ),
    },
  ],
};
