import type { MailTexts } from './en'

export const id: MailTexts = {
  tagline: 'Geowisata berkelanjutan dari Negeri Legenda.',
  greeting: 'Halo {{name}},',
  optOut: 'Anda menerima email ini karena pengaturan di profil Anda. Di sana pula Anda dapat mematikannya.',
  resetPassword: {
    subject: 'Buat kata sandi baru untuk {{magazine}}',
    text: 'Seseorang, mungkin Anda, meminta kata sandi baru. Tautannya hanya bisa dipakai sekali, dalam waktu satu jam.',
    button: 'Buat kata sandi baru',
    reason: 'Jika bukan Anda, abaikan saja: kata sandi Anda tetap seperti semula.',
  },
  invitation: {
    subject: 'Akun Anda di {{magazine}}',
    text: '{{by}} telah membuatkan akun di {{magazine}} untuk Anda. Pilih kata sandi, lalu masuk dengan kata sandi itu dan alamat email ini.',
    validity: 'Tautannya hanya bisa dipakai sekali, dalam waktu tujuh hari.',
    button: 'Pilih kata sandi',
    reason: 'Jika Anda tidak mengharapkannya, abaikan saja: tanpa kata sandi, akun ini tidak dapat digunakan.',
  },
  confirmEmail: {
    subject: 'Konfirmasi alamat email Anda di {{magazine}}',
    text: 'Mohon konfirmasi bahwa alamat ini milik Anda. Tautannya berlaku tujuh hari.',
    button: 'Konfirmasi alamat',
    reason:
      'Jika Anda tidak punya akun di {{magazine}}, mungkin seseorang salah mengetik alamatnya. Abaikan saja email ini.',
  },
  changeEmail: {
    subject: 'Konfirmasi alamat email baru Anda di {{magazine}}',
    text: 'Mohon konfirmasi bahwa ini alamat baru akun Anda. Sebelum itu, alamat lama tetap dipakai. Tautannya berlaku satu hari.',
  },
  confirmSubscription: {
    subject: 'Konfirmasi langganan Anda di {{magazine}}',
    text: 'Konfirmasikan bahwa Anda ingin menerima buletin kami di alamat ini. Tautannya berlaku tujuh hari.',
    button: 'Konfirmasi langganan',
    reason: 'Jika Anda tidak memintanya, abaikan saja: tanpa konfirmasi, buletin tidak akan dikirim.',
    already: 'Alamat ini sudah menerima buletin kami. Anda tidak perlu berbuat apa-apa.',
  },
  accountDeleted: {
    subject: 'Akun Anda di {{magazine}} telah dihapus',
    text: 'Akun Anda telah dihapus, dan ini pesan terakhir kami tentangnya. Jika Anda tidak memintanya, silakan hubungi majalah kami.',
  },
  security: {
    'password-changed': {
      subject: 'Kata sandi Anda di {{magazine}} telah diubah',
      text: 'Kata sandi akun Anda telah diubah, dan Anda dikeluarkan dari akun di perangkat lain.',
    },
    'email-change-requested': {
      subject: 'Alamat email baru untuk akun Anda di {{magazine}}',
      text: 'Alamat email lain telah dimasukkan untuk akun Anda. Alamat itu menggantikan alamat ini begitu dikonfirmasi.',
    },
    'email-changed': {
      subject: 'Alamat email Anda di {{magazine}} telah diubah',
      text: 'Akun Anda kini memakai alamat email lain yang sudah dikonfirmasi. Alamat ini tidak dipakai lagi.',
    },
    'email-changed-by-admin': {
      subject: 'Alamat email Anda di {{magazine}} telah diubah',
      text: 'Administrator telah memberi akun Anda alamat email lain. Alamat ini tidak dipakai lagi.',
    },
    'totp-enabled': {
      subject: 'Akun Anda di {{magazine}} kini memerlukan faktor kedua',
      text: 'Faktor kedua telah diaktifkan untuk akun Anda: untuk masuk diperlukan kode dari aplikasi autentikator. Anda dikeluarkan dari akun di perangkat lain.',
    },
    'totp-disabled': {
      subject: 'Akun Anda di {{magazine}} tidak lagi memerlukan faktor kedua',
      text: 'Faktor kedua akun Anda telah dimatikan: untuk masuk cukup kata sandi. Anda dikeluarkan dari akun di perangkat lain.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Jika bukan Anda yang melakukannya, segera buat kata sandi baru: semua perangkat akan dikeluarkan dari akun.',
      reason: 'Jika memang Anda, tidak perlu melakukan apa-apa.',
    },
    administrator: {
      text: 'Jika Anda tidak memintanya, segera hubungi majalah kami: administrator dapat membatalkannya.',
      button: 'Hubungi {{magazine}}',
      reason: 'Jika Anda mengetahuinya, tidak perlu melakukan apa-apa.',
    },
  },
  adStatus: {
    pending: 'Iklan Anda “{{title}}” kembali menunggu tinjauan.',
    approved: 'Iklan Anda “{{title}}” telah disetujui.',
    rejected: 'Iklan Anda “{{title}}” ditolak.',
    published: 'Iklan Anda “{{title}}” sudah tayang.',
    reviewer: 'Catatan peninjau: {{reason}}',
    button: 'Lihat iklan Anda',
  },
  adEnds: {
    subject: 'Iklan Anda “{{title}}” akan segera berakhir',
    text: 'Iklan Anda “{{title}}” tayang sampai {{day}}. Jika Anda ingin iklan itu tetap tayang, hubungi kami sebelum waktu itu.',
  },
  adReport: {
    subject: 'Iklan Anda pada {{month}}',
    text: 'Inilah hasil iklan Anda pada {{month}}.',
    ad: 'Iklan “{{title}}”: {{figures}}',
    figures: 'dilihat: {{views}}, diklik: {{clicks}} (rasio klik {{rate}}), hari tayang: {{days}}',
    median: 'Median semua iklan – {{figures}}',
    button: 'Lihat laporan',
  },
  newAd: {
    subject: 'Iklan baru menunggu tinjauan: “{{title}}”',
    text: '{{advertiser}} telah mengajukan iklan “{{title}}”.',
    button: 'Tinjau',
  },
  newAds: {
    subject: 'Iklan baru menunggu tinjauan: {{count}}',
    more: 'Iklan lain yang menunggu: {{count}}',
    button: 'Tinjau iklan',
  },
  desk: {
    'article-review': {
      subject: 'Artikel menunggu tinjauan: “{{title}}”',
      text: '{{by}} mengirim artikel “{{title}}” untuk ditinjau.',
      button: 'Tinjau',
    },
    'article-sent-back': {
      subject: 'Artikel Anda “{{title}}” dikembalikan kepada Anda',
      text: '{{by}} telah meninjau artikel Anda “{{title}}” dan mengembalikannya kepada Anda.',
      button: 'Buka artikel Anda',
    },
    'article-note': {
      subject: 'Catatan baru pada “{{title}}”',
      text: '{{by}} menambahkan catatan pada artikel “{{title}}”.',
      button: 'Buka artikel',
    },
    'translation-review': {
      subject: 'Terjemahan menunggu tinjauan: “{{title}}” ({{language}})',
      text: '{{by}} mengirim terjemahan “{{title}}” ({{language}}) untuk ditinjau.',
      button: 'Tinjau',
    },
    'translation-sent-back': {
      subject: 'Terjemahan Anda atas “{{title}}” ({{language}}) dikembalikan kepada Anda',
      text: '{{by}} telah meninjau terjemahan Anda atas “{{title}}” ({{language}}) dan mengembalikannya kepada Anda.',
      button: 'Buka terjemahan Anda',
    },
    'translation-published': {
      subject: 'Terjemahan Anda atas “{{title}}” ({{language}}) telah terbit',
      text: '{{by}} telah meninjau terjemahan Anda atas “{{title}}” ({{language}}) dan menerbitkannya.',
      button: 'Buka terjemahan Anda',
    },
    note: 'Catatannya:',
  },
  newsletter: {
    sentTo:
      'Dikirim kepada {{recipient}}, yang berlangganan buletin {{site}} atau mendaftar di sana, dan belum berhenti berlangganan.',
    web: 'Baca di web',
    unsubscribe: 'Berhenti berlangganan',
    video: 'Tonton videonya',
    audio: 'Dengarkan rekaman',
  },
}
