import type { MailTexts } from './en'

export const it: MailTexts = {
  tagline: 'Geoturismo sostenibile dalla terra delle leggende.',
  greeting: 'Ciao {{name}},',
  optOut: 'Ricevi questa e-mail in base alle impostazioni del tuo profilo, dove puoi anche disattivarla.',
  resetPassword: {
    subject: 'Imposta una nuova password per {{magazine}}',
    text: 'Qualcuno, probabilmente tu, ha chiesto una nuova password. Il link vale una volta sola, per un’ora.',
    button: 'Imposta una nuova password',
    reason: 'Se la richiesta non è tua, non devi fare nulla: la tua password resta com’è.',
  },
  invitation: {
    subject: 'Il tuo account su {{magazine}}',
    text: '{{by}} ha creato per te un account su {{magazine}}. Scegli una password, poi accedi con quella e con questo indirizzo e-mail.',
    validity: 'Il link vale una volta sola, per sette giorni.',
    button: 'Scegli una password',
    reason: 'Se non te lo aspettavi, ignora questa e-mail: senza password, l’account non si può usare.',
  },
  confirmEmail: {
    subject: 'Conferma il tuo indirizzo e-mail per {{magazine}}',
    text: 'Conferma che questo indirizzo è tuo. Il link vale sette giorni.',
    button: 'Conferma indirizzo',
    reason:
      'Se non hai un account su {{magazine}}, qualcuno ha sbagliato a scrivere il suo indirizzo e puoi ignorare questa e-mail.',
  },
  changeEmail: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail per {{magazine}}',
    text: 'Conferma che questo è il nuovo indirizzo del tuo account. Fino ad allora resta in uso quello vecchio. Il link vale un giorno.',
  },
  confirmSubscription: {
    subject: 'Conferma la tua iscrizione a {{magazine}}',
    text: 'Conferma di voler ricevere la nostra newsletter a questo indirizzo. Il link vale sette giorni.',
    button: 'Conferma iscrizione',
    reason: 'Se non l’hai chiesta tu, ignora questa e-mail: senza conferma non invieremo newsletter.',
    already: 'Questo indirizzo riceve già la nostra newsletter. Non devi fare nulla.',
  },
  accountDeleted: {
    subject: 'Il tuo account su {{magazine}} è stato eliminato',
    text: 'Il tuo account è stato eliminato, e questo è il nostro ultimo messaggio al riguardo. Se non l’hai chiesto tu, scrivi alla redazione.',
  },
  security: {
    'password-changed': {
      subject: 'La tua password per {{magazine}} è stata cambiata',
      text: 'La password del tuo account è stata cambiata, e sugli altri dispositivi le sessioni sono state chiuse.',
    },
    'email-change-requested': {
      subject: 'Un nuovo indirizzo e-mail per il tuo account su {{magazine}}',
      text: 'Per il tuo account è stato inserito un altro indirizzo e-mail. Sostituirà questo appena sarà confermato.',
    },
    'email-changed': {
      subject: 'Il tuo indirizzo e-mail per {{magazine}} è stato cambiato',
      text: 'Il tuo account ha ora un altro indirizzo e-mail, che è stato confermato. Questo non si usa più.',
    },
    'email-changed-by-admin': {
      subject: 'Il tuo indirizzo e-mail per {{magazine}} è stato cambiato',
      text: 'L’amministrazione ha dato al tuo account un altro indirizzo e-mail. Questo non si usa più.',
    },
    'totp-enabled': {
      subject: 'Il tuo account su {{magazine}} ora richiede un secondo fattore',
      text: 'Per il tuo account è stato attivato un secondo fattore: per accedere serve un codice di un’app di autenticazione. Sugli altri dispositivi le sessioni sono state chiuse.',
    },
    'totp-disabled': {
      subject: 'Il tuo account su {{magazine}} non richiede più un secondo fattore',
      text: 'Il secondo fattore del tuo account è stato disattivato: per accedere basta la password. Sugli altri dispositivi le sessioni sono state chiuse.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Se non hai fatto tu la modifica, imposta subito una nuova password: le sessioni saranno chiuse su tutti i dispositivi.',
      reason: 'Se la modifica è tua, non devi fare nulla.',
    },
    administrator: {
      text: 'Se non l’hai chiesto tu, scrivi subito alla redazione: la modifica si può annullare.',
      button: 'Scrivi a {{magazine}}',
      reason: 'Se ne sei al corrente, non devi fare nulla.',
    },
  },
  adStatus: {
    pending: 'Il tuo annuncio «{{title}}» è di nuovo in attesa di revisione.',
    approved: 'Il tuo annuncio «{{title}}» è stato approvato.',
    rejected: 'Il tuo annuncio «{{title}}» è stato rifiutato.',
    published: 'Il tuo annuncio «{{title}}» è ora pubblicato.',
    reviewer: 'Nota della revisione: {{reason}}',
    button: 'Vedi i tuoi annunci',
  },
  adEnds: {
    subject: 'Il suo annuncio «{{title}}» sta per terminare',
    text: 'Il suo annuncio «{{title}}» resta visibile fino al {{day}}. Se desidera prolungarlo, ci scriva prima di allora.',
  },
  adReport: {
    subject: 'I suoi annunci: {{month}}',
    text: 'Ecco i risultati dei suoi annunci. Mese: {{month}}.',
    ad: '«{{title}}» – {{figures}}',
    figures: 'visualizzazioni: {{views}}, clic: {{clicks}} (tasso di clic {{rate}}), giorni di pubblicazione: {{days}}',
    median: 'Mediana di tutti gli annunci – {{figures}}',
    button: 'Vedi il rapporto',
  },
  newAd: {
    subject: 'Un nuovo annuncio è in attesa di revisione: «{{title}}»',
    text: '{{advertiser}} ha inviato l’annuncio «{{title}}».',
    button: 'Rivedi l’annuncio',
  },
  newAds: {
    subject: 'Nuovi annunci in attesa di revisione: {{count}}',
    more: 'Altri annunci in attesa: {{count}}',
    button: 'Rivedi gli annunci',
  },
  desk: {
    'article-review': {
      subject: 'Un articolo è in attesa di revisione: «{{title}}»',
      text: '{{by}} ha inviato l’articolo «{{title}}» in revisione.',
      button: 'Rivedi l’articolo',
    },
    'article-sent-back': {
      subject: 'Il tuo articolo «{{title}}» è tornato da te',
      text: '{{by}} ha rivisto il tuo articolo «{{title}}» e te l’ha rimandato.',
      button: 'Apri il tuo articolo',
    },
    'article-note': {
      subject: 'Una nuova nota su «{{title}}»',
      text: '{{by}} ha aggiunto una nota all’articolo «{{title}}».',
      button: 'Apri l’articolo',
    },
    'translation-review': {
      subject: 'Una traduzione è in attesa di revisione: «{{title}}» ({{language}})',
      text: '{{by}} ha inviato la traduzione di «{{title}}» ({{language}}) in revisione.',
      button: 'Rivedi la traduzione',
    },
    'translation-sent-back': {
      subject: 'La tua traduzione di «{{title}}» ({{language}}) è tornata da te',
      text: '{{by}} ha rivisto la tua traduzione di «{{title}}» ({{language}}) e te l’ha rimandata.',
      button: 'Apri la tua traduzione',
    },
    'translation-published': {
      subject: 'La tua traduzione di «{{title}}» ({{language}}) è stata pubblicata',
      text: '{{by}} ha rivisto la tua traduzione di «{{title}}» ({{language}}) e l’ha pubblicata.',
      button: 'Apri la tua traduzione',
    },
    note: 'La nota:',
  },
  newsletter: {
    sentTo:
      'Inviata a {{recipient}}: questo indirizzo è iscritto alla newsletter di {{site}} o registrato sul sito, e l’iscrizione non è stata annullata.',
    web: 'Leggi sul web',
    unsubscribe: 'Annulla iscrizione',
    video: 'Guarda il video',
    audio: 'Ascolta la registrazione',
  },
}
