import type { MailTexts } from './en'

export const ms: MailTexts = {
  tagline: 'Geopelancongan mampan dari Tanah Legenda.',
  greeting: 'Salam {{name}},',
  optOut: 'Anda menerima e-mel ini kerana tetapan dalam profil anda. Di situ juga anda boleh mematikannya.',
  resetPassword: {
    subject: 'Tetapkan kata laluan baharu untuk {{magazine}}',
    text: 'Seseorang, mungkin anda, telah meminta kata laluan baharu. Pautan ini boleh digunakan sekali sahaja, dalam tempoh satu jam.',
    button: 'Tetapkan kata laluan baharu',
    reason: 'Jika bukan anda, abaikan sahaja: kata laluan anda kekal seperti sedia ada.',
  },
  invitation: {
    subject: 'Akaun anda di {{magazine}}',
    text: '{{by}} telah membuka akaun di {{magazine}} untuk anda. Pilih kata laluan, kemudian log masuk dengan kata laluan itu dan alamat e-mel ini.',
    validity: 'Pautan ini boleh digunakan sekali sahaja, dalam tempoh tujuh hari.',
    button: 'Pilih kata laluan',
    reason: 'Jika anda tidak menjangkakannya, abaikan sahaja: tanpa kata laluan, akaun ini tidak boleh digunakan.',
  },
  confirmEmail: {
    subject: 'Sahkan alamat e-mel anda di {{magazine}}',
    text: 'Sila sahkan bahawa alamat ini milik anda. Pautan ini sah selama tujuh hari.',
    button: 'Sahkan alamat',
    reason:
      'Jika anda tiada akaun di {{magazine}}, mungkin seseorang tersilap menaip alamatnya. Abaikan sahaja e-mel ini.',
  },
  changeEmail: {
    subject: 'Sahkan alamat e-mel baharu anda di {{magazine}}',
    text: 'Sila sahkan bahawa ini alamat baharu akaun anda. Sebelum itu, alamat lama terus digunakan. Pautan ini sah selama satu hari.',
  },
  confirmSubscription: {
    subject: 'Sahkan langganan anda di {{magazine}}',
    text: 'Sila sahkan bahawa anda mahu menerima surat berita kami di alamat ini. Pautan ini sah selama tujuh hari.',
    button: 'Sahkan langganan',
    reason: 'Jika anda tidak memintanya, abaikan sahaja: tanpa pengesahan, surat berita tidak akan dihantar.',
    already: 'Alamat ini sudah menerima surat berita kami. Anda tidak perlu berbuat apa-apa.',
  },
  accountDeleted: {
    subject: 'Akaun anda di {{magazine}} telah dipadamkan',
    text: 'Akaun anda telah dipadamkan, dan ini mesej terakhir kami mengenainya. Jika anda tidak memintanya, sila hubungi majalah kami.',
  },
  security: {
    'password-changed': {
      subject: 'Kata laluan anda di {{magazine}} telah ditukar',
      text: 'Kata laluan akaun anda telah ditukar, dan peranti lain telah dilog keluar.',
    },
    'email-change-requested': {
      subject: 'Alamat e-mel baharu untuk akaun anda di {{magazine}}',
      text: 'Alamat e-mel lain telah dimasukkan untuk akaun anda. Alamat itu menggantikan alamat ini sebaik sahaja disahkan.',
    },
    'email-changed': {
      subject: 'Alamat e-mel anda di {{magazine}} telah ditukar',
      text: 'Akaun anda kini mempunyai alamat e-mel lain yang telah disahkan. Alamat ini tidak digunakan lagi.',
    },
    'email-changed-by-admin': {
      subject: 'Alamat e-mel anda di {{magazine}} telah ditukar',
      text: 'Pentadbir telah memberikan alamat e-mel lain kepada akaun anda. Alamat ini tidak digunakan lagi.',
    },
    'totp-enabled': {
      subject: 'Akaun anda di {{magazine}} kini memerlukan faktor kedua',
      text: 'Faktor kedua telah dihidupkan untuk akaun anda: log masuk memerlukan kod daripada aplikasi pengesah. Peranti lain telah dilog keluar.',
    },
    'totp-disabled': {
      subject: 'Akaun anda di {{magazine}} tidak lagi memerlukan faktor kedua',
      text: 'Faktor kedua akaun anda telah dimatikan: log masuk hanya memerlukan kata laluan. Peranti lain telah dilog keluar.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Jika bukan anda yang melakukannya, tetapkan kata laluan baharu sekarang: semua peranti akan dilog keluar.',
      reason: 'Jika memang anda, anda tidak perlu berbuat apa-apa.',
    },
    administrator: {
      text: 'Jika anda tidak memintanya, hubungi majalah kami dengan segera: pentadbir boleh membatalkannya.',
      button: 'Hubungi {{magazine}}',
      reason: 'Jika anda mengetahuinya, anda tidak perlu berbuat apa-apa.',
    },
  },
  adStatus: {
    pending: 'Iklan anda “{{title}}” menunggu semakan semula.',
    approved: 'Iklan anda “{{title}}” telah diluluskan.',
    rejected: 'Iklan anda “{{title}}” telah ditolak.',
    published: 'Iklan anda “{{title}}” kini disiarkan.',
    reviewer: 'Catatan penyemak: {{reason}}',
    button: 'Lihat iklan anda',
  },
  adEnds: {
    subject: 'Iklan anda “{{title}}” akan tamat tidak lama lagi',
    text: 'Iklan anda “{{title}}” disiarkan hingga {{day}}. Jika anda mahu iklan itu diteruskan, hubungi kami sebelum itu.',
  },
  adReport: {
    subject: 'Iklan anda pada {{month}}',
    text: 'Inilah hasil iklan anda pada {{month}}.',
    ad: 'Iklan “{{title}}”: {{figures}}',
    figures: 'tontonan: {{views}}, klik: {{clicks}} (kadar klik {{rate}}), hari siaran: {{days}}',
    median: 'Median semua iklan – {{figures}}',
    button: 'Lihat laporan',
  },
  newAd: {
    subject: 'Iklan baharu menunggu semakan: “{{title}}”',
    text: '{{advertiser}} telah menghantar iklan “{{title}}”.',
    button: 'Semak',
  },
  newAds: {
    subject: 'Iklan baharu menunggu semakan: {{count}}',
    more: 'Iklan lain yang menunggu: {{count}}',
    button: 'Semak iklan',
  },
  desk: {
    'article-review': {
      subject: 'Artikel menunggu semakan: “{{title}}”',
      text: '{{by}} telah menghantar artikel “{{title}}” untuk disemak.',
      button: 'Semak',
    },
    'article-sent-back': {
      subject: 'Artikel anda “{{title}}” dikembalikan kepada anda',
      text: '{{by}} telah menyemak artikel anda “{{title}}” dan mengembalikannya kepada anda.',
      button: 'Buka artikel anda',
    },
    'article-note': {
      subject: 'Catatan baharu pada “{{title}}”',
      text: '{{by}} telah menambah catatan pada artikel “{{title}}”.',
      button: 'Buka artikel',
    },
    'translation-review': {
      subject: 'Terjemahan menunggu semakan: “{{title}}” ({{language}})',
      text: '{{by}} telah menghantar terjemahan “{{title}}” ({{language}}) untuk disemak.',
      button: 'Semak',
    },
    'translation-sent-back': {
      subject: 'Terjemahan anda bagi “{{title}}” ({{language}}) dikembalikan kepada anda',
      text: '{{by}} telah menyemak terjemahan anda bagi “{{title}}” ({{language}}) dan mengembalikannya kepada anda.',
      button: 'Buka terjemahan anda',
    },
    'translation-published': {
      subject: 'Terjemahan anda bagi “{{title}}” ({{language}}) telah diterbitkan',
      text: '{{by}} telah menyemak terjemahan anda bagi “{{title}}” ({{language}}) dan menerbitkannya.',
      button: 'Buka terjemahan anda',
    },
    note: 'Catatannya:',
  },
  newsletter: {
    sentTo:
      'Dihantar kepada {{recipient}}, yang melanggan surat berita {{site}} atau mendaftar di sana, dan belum berhenti melanggan.',
    web: 'Baca di web',
    unsubscribe: 'Berhenti melanggan',
    video: 'Tonton video',
    audio: 'Dengar rakaman',
  },
}
