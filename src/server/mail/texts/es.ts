import type { MailTexts } from './en'

export const es: MailTexts = {
  tagline: 'Geoturismo sostenible desde la tierra de las leyendas.',
  greeting: 'Hola, {{name}}:',
  optOut: 'Recibes este correo por los ajustes de tu perfil, donde también puedes desactivarlo.',
  resetPassword: {
    subject: 'Crea una contraseña nueva para {{magazine}}',
    text: 'Alguien, probablemente tú, ha pedido una contraseña nueva. El enlace sirve una sola vez, durante una hora.',
    button: 'Crear una contraseña nueva',
    reason: 'Si no has sido tú, no tienes que hacer nada: tu contraseña se queda como está.',
  },
  invitation: {
    subject: 'Tu cuenta en {{magazine}}',
    text: '{{by}} te ha creado una cuenta en {{magazine}}. Elige una contraseña e inicia sesión con ella y con este correo.',
    validity: 'El enlace sirve una sola vez, durante siete días.',
    button: 'Elegir contraseña',
    reason: 'Si no lo esperabas, ignora este correo: sin contraseña, la cuenta no se puede usar.',
  },
  confirmEmail: {
    subject: 'Confirma tu correo electrónico para {{magazine}}',
    text: 'Confirma que esta dirección es tuya. El enlace vale durante siete días.',
    button: 'Confirmar correo',
    reason: 'Si no tienes cuenta en {{magazine}}, alguien escribió mal su dirección y puedes ignorar este correo.',
  },
  changeEmail: {
    subject: 'Confirma tu nuevo correo electrónico para {{magazine}}',
    text: 'Confirma que esta es la nueva dirección de tu cuenta. Hasta entonces se usa la anterior. El enlace vale durante un día.',
  },
  confirmSubscription: {
    subject: 'Confirma tu suscripción a {{magazine}}',
    text: 'Confirma que quieres recibir nuestro boletín en esta dirección. El enlace vale durante siete días.',
    button: 'Confirmar suscripción',
    reason: 'Si no lo has pedido, ignora este correo: sin confirmación no enviaremos ningún boletín.',
    already: 'Esta dirección ya recibe nuestro boletín. No tienes que hacer nada.',
  },
  accountDeleted: {
    subject: 'Se ha eliminado tu cuenta en {{magazine}}',
    text: 'Tu cuenta se ha eliminado y este es nuestro último mensaje sobre ella. Si no lo has pedido, escribe a la redacción.',
  },
  security: {
    'password-changed': {
      subject: 'Tu contraseña de {{magazine}} ha cambiado',
      text: 'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
    },
    'email-change-requested': {
      subject: 'Un nuevo correo electrónico para tu cuenta en {{magazine}}',
      text: 'Se ha indicado otro correo electrónico para tu cuenta. Reemplazará a este en cuanto se confirme.',
    },
    'email-changed': {
      subject: 'Tu correo electrónico de {{magazine}} ha cambiado',
      text: 'Tu cuenta tiene ahora otro correo electrónico, ya confirmado. Esta dirección ya no se usa.',
    },
    'email-changed-by-admin': {
      subject: 'Tu correo electrónico de {{magazine}} ha cambiado',
      text: 'La administración le ha dado otro correo electrónico a tu cuenta. Esta dirección ya no se usa.',
    },
    'totp-enabled': {
      subject: 'Tu cuenta en {{magazine}} pide ahora un segundo factor',
      text: 'Se ha activado un segundo factor en tu cuenta: para iniciar sesión hace falta un código de una aplicación de autenticación. Se ha cerrado la sesión en los demás dispositivos.',
    },
    'totp-disabled': {
      subject: 'Tu cuenta en {{magazine}} ya no pide un segundo factor',
      text: 'Se ha desactivado el segundo factor de tu cuenta: para iniciar sesión basta la contraseña. Se ha cerrado la sesión en los demás dispositivos.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Si no has sido tú, crea ya una contraseña nueva: se cerrará la sesión en todos los dispositivos.',
      reason: 'Si has sido tú, no tienes que hacer nada.',
    },
    administrator: {
      text: 'Si no lo has pedido, escribe enseguida a la redacción: el cambio se puede deshacer.',
      button: 'Escribir a {{magazine}}',
      reason: 'Si ya lo sabías, no tienes que hacer nada.',
    },
  },
  adStatus: {
    pending: 'Tu anuncio «{{title}}» está otra vez pendiente de revisión.',
    approved: 'Tu anuncio «{{title}}» ha sido aprobado.',
    rejected: 'Tu anuncio «{{title}}» ha sido rechazado.',
    published: 'Tu anuncio «{{title}}» ya está publicado.',
    reviewer: 'Comentario de la revisión: {{reason}}',
    button: 'Ver tus anuncios',
  },
  adEnds: {
    subject: 'Su anuncio «{{title}}» termina pronto',
    text: 'Su anuncio «{{title}}» se muestra hasta el {{day}}. Si quiere que continúe, escríbanos antes.',
  },
  adReport: {
    subject: 'Sus anuncios: {{month}}',
    text: 'Estos son los resultados de sus anuncios. Mes: {{month}}.',
    ad: '«{{title}}» – {{figures}}',
    figures: 'visitas: {{views}}, clics: {{clicks}} (tasa de clics {{rate}}), días mostrado: {{days}}',
    median: 'Mediana de todos los anuncios – {{figures}}',
    button: 'Ver el informe',
  },
  newAd: {
    subject: 'Hay un anuncio nuevo pendiente de revisión: «{{title}}»',
    text: '{{advertiser}} ha enviado el anuncio «{{title}}».',
    button: 'Revisarlo',
  },
  newAds: {
    subject: 'Hay anuncios nuevos pendientes de revisión: {{count}}',
    more: 'Otros anuncios pendientes: {{count}}',
    button: 'Revisarlos',
  },
  desk: {
    'article-review': {
      subject: 'Hay un artículo pendiente de revisión: «{{title}}»',
      text: '{{by}} ha enviado el artículo «{{title}}» a revisión.',
      button: 'Revisarlo',
    },
    'article-sent-back': {
      subject: 'Te han devuelto tu artículo «{{title}}»',
      text: '{{by}} ha revisado tu artículo «{{title}}» y te lo ha devuelto.',
      button: 'Abrir tu artículo',
    },
    'article-note': {
      subject: 'Una nota nueva en «{{title}}»',
      text: '{{by}} ha añadido una nota al artículo «{{title}}».',
      button: 'Abrir el artículo',
    },
    'translation-review': {
      subject: 'Hay una traducción pendiente de revisión: «{{title}}» ({{language}})',
      text: '{{by}} ha enviado la traducción de «{{title}}» ({{language}}) a revisión.',
      button: 'Revisarla',
    },
    'translation-sent-back': {
      subject: 'Te han devuelto tu traducción de «{{title}}» ({{language}})',
      text: '{{by}} ha revisado tu traducción de «{{title}}» ({{language}}) y te la ha devuelto.',
      button: 'Abrir tu traducción',
    },
    'translation-published': {
      subject: 'Se ha publicado tu traducción de «{{title}}» ({{language}})',
      text: '{{by}} ha revisado tu traducción de «{{title}}» ({{language}}) y la ha publicado.',
      button: 'Abrir tu traducción',
    },
    note: 'La nota:',
  },
  newsletter: {
    sentTo:
      'Enviado a {{recipient}}: esta dirección está suscrita al boletín de {{site}} o registrada en el sitio, y no ha cancelado la suscripción.',
    web: 'Leer en la web',
    unsubscribe: 'Cancelar suscripción',
    video: 'Ver el video',
    audio: 'Escuchar la grabación',
  },
}
