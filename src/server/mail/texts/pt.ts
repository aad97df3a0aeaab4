import type { MailTexts } from './en'

export const pt: MailTexts = {
  tagline: 'Geoturismo sustentável da terra das lendas.',
  greeting: 'Olá, {{name}},',
  optOut: 'Você recebeu este e-mail por causa das configurações do seu perfil, onde também pode desativá-lo.',
  resetPassword: {
    subject: 'Defina uma nova senha para {{magazine}}',
    text: 'Alguém, provavelmente você, pediu uma nova senha. O link só pode ser usado uma vez e expira em uma hora.',
    button: 'Definir uma nova senha',
    reason: 'Se não foi você, não é preciso fazer nada: sua senha fica como está.',
  },
  invitation: {
    subject: 'Sua conta na {{magazine}}',
    text: '{{by}} criou uma conta para você na {{magazine}}. Escolha uma senha e entre com ela e com este endereço de e-mail.',
    validity: 'O link só pode ser usado uma vez e expira em sete dias.',
    button: 'Escolher uma senha',
    reason: 'Se você não esperava este e-mail, pode ignorá-lo: sem senha, a conta não pode ser usada.',
  },
  confirmEmail: {
    subject: 'Confirme seu endereço de e-mail para a {{magazine}}',
    text: 'Confirme que este endereço é seu. O link vale por sete dias.',
    button: 'Confirmar endereço',
    reason: 'Se você não tem conta na {{magazine}}, alguém digitou o endereço errado, e você pode ignorar este e-mail.',
  },
  changeEmail: {
    subject: 'Confirme seu novo endereço de e-mail para a {{magazine}}',
    text: 'Confirme que este é o novo endereço da sua conta. Até lá, o anterior continua em uso. O link vale por um dia.',
  },
  confirmSubscription: {
    subject: 'Confirme sua inscrição na newsletter da {{magazine}}',
    text: 'Confirme que você quer receber nossa newsletter neste endereço. O link vale por sete dias.',
    button: 'Confirmar inscrição',
    reason: 'Se não foi você quem pediu, ignore este e-mail: sem confirmação, não enviamos newsletters.',
    already: 'Este endereço já recebe nossa newsletter. Você não precisa fazer nada.',
  },
  accountDeleted: {
    subject: 'Sua conta na {{magazine}} foi excluída',
    text: 'Sua conta foi excluída, e esta é a nossa última mensagem sobre ela. Se não foi você quem pediu, escreva para a redação.',
  },
  security: {
    'password-changed': {
      subject: 'Sua senha da {{magazine}} foi alterada',
      text: 'A senha da sua conta foi alterada, e a sessão foi encerrada nos outros dispositivos.',
    },
    'email-change-requested': {
      subject: 'Um novo endereço de e-mail para sua conta na {{magazine}}',
      text: 'Outro endereço de e-mail foi informado para sua conta. Ele substituirá este assim que for confirmado.',
    },
    'email-changed': {
      subject: 'Seu endereço de e-mail da {{magazine}} foi alterado',
      text: 'Sua conta agora tem outro endereço de e-mail, já confirmado. Este endereço não é mais usado.',
    },
    'email-changed-by-admin': {
      subject: 'Seu endereço de e-mail da {{magazine}} foi alterado',
      text: 'A administração definiu outro endereço de e-mail para sua conta. Este endereço não é mais usado.',
    },
    'totp-enabled': {
      subject: 'Sua conta na {{magazine}} agora pede um segundo fator',
      text: 'Um segundo fator foi ativado na sua conta: para entrar, é preciso um código de um aplicativo de autenticação. A sessão foi encerrada nos outros dispositivos.',
    },
    'totp-disabled': {
      subject: 'Sua conta na {{magazine}} não pede mais um segundo fator',
      text: 'O segundo fator da sua conta foi desativado: para entrar, basta a senha. A sessão foi encerrada nos outros dispositivos.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Se não foi você, defina já uma nova senha: isso encerra a sessão em todos os dispositivos.',
      reason: 'Se foi você, não é preciso fazer nada.',
    },
    administrator: {
      text: 'Se não foi você quem pediu, escreva já para a redação: a administração pode desfazer a alteração.',
      button: 'Escrever para a {{magazine}}',
      reason: 'Se você já sabia, não é preciso fazer nada.',
    },
  },
  adStatus: {
    pending: 'Seu anúncio “{{title}}” aguarda análise novamente.',
    approved: 'Seu anúncio “{{title}}” foi aprovado.',
    rejected: 'Seu anúncio “{{title}}” foi rejeitado.',
    published: 'Seu anúncio “{{title}}” já está publicado.',
    reviewer: 'Nota da análise: {{reason}}',
    button: 'Ver seus anúncios',
  },
  adEnds: {
    subject: 'O seu anúncio “{{title}}” está quase a terminar',
    text: 'O seu anúncio “{{title}}” é exibido até {{day}}. Se quiser que continue, escreva-nos antes.',
  },
  adReport: {
    subject: 'Os seus anúncios: {{month}}',
    text: 'Estes são os resultados dos seus anúncios. Mês: {{month}}.',
    ad: 'Anúncio “{{title}}”: {{figures}}',
    figures: 'visualizações: {{views}}, cliques: {{clicks}} (taxa de cliques {{rate}}), dias em exibição: {{days}}',
    median: 'Mediana de todos os anúncios – {{figures}}',
    button: 'Ver o relatório',
  },
  newAd: {
    subject: 'Um novo anúncio aguarda análise: “{{title}}”',
    text: '{{advertiser}} enviou o anúncio “{{title}}”.',
    button: 'Analisar o anúncio',
  },
  newAds: {
    subject: 'Novos anúncios aguardam análise: {{count}}',
    more: 'Outros anúncios que aguardam: {{count}}',
    button: 'Analisar os anúncios',
  },
  desk: {
    'article-review': {
      subject: 'Um artigo aguarda revisão: “{{title}}”',
      text: '{{by}} enviou o artigo “{{title}}” para revisão.',
      button: 'Revisar o artigo',
    },
    'article-sent-back': {
      subject: 'Seu artigo “{{title}}” voltou para você',
      text: '{{by}} revisou seu artigo “{{title}}” e o devolveu.',
      button: 'Abrir seu artigo',
    },
    'article-note': {
      subject: 'Uma nova nota em “{{title}}”',
      text: '{{by}} adicionou uma nota ao artigo “{{title}}”.',
      button: 'Abrir o artigo',
    },
    'translation-review': {
      subject: 'Uma tradução aguarda revisão: «{{title}}» ({{language}})',
      text: '{{by}} enviou a tradução de «{{title}}» ({{language}}) para revisão.',
      button: 'Revisar a tradução',
    },
    'translation-sent-back': {
      subject: 'A sua tradução de «{{title}}» ({{language}}) voltou para você',
      text: '{{by}} revisou a sua tradução de «{{title}}» ({{language}}) e a devolveu.',
      button: 'Abrir a sua tradução',
    },
    'translation-published': {
      subject: 'A sua tradução de «{{title}}» ({{language}}) foi publicada',
      text: '{{by}} revisou a sua tradução de «{{title}}» ({{language}}) e a publicou.',
      button: 'Abrir a sua tradução',
    },
    note: 'A nota:',
  },
  newsletter: {
    sentTo:
      'Enviado para {{recipient}}: este endereço se inscreveu na newsletter da {{site}} ou se cadastrou no site, e não cancelou a inscrição.',
    web: 'Ler na web',
    unsubscribe: 'Cancelar inscrição',
    video: 'Ver o vídeo',
    audio: 'Ouvir a gravação',
  },
}
