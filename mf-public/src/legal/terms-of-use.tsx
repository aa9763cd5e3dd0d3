import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import { Link } from 'shared-portal/router';
import { EMAIL } from './email';
import type { LegalDocument } from './legal-document';

/** A change needs a new version and hash: see shared-domain/consents. */
export const termsOfUse: LegalDocument = {
  id: 'termos',
  title: 'Termos de Uso',
  summary:
    'A Vínculo aproxima você de profissionais verificados e cuida de agenda, pagamento e vídeo. O atendimento é do profissional. Você pode remarcar até 24h antes e cancelar até o início; o reembolso segue a regra abaixo.',
  sections: [
    {
      id: 'o-que-e',
      title: 'O que é a Vínculo',
      body: (
        <>
          <p>
            A Vínculo é uma plataforma em que pacientes encontram psicólogos e psiquiatras, marcam sessões de
            vídeo de 50 minutos e as acompanham.
            {BUILT_FOR_DEMONSTRATION &&
              ' A plataforma está em desenvolvimento e é uma demonstração: os pagamentos são simulados e nenhum valor é cobrado.'}
          </p>
          <p>
            O atendimento é prestado pelo profissional, com autonomia técnica e sob as normas do conselho dele
            (CFP e CRP, CFM e CRM). A Vínculo não faz diagnóstico nem promete resultado.
          </p>
        </>
      ),
    },
    {
      id: 'emergencias',
      title: 'Emergências',
      body: (
        <>
          <p>
            A plataforma não atende emergências. Se você ou alguém corre risco agora, procure ajuda imediata:
          </p>
          <ul>
            <li>
              <a href="tel:188">188</a>: CVV, apoio emocional, 24h, gratuito e sigiloso.
            </li>
            <li>
              <a href="tel:192">192</a>: SAMU.
            </li>
            <li>
              <a href="tel:190">190</a>: Polícia.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'conta',
      title: 'Sua conta',
      body: (
        <p>
          Para marcar uma consulta você cria uma conta com dados verdadeiros, confirma o {EMAIL} e aceita
          estes textos. A conta é pessoal: cuide da senha e avise se alguém a usar. Podemos suspender contas
          que violem estes termos, explicando o motivo.
        </p>
      ),
    },
    {
      id: 'consultas',
      title: 'Consultas e pagamento',
      body: (
        <>
          <p>
            O preço é definido pelo profissional e aparece antes de você confirmar. Depois de marcar, você tem
            15 minutos para pagar por Pix; sem o pagamento, o horário volta a ficar livre. Quando é o
            profissional que marca para você, ou nas datas seguintes de uma série, o Pix abre 72h antes e pode
            ser pago até 24h antes; marcar assim não obriga você a nada antes de pagar. A consulta é
            confirmada quando o pagamento é reconhecido, e o link de vídeo chega por {EMAIL} 60 e 15 minutos
            antes.
          </p>
          <p>
            Um preço já reservado não muda, nem o de uma série até o fim dela. Onde a tela não diz outro fuso,
            os horários são os de Brasília.
          </p>
        </>
      ),
    },
    {
      id: 'cancelamento',
      title: 'Remarcar, cancelar e reembolso',
      body: (
        <>
          <p>
            Você pode remarcar até 24h antes do início e cancelar até ele. O que foi pago é devolvido por
            inteiro, pelo Pix que você usou, em até 2 dias úteis, se você cancelar pelo menos 24h antes, ou se
            marcou há menos de 7 dias e faltam pelo menos 2h. Depois disso, ou se você não comparecer, o valor
            não é devolvido, a não ser nos casos abaixo.
          </p>
          <p>
            Se o profissional cancelar, o valor é devolvido por inteiro, sem você pedir. Se ele propuser outro
            horário, o marcado vale até você aceitar; quem aceita ainda pode cancelar com reembolso até 24h
            antes do novo horário, ou por 2h depois de aceitar.
          </p>
          <p>
            Se o profissional for suspenso ou deixar a plataforma, cancelamos as sessões que ainda não
            começaram, avisamos você por {EMAIL} e o que foi pago é devolvido por inteiro. Se ele não
            comparecer ou não puder atender, <Link to="/contato">escreva para a equipe</Link>: ela confere o
            que houve e decide o reembolso, sem prejuízo do que a lei garante a você.
          </p>
          <p>
            Nas compras pela internet vale também o direito de arrependimento do Código de Defesa do
            Consumidor (art. 49), em até 7 dias da compra. Quando a tela já não oferecer o reembolso, escreva
            para a equipe dizendo que desistiu da compra.
          </p>
        </>
      ),
    },
    {
      id: 'conduta',
      title: 'Como nos tratamos',
      body: (
        <>
          <p>
            Respeito vale para os dois lados. Não é permitido assediar, discriminar, gravar a sessão sem que
            ambos concordem, divulgar o que foi dito, ou combinar pagamentos por fora da plataforma.
          </p>
          <p>
            Avaliações devem ser sinceras e sobre o atendimento recebido. Depoimentos públicos são lidos pela
            equipe antes de aparecer.
          </p>
        </>
      ),
    },
    {
      id: 'profissionais',
      title: 'Para profissionais',
      body: (
        <>
          <p>
            O cadastro profissional pede registro ativo no CRP ou no CRM e documentos. O número é conferido em
            até 24h; a análise completa leva de 2 a 5 dias úteis. Informações falsas levam à recusa ou à
            suspensão, e podem ser comunicadas ao conselho.
          </p>
          <p>
            O profissional define o próprio preço e os próprios horários, mantém o prontuário, emite os
            documentos fiscais que lhe cabem e responde pelo atendimento. Não há vínculo de emprego com a
            plataforma.
          </p>
        </>
      ),
    },
    {
      id: 'marca-e-conteudo',
      title: 'Marca e conteúdo',
      body: (
        <p>
          Nome, marca, textos e desenhos da Vínculo são protegidos por lei. O que você escreve continua seu;
          você nos autoriza apenas a guardá-lo e mostrá-lo a quem o serviço exige.
        </p>
      ),
    },
    {
      id: 'responsabilidade',
      title: 'Disponibilidade e responsabilidade',
      body: (
        <p>
          Trabalhamos para que a plataforma esteja sempre no ar, mas pode haver interrupções. Se uma falha
          nossa impedir a sessão, escreva para a equipe, que cuida do reembolso. Nada nestes termos afasta
          direitos que a lei garante ao consumidor.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças e foro',
      body: (
        <p>
          A versão que você aceitou no cadastro fica registrada, com a data. Quando estes termos mudam, a nova
          versão é publicada nesta página, com a data dela, e vale para os cadastros feitos desde então. Você
          pode encerrar a conta quando quiser. Vale a lei brasileira, e o foro é o do domicílio do consumidor.
          Dúvidas: <Link to="/contato">fale com a gente</Link>.
        </p>
      ),
    },
  ],
};
