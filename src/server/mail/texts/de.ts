import type { MailTexts } from './en'

export const de: MailTexts = {
  tagline: 'Nachhaltiger Geotourismus aus dem Land der Legenden.',
  greeting: 'Guten Tag {{name}}!',
  optOut:
    'Sie bekommen diese E-Mail, weil es in Ihrem Profil so eingestellt ist. Dort können Sie die Nachricht ausschalten.',
  resetPassword: {
    subject: 'Neues Passwort für {{magazine}} festlegen',
    text: 'Jemand, vermutlich Sie selbst, hat ein neues Passwort angefordert. Der Link gilt einmal und eine Stunde lang.',
    button: 'Neues Passwort festlegen',
    reason: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: 'Ihr Konto bei {{magazine}}',
    text: '{{by}} hat für Sie ein Konto bei {{magazine}} angelegt. Wählen Sie ein Passwort und melden Sie sich damit und mit dieser E-Mail-Adresse an.',
    validity: 'Der Link gilt einmal und sieben Tage lang.',
    button: 'Passwort wählen',
    reason:
      'Wenn Sie damit nicht gerechnet haben, ignorieren Sie diese E-Mail: Ohne Passwort lässt sich das Konto nicht benutzen.',
  },
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {{magazine}}',
    text: 'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt sieben Tage.',
    button: 'Adresse bestätigen',
    reason:
      'Wenn Sie kein Konto bei {{magazine}} haben, hat sich jemand vertippt, und Sie können diese E-Mail ignorieren.',
  },
  changeEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {{magazine}}',
    text: 'Bitte bestätigen Sie, dass dies die neue Adresse Ihres Kontos ist. Bis dahin gilt die alte weiter. Der Link gilt einen Tag.',
  },
  confirmSubscription: {
    subject: 'Bestätigen Sie Ihr Abonnement von {{magazine}}',
    text: 'Bitte bestätigen Sie, dass Sie unseren Newsletter an diese Adresse möchten. Der Link gilt sieben Tage.',
    button: 'Abonnement bestätigen',
    reason: 'Wenn Sie das nicht wollten, ignorieren Sie diese E-Mail: Ohne Bestätigung bekommen Sie keinen Newsletter.',
    already: 'Diese Adresse bekommt unseren Newsletter schon. Sie müssen nichts tun.',
  },
  accountDeleted: {
    subject: 'Ihr Konto bei {{magazine}} wurde gelöscht',
    text: 'Ihr Konto wurde gelöscht, und dies ist unsere letzte Nachricht dazu. Wenn Sie das nicht wollten, schreiben Sie bitte der Redaktion.',
  },
  security: {
    'password-changed': {
      subject: 'Ihr Passwort für {{magazine}} wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde geändert, und andere Geräte wurden abgemeldet.',
    },
    'email-change-requested': {
      subject: 'Eine neue E-Mail-Adresse für Ihr Konto bei {{magazine}}',
      text: 'Für Ihr Konto wurde eine andere E-Mail-Adresse eingetragen. Sie ersetzt diese, sobald sie bestätigt ist.',
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse für {{magazine}} wurde geändert',
      text: 'Ihr Konto hat jetzt eine andere, bestätigte E-Mail-Adresse. Diese Adresse wird nicht mehr benutzt.',
    },
    'email-changed-by-admin': {
      subject: 'Ihre E-Mail-Adresse für {{magazine}} wurde geändert',
      text: 'Die Administration hat Ihrem Konto eine andere E-Mail-Adresse gegeben. Diese Adresse wird nicht mehr benutzt.',
    },
    'totp-enabled': {
      subject: 'Ihr Konto bei {{magazine}} verlangt jetzt einen zweiten Faktor',
      text: 'Für Ihr Konto wurde ein zweiter Faktor eingerichtet: Zur Anmeldung gehört ein Code aus einer Authenticator-App. Andere Geräte wurden abgemeldet.',
    },
    'totp-disabled': {
      subject: 'Ihr Konto bei {{magazine}} verlangt keinen zweiten Faktor mehr',
      text: 'Der zweite Faktor Ihres Kontos wurde ausgeschaltet: Zur Anmeldung genügt das Passwort. Andere Geräte wurden abgemeldet.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Wenn Sie es nicht waren, legen Sie jetzt ein neues Passwort fest: Damit werden alle Geräte abgemeldet.',
      reason: 'Wenn Sie es waren, müssen Sie nichts tun.',
    },
    administrator: {
      text: 'Wenn Sie das nicht wollten, schreiben Sie der Redaktion sofort: Die Änderung lässt sich rückgängig machen.',
      button: '{{magazine}} schreiben',
      reason: 'Wenn Sie davon wissen, müssen Sie nichts tun.',
    },
  },
  adStatus: {
    pending: 'Ihre Anzeige „{{title}}“ wartet wieder auf die Prüfung.',
    approved: 'Ihre Anzeige „{{title}}“ wurde angenommen.',
    rejected: 'Ihre Anzeige „{{title}}“ wurde abgelehnt.',
    published: 'Ihre Anzeige „{{title}}“ ist jetzt veröffentlicht.',
    reviewer: 'Anmerkung aus der Prüfung: {{reason}}',
    button: 'Ihre Anzeigen ansehen',
  },
  adEnds: {
    subject: 'Ihre Anzeige „{{title}}“ endet bald',
    text: 'Ihre Anzeige „{{title}}“ erscheint bis {{day}}. Wenn sie bleiben soll, schreiben Sie uns bitte vorher.',
  },
  adReport: {
    subject: 'Ihre Anzeigen im {{month}}',
    text: 'Das haben Ihre Anzeigen im {{month}} erreicht.',
    ad: '„{{title}}“ – {{figures}}',
    figures: 'Aufrufe: {{views}}, Klicks: {{clicks}} (Klickrate {{rate}}), Tage sichtbar: {{days}}',
    median: 'Median aller Anzeigen – {{figures}}',
    button: 'Bericht ansehen',
  },
  newAd: {
    subject: 'Eine neue Anzeige wartet auf die Prüfung: „{{title}}“',
    text: '{{advertiser}} hat die Anzeige „{{title}}“ eingereicht.',
    button: 'Anzeige prüfen',
  },
  newAds: {
    subject: 'Neue Anzeigen warten auf die Prüfung: {{count}}',
    more: 'Weitere Anzeigen, die warten: {{count}}',
    button: 'Anzeigen prüfen',
  },
  desk: {
    'article-review': {
      subject: 'Ein Artikel wartet auf die Prüfung: „{{title}}“',
      text: '{{by}} hat den Artikel „{{title}}“ zur Prüfung geschickt.',
      button: 'Artikel prüfen',
    },
    'article-sent-back': {
      subject: 'Ihr Artikel „{{title}}“ ist zurück bei Ihnen',
      text: '{{by}} hat Ihren Artikel „{{title}}“ geprüft und an Sie zurückgegeben.',
      button: 'Ihren Artikel öffnen',
    },
    'article-note': {
      subject: 'Neue Notiz zu „{{title}}“',
      text: '{{by}} hat dem Artikel „{{title}}“ eine Notiz hinzugefügt.',
      button: 'Artikel öffnen',
    },
    'translation-review': {
      subject: 'Eine Übersetzung wartet auf die Prüfung: „{{title}}“ ({{language}})',
      text: '{{by}} hat die Übersetzung von „{{title}}“ ({{language}}) zur Prüfung geschickt.',
      button: 'Übersetzung prüfen',
    },
    'translation-sent-back': {
      subject: 'Ihre Übersetzung von „{{title}}“ ({{language}}) ist zurück bei Ihnen',
      text: '{{by}} hat Ihre Übersetzung von „{{title}}“ ({{language}}) geprüft und an Sie zurückgegeben.',
      button: 'Ihre Übersetzung öffnen',
    },
    'translation-published': {
      subject: 'Ihre Übersetzung von „{{title}}“ ({{language}}) ist veröffentlicht',
      text: '{{by}} hat Ihre Übersetzung von „{{title}}“ ({{language}}) geprüft und veröffentlicht.',
      button: 'Ihre Übersetzung öffnen',
    },
    note: 'Die Notiz:',
  },
  newsletter: {
    sentTo:
      'Gesendet an {{recipient}}: Mit dieser Adresse wurde der Newsletter von {{site}} bestellt oder ein Konto registriert, und er wurde nicht abbestellt.',
    web: 'Im Web lesen',
    unsubscribe: 'Abbestellen',
    video: 'Video ansehen',
    audio: 'Aufnahme anhören',
  },
}
