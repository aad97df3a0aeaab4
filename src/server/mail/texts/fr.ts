import type { MailTexts } from './en'

export const fr: MailTexts = {
  tagline: 'Le géotourisme durable, venu de la terre des légendes.',
  greeting: 'Bonjour {{name}},',
  optOut:
    'Vous recevez cet e-mail selon les réglages de votre profil, où vous pouvez aussi désactiver cette notification.',
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe pour {{magazine}}',
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Le lien ne sert qu’une fois, pendant une heure.',
    button: 'Choisir un nouveau mot de passe',
    reason: 'Si ce n’était pas vous, vous n’avez rien à faire\u202f: votre mot de passe ne change pas.',
  },
  invitation: {
    subject: 'Votre compte sur {{magazine}}',
    text: '{{by}} a créé pour vous un compte sur {{magazine}}. Choisissez un mot de passe, puis connectez-vous avec cette adresse e-mail.',
    validity: 'Le lien ne sert qu’une fois, pendant sept jours.',
    button: 'Choisir un mot de passe',
    reason:
      'Si vous ne vous y attendiez pas, ignorez cet e-mail\u202f: sans mot de passe, le compte ne peut pas servir.',
  },
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail pour {{magazine}}',
    text: 'Veuillez confirmer que cette adresse est la vôtre. Le lien est valable sept jours.',
    button: 'Confirmer l’adresse',
    reason:
      'Si vous n’avez pas de compte sur {{magazine}}, quelqu’un s’est trompé d’adresse\u202f: vous pouvez ignorer cet e-mail.',
  },
  changeEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour {{magazine}}',
    text: 'Veuillez confirmer que cette adresse est la nouvelle adresse de votre compte. D’ici là, l’ancienne reste en usage. Le lien est valable un jour.',
  },
  confirmSubscription: {
    subject: 'Confirmez votre abonnement à {{magazine}}',
    text: 'Veuillez confirmer que vous souhaitez recevoir notre newsletter à cette adresse. Le lien est valable sept jours.',
    button: 'Confirmer l’abonnement',
    reason:
      'Si vous n’avez rien demandé, ignorez cet e-mail\u202f: sans confirmation, aucune newsletter ne sera envoyée.',
    already: 'Cette adresse reçoit déjà notre newsletter. Vous n’avez rien à faire.',
  },
  accountDeleted: {
    subject: 'Votre compte sur {{magazine}} a été supprimé',
    text: 'Votre compte a été supprimé, et ceci est notre dernier message à ce sujet. Si vous ne l’avez pas demandé, veuillez écrire à la rédaction.',
  },
  security: {
    'password-changed': {
      subject: 'Votre mot de passe pour {{magazine}} a été changé',
      text: 'Le mot de passe de votre compte a été changé, et les sessions ouvertes ailleurs ont été fermées.',
    },
    'email-change-requested': {
      subject: 'Une nouvelle adresse e-mail pour votre compte sur {{magazine}}',
      text: 'Une autre adresse e-mail a été indiquée pour votre compte. Elle remplacera celle-ci dès qu’elle sera confirmée.',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail pour {{magazine}} a été changée',
      text: 'Votre compte a maintenant une autre adresse e-mail, qui a été confirmée. Celle-ci n’est plus utilisée.',
    },
    'email-changed-by-admin': {
      subject: 'Votre adresse e-mail pour {{magazine}} a été changée',
      text: 'L’administration a donné une autre adresse e-mail à votre compte. Celle-ci n’est plus utilisée.',
    },
    'totp-enabled': {
      subject: 'Votre compte sur {{magazine}} demande désormais un second facteur',
      text: 'Un second facteur a été activé pour votre compte\u202f: la connexion demande un code d’une application d’authentification. Les sessions ouvertes ailleurs ont été fermées.',
    },
    'totp-disabled': {
      subject: 'Votre compte sur {{magazine}} ne demande plus de second facteur',
      text: 'Le second facteur de votre compte a été désactivé\u202f: le mot de passe suffit pour se connecter. Les sessions ouvertes ailleurs ont été fermées.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u202f: toutes les sessions seront fermées.',
      reason: 'Si c’était vous, vous n’avez rien à faire.',
    },
    administrator: {
      text: 'Si vous ne l’avez pas demandé, écrivez tout de suite à la rédaction\u202f: le changement peut être annulé.',
      button: 'Contacter {{magazine}}',
      reason: 'Si vous êtes au courant, vous n’avez rien à faire.',
    },
  },
  adStatus: {
    pending: 'Votre publicité «\u202f{{title}}\u202f» attend de nouveau d’être examinée.',
    approved: 'Votre publicité «\u202f{{title}}\u202f» a été acceptée.',
    rejected: 'Votre publicité «\u202f{{title}}\u202f» a été refusée.',
    published: 'Votre publicité «\u202f{{title}}\u202f» est maintenant publiée.',
    reviewer: 'Remarque de la rédaction\u202f: {{reason}}',
    button: 'Voir vos publicités',
  },
  adEnds: {
    subject: 'Votre publicité «\u202f{{title}}\u202f» se termine bientôt',
    text: 'Votre publicité «\u202f{{title}}\u202f» est affichée jusqu’au {{day}}. Si vous souhaitez la prolonger, écrivez-nous avant.',
  },
  adReport: {
    subject: 'Vos publicités\u202f: {{month}}',
    text: 'Voici les résultats de vos publicités\u202f: {{month}}.',
    ad: '«\u202f{{title}}\u202f» – {{figures}}',
    figures:
      'vues\u202f: {{views}}, clics\u202f: {{clicks}} (taux de clics {{rate}}), jours d’affichage\u202f: {{days}}',
    median: 'Médiane de toutes les publicités – {{figures}}',
    button: 'Voir le rapport',
  },
  newAd: {
    subject: 'Une nouvelle publicité attend d’être examinée\u202f: «\u202f{{title}}\u202f»',
    text: '{{advertiser}} a proposé la publicité «\u202f{{title}}\u202f».',
    button: 'L’examiner',
  },
  newAds: {
    subject: 'De nouvelles publicités attendent d’être examinées\u202f: {{count}}',
    more: 'Autres publicités en attente\u202f: {{count}}',
    button: 'Les examiner',
  },
  desk: {
    'article-review': {
      subject: 'Un article attend d’être relu\u202f: «\u202f{{title}}\u202f»',
      text: '{{by}} a envoyé l’article «\u202f{{title}}\u202f» en relecture.',
      button: 'Le relire',
    },
    'article-sent-back': {
      subject: 'Votre article «\u202f{{title}}\u202f» vous a été renvoyé',
      text: '{{by}} a relu votre article «\u202f{{title}}\u202f» et vous l’a renvoyé.',
      button: 'Ouvrir votre article',
    },
    'article-note': {
      subject: 'Une nouvelle note sur «\u202f{{title}}\u202f»',
      text: '{{by}} a ajouté une note à l’article «\u202f{{title}}\u202f».',
      button: 'Ouvrir l’article',
    },
    'translation-review': {
      subject: 'Une traduction attend d’être relue\u202f: «\u202f{{title}}\u202f» ({{language}})',
      text: '{{by}} a envoyé la traduction de «\u202f{{title}}\u202f» ({{language}}) en relecture.',
      button: 'La relire',
    },
    'translation-sent-back': {
      subject: 'Votre traduction de «\u202f{{title}}\u202f» ({{language}}) vous a été renvoyée',
      text: '{{by}} a relu votre traduction de «\u202f{{title}}\u202f» ({{language}}) et vous l’a renvoyée.',
      button: 'Ouvrir votre traduction',
    },
    'translation-published': {
      subject: 'Votre traduction de «\u202f{{title}}\u202f» ({{language}}) est publiée',
      text: '{{by}} a relu votre traduction de «\u202f{{title}}\u202f» ({{language}}) et l’a publiée.',
      button: 'Ouvrir votre traduction',
    },
    note: 'La note\u202f:',
  },
  newsletter: {
    sentTo:
      'Envoyé à {{recipient}}\u202f: cette adresse est abonnée à la newsletter de {{site}} ou inscrite sur le site, et ne s’est pas désabonnée.',
    web: 'Lire sur le web',
    unsubscribe: 'Se désabonner',
    video: 'Voir la vidéo',
    audio: 'Écouter l’enregistrement',
  },
}
