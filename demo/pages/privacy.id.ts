import { h2, p, table, ul } from '../blocks'
import { type DemoPageText, toFill } from '../page'

export const privacyIndonesian: DemoPageText = {
  title: 'Privasi',
  body: [
    p(
      `Halaman ini menjelaskan apa yang kami simpan tentang Anda, mengapa, dan berapa lama. Pengendali datanya adalah ${toFill('nama dan alamat penerbit')}; pertanyaan dan permintaan dikirim ke ${toFill('alamat email untuk pertanyaan tentang data')}. Servernya berada di ${toFill('negara, dan nama perusahaan penyedia server')}.`,
    ),
    h2('Jika Anda hanya membaca'),
    p(
      'Untuk membaca, Anda tidak memerlukan akun. Kami tidak memasang kuki iklan, tidak menyusun profil, dan tidak memakai program analitik milik pihak lain.',
    ),
    ul(
      'Kami menghitung berapa kali artikel dibuka, dibaca sampai akhir, disimpan, atau dibagikan, apa yang dicari, serta berapa kali iklan dilihat dan tautannya diikuti: secara keseluruhan dan per hari, bukan per orang. Agar setiap pembaca dihitung sekali, server menyimpan alamat jaringan Anda beserta nomor artikel atau iklan itu, atau kata-kata pencarian itu, selama 30 menit.',
      'Dengan alasan yang sama, peramban Anda menyimpan nomor artikel dan iklan yang sudah dihitung di penyimpanan sesinya, dengan nama <code>viewedArticles</code>, <code>readArticles</code>, <code>keptArticles</code>, <code>sharedArticles</code>, <code>viewedAds</code>, dan <code>clickedAds</code>, serta pencarian dengan nama <code>countedSearches</code>. Semuanya hilang saat Anda menutup tab.',
      'Jika Anda memilih bahasa, kuki bernama <code>googtrans</code> menyimpannya selama setahun. Isinya hanya bahasa itu.',
      'Supaya Anda dapat melanjutkan dari tempat Anda berhenti, peramban menyimpan artikel mana yang sudah Anda mulai dan sampai di mana Anda membacanya, di penyimpanan lokalnya dengan nama <code>begun</code>, sampai Anda tiba di akhirnya; artikel mana yang sudah Anda baca, dengan nama <code>readToEnd</code>; dan kapan Anda berkunjung, dengan nama <code>seen</code> dan <code>since</code>. Sampai di mana Anda memuat suatu daftar disimpan di penyimpanan sesinya dengan nama <code>loadedLists</code> sampai Anda menutup tab. Kami tidak pernah melihatnya.',
      'Jika Anda memilih warna terang atau gelap, peramban menyimpan pilihan itu di penyimpanan lokalnya, dengan nama <code>theme</code>.',
      'Jika Anda memilih edisi lengkap atau ringan, kuki bernama <code>edition</code> menyimpan pilihan itu selama setahun.',
      'Jika Anda menutup tawaran untuk membaca dalam bahasa lain, peramban mengingatnya di penyimpanan lokalnya, dengan nama <code>language-offer-declined</code>. Jika terjemahan gagal, peramban mengingatnya dengan nama <code>translation-failed</code> sampai Anda menutup tab.',
      'Perjalanan yang Anda rencanakan ada di penyimpanan lokal peramban dengan nama <code>trip</code> sampai Anda mengosongkannya. Jika Anda punya akun, kami menyimpan perjalanan itu dan daftar yang Anda simpan (di peramban dengan nama <code>saved</code>) bersamanya, sehingga ada di semua perangkat Anda.',
      'Peramban Anda menyimpan salinan halaman yang Anda buka selama 30 hari, dan artikel, tempat, serta perjalanan yang Anda simpan sampai Anda menghapusnya, agar dapat dibaca secara offline. Salinan itu tetap di perangkat Anda dan terhapus saat Anda menghapus data situs ini.',
    ),
    h2('Yang datang dari perusahaan lain'),
    p(
      'Fon, gambar, dan program kami berasal dari server kami sendiri. Tiga hal dapat datang dari tempat lain, dan setiap kali perusahaan itu mengetahui alamat jaringan Anda:',
    ),
    ul(
      'Jika Anda memilih bahasa yang belum kami sediakan terjemahannya, program Google Translate dimuat untuk menerjemahkan naskah, dan program itu menerima isi halaman.',
      'Video dari YouTube dan Vimeo datang dari sana, dan perusahaan itu dapat memasang kuki mereka sendiri.',
      'Gambar dalam iklan atau artikel dapat tersimpan di situs lain.',
    ),
    h2('Jika Anda punya akun'),
    p(
      'Kami menyimpan nama, alamat email, peran Anda, dan bahasa yang kami pakai untuk menyurati Anda, serta, jika Anda mengisinya, nomor telepon, perusahaan, situs web, beberapa kalimat tentang diri Anda, dan foto. Kata sandi Anda hanya kami simpan sebagai hash Argon2id, yang tidak dapat dibaca kembali. Perusahaan dan iklan Anda dapat dilihat staf kami, dan iklan yang kami terbitkan dapat dilihat semua orang.',
    ),
    ul(
      'Selama Anda masuk, peramban Anda menyimpan token di penyimpanan lokalnya, dengan nama <code>token</code>. Kami menyimpan hash-nya, jenis peramban dan sistem, alamat jaringan yang dipendekkan, dan waktu terakhir dipakai. Anda dapat melihat dan mengakhiri sesi Anda di profil; sesi yang tidak dipakai selama 30 hari berakhir dengan sendirinya.',
      'Agar orang asing tidak dapat mengunci akun Anda, kami mengingat jaringan tempat Anda masuk selama 180 hari.',
      'Percobaan masuk, mendaftar, atau mengirim formulir dihitung menurut alamat jaringan dan alamat email sampai batasnya dicabut: biasanya hitungan menit atau jam, paling lama sekitar sehari.',
      'Yang Anda lakukan di dasbor dicatat dalam log selama setahun, tanpa nama, dan dengan alamat jaringan Anda selama 90 hari. Kami memerlukannya untuk mengetahui penyalahgunaan.',
      'Saat Anda menulis di dasbor, peramban menyimpan yang belum Anda simpan sampai 30 hari, di penyimpanan lokalnya.',
    ),
    h2('Buletin'),
    p(
      'Buletin hanya kami kirim kepada orang yang memintanya dan sudah mengonfirmasi alamatnya lewat tautan dalam email. Tanpa akun, kami menyimpan alamat Anda, bahasa halaman, dan waktu Anda berlangganan dan mengonfirmasi. Alamat yang tidak dikonfirmasi dalam tujuh hari dihapus. Setiap email memuat tautan untuk berhenti berlangganan; setahun setelah itu alamatnya kami hapus. Kami tidak mencatat apakah Anda membuka email atau mengikuti tautannya.',
    ),
    p(
      `Siapa yang menerima buletin yang mana disimpan selama setahun, lalu nama dan alamatnya dihapus. Jika email tidak dapat disampaikan, kami menyimpan alamat dan alasannya sampai dua tahun, agar kami tidak terus-menerus mengirim ke sana. Email kami dikirim oleh ${toFill('nama layanan email')}.`,
    ),
    h2('Berapa lama kami menyimpannya'),
    table(
      ['Data', 'Disimpan'],
      ['Akun, artikel, iklan, berkas unggahan', 'sampai dihapus'],
      ['Artikel, iklan, dan berkas yang dihapus', '30 hari di tempat sampah'],
      ['Berkas unggahan yang tidak terpakai', '30 hari'],
      ['Log tentang yang dilakukan di dasbor', '365 hari; alamat jaringan di dalamnya 90 hari'],
      ['Nama dalam daftar aktivitas terbaru', '365 hari'],
      ['Log server: waktu, alamat halaman, alamat jaringan, jenis peramban', toFill('hari, misalnya 14')],
      ['Cadangan dari semua yang di atas', toFill('hari')],
    ),
    p(
      'Log server memuat perubahan dan kesalahan; halaman yang hanya dibaca tidak ada di dalamnya, kecuali saat kami mencari gangguan. Yang Anda hapus langsung hilang dari situs, dan hilang dari cadangan saat cadangan itu dihapus.',
    ),
    h2('Yang dapat Anda lakukan'),
    ul(
      'Mengunduh semua yang disimpan tentang Anda, di profil Anda.',
      'Memperbaikinya di sana, atau menghapus akun Anda, yang langsung menghapus data Anda. Artikel yang sudah kami terbitkan tetap memuat nama penulisnya, dan iklan tetap ada tanpa nama Anda.',
      'Jika Anda tidak punya akun, tulislah kepada kami: kami mengirimkan yang kami simpan tentang alamat Anda, atau menghapusnya.',
      `Mengadu kepada lembaga pelindungan data: ${toFill('nama dan alamat lembaga')}.`,
    ),
    p(
      `Dasar hukumnya adalah ${toFill('misalnya: persetujuan Anda untuk buletin, perjanjian kami dengan Anda untuk akun, kepentingan kami yang sah atas operasi yang aman untuk log')}.`,
    ),
    p(`Terakhir diubah: ${toFill('tanggal')}`),
  ],
}
