import { SITE_NAME } from '@shared/magazine'
import type { MailTexts } from './en'

export const pt: MailTexts = {
  tagline: 'Geoturismo sustentável da terra das lendas.',
  greeting: 'Olá, {{name}},',
  optOut: 'Este e-mail foi enviado de acordo com as definições do seu perfil, onde também o pode desativar.',
  resetPassword: {
    subject: `Defina uma nova senha para ${SITE_NAME}`,
    text: 'Alguém, provavelmente quem lê esta mensagem, pediu uma nova senha. O link serve uma única vez, durante uma hora.',
    button: 'Definir uma nova senha',
    reason: 'Se não fez este pedido, não precisa de fazer nada: a sua senha fica como está.',
  },
  invitation: {
    subject: `A sua conta em ${SITE_NAME}`,
    text: `{{by}} criou para si uma conta em ${SITE_NAME}. Escolha uma senha e entre com ela e com este endereço de e-mail.`,
    validity: 'O link serve uma única vez, durante sete dias.',
    button: 'Escolher uma senha',
    reason: 'Se não esperava este e-mail, ignore-o: sem senha, a conta não pode ser usada.',
  },
  confirmEmail: {
    subject: `Confirme o seu endereço de e-mail para ${SITE_NAME}`,
    text: 'Confirme que este endereço é seu. O link é válido durante sete dias.',
    button: 'Confirmar endereço',
    reason: `Se não tem conta em ${SITE_NAME}, alguém se enganou ao escrever o endereço e pode ignorar este e-mail.`,
  },
  changeEmail: {
    subject: `Confirme o seu novo endereço de e-mail para ${SITE_NAME}`,
    text: 'Confirme que este é o novo endereço da sua conta. Até lá, continua em uso o anterior. O link é válido durante um dia.',
  },
  confirmSubscription: {
    subject: `Confirme a sua subscrição de ${SITE_NAME}`,
    text: 'Confirme que quer receber a nossa newsletter neste endereço. O link é válido durante sete dias.',
    button: 'Confirmar subscrição',
    reason: 'Se não fez este pedido, ignore este e-mail: sem confirmação, não enviamos newsletters.',
    already: 'Este endereço já recebe a nossa newsletter. Não precisa de fazer nada.',
  },
  accountDeleted: {
    subject: `A sua conta em ${SITE_NAME} foi apagada`,
    text: 'A sua conta foi apagada, e esta é a nossa última mensagem sobre ela. Se não fez este pedido, escreva à redação.',
  },
  security: {
    'password-changed': {
      subject: `A sua senha de ${SITE_NAME} foi alterada`,
      text: 'A senha da sua conta foi alterada, e a sessão foi encerrada nos outros dispositivos.',
    },
    'email-change-requested': {
      subject: `Um novo endereço de e-mail para a sua conta em ${SITE_NAME}`,
      text: 'Foi indicado outro endereço de e-mail para a sua conta. Substituirá este assim que for confirmado.',
    },
    'email-changed': {
      subject: `O seu endereço de e-mail de ${SITE_NAME} foi alterado`,
      text: 'A sua conta tem agora outro endereço de e-mail, já confirmado. Este endereço deixou de ser usado.',
    },
    'email-changed-by-admin': {
      subject: `O seu endereço de e-mail de ${SITE_NAME} foi alterado`,
      text: 'A administração deu outro endereço de e-mail à sua conta. Este endereço deixou de ser usado.',
    },
    'totp-enabled': {
      subject: `A sua conta em ${SITE_NAME} pede agora um segundo fator`,
      text: 'Foi ativado um segundo fator na sua conta: para entrar é preciso um código de uma aplicação de autenticação.',
    },
    'totp-disabled': {
      subject: `A sua conta em ${SITE_NAME} já não pede um segundo fator`,
      text: 'O segundo fator da sua conta foi desativado: para entrar basta a senha.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Se não fez esta alteração, defina já uma nova senha: a sessão será encerrada em todos os dispositivos.',
      reason: 'Se fez esta alteração, não precisa de fazer nada.',
    },
    administrator: {
      text: 'Se não fez este pedido, escreva já à redação: a alteração pode ser desfeita.',
      button: `Escrever a ${SITE_NAME}`,
      reason: 'Se já sabia, não precisa de fazer nada.',
    },
  },
  adStatus: {
    pending: 'O seu anúncio «{{title}}» aguarda novamente revisão.',
    approved: 'O seu anúncio «{{title}}» foi aprovado.',
    rejected: 'O seu anúncio «{{title}}» foi rejeitado.',
    published: 'O seu anúncio «{{title}}» já está publicado.',
    reviewer: 'Nota da revisão: {{reason}}',
    button: 'Ver os seus anúncios',
  },
  newAd: {
    subject: 'Um novo anúncio aguarda revisão: «{{title}}»',
    text: '{{advertiser}} enviou o anúncio «{{title}}».',
    button: 'Rever o anúncio',
  },
  desk: {
    'article-review': {
      subject: 'Um artigo aguarda revisão: «{{title}}»',
      text: '{{by}} enviou o artigo «{{title}}» para revisão.',
      button: 'Rever o artigo',
    },
    'article-sent-back': {
      subject: 'O seu artigo «{{title}}» voltou para si',
      text: '{{by}} reviu o seu artigo «{{title}}» e devolveu-o.',
      button: 'Abrir o seu artigo',
    },
    'article-note': {
      subject: 'Uma nova nota em «{{title}}»',
      text: '{{by}} acrescentou uma nota ao artigo «{{title}}».',
      button: 'Abrir o artigo',
    },
    note: 'A nota:',
  },
  newsletter: {
    sentTo:
      'Enviado para {{recipient}}: este endereço subscreveu a newsletter de {{site}} ou está inscrito no site, e não cancelou a subscrição.',
    web: 'Ler na web',
    unsubscribe: 'Cancelar subscrição',
    video: 'Ver o vídeo',
  },
}
