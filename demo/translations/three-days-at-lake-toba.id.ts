import { TRIP } from '../articles/three-days-at-lake-toba'
import { button, callout, checklist, details, figure, h2, h3, p, table, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'three-days-at-lake-toba',
  language: 'id',
  title: 'Tiga hari di Danau Toba',
  excerpt:
    'Bibir kaldera, sebuah pulau, lalu jalan pulang yang memutar: rencana yang memberi feri waktu untuk terlambat. Lengkap dengan isi tas, apa yang mungkin ditutup, dan apa yang dilewati kalau hujan.',
  caption: 'Kapal dari pantai timur ke Samosir, dengan bibir kaldera di belakangnya.',
  body: [
    p(
      '<a href="/places/lake-toba">Danau Toba</a> lebih luas daripada kelihatannya di peta pulau, dan lebih lambat daripada kelihatannya di peta ponsel. Tiga hari cukup untuk melihat bibir kaldera dari atas, bermalam di <a href="/places/samosir">Samosir</a>, dan pulang lewat jalan lain. Tiga hari tidak cukup untuk melakukannya dua kali lebih cepat.',
    ),
    callout(
      'tip',
      'Jam keberangkatan feri tidak dicetak di sini. Jadwalnya berubah menurut musim, hari, dan banyaknya truk. Tanyakan di dermaga begitu tiba, dan tanyakan dulu kapal terakhirnya.',
    ),
    figure(
      'toba-map',
      'Danau dari bibir ke bibir. Hari pertama di pantai utara dan timurnya, hari kedua di pulaunya, hari ketiga di barat.',
    ),
    h2('Hari pertama: bibir kaldera'),
    p(
      'Dari Medan, ambillah jalan lewat Berastagi, supaya yang pertama terlihat dari danau itu adalah seluruhnya. (Kalau ada waktu satu pagi dan sepatu yang baik, <a href="/articles/mount-sibayak-sunrise">Sibayak</a> berdiri di tepi jalan.) Di atas Tongging, di air terjun <a href="/places/sipiso-piso">Sipiso-piso</a>, sebuah sungai jatuh sekitar 120 meter dari dataran tinggi, dan di belakangnya danau bermula. Jalan setapak dengan banyak anak tangga turun ke kaki air terjun. Turunnya cepat.',
    ),
    p(
      'Berdirilah di pagar pandang dan bacalah <a href="/articles/lake-toba-supervolcano">apa yang sedang Anda lihat</a>: bukan tempat di sebelah gunung api, melainkan di dalamnya. Lalu susuri bibir timur sampai Parapat atau Ajibata, tempat kapal berangkat, dan bermalamlah di sana. Jangan memaksa menyeberang pada malam yang sama, kecuali Anda senang tiba dalam gelap.',
    ),
    h2('Hari kedua: pulau'),
    p(
      'Kapal berlayar dari Ajibata ke Tomok, dengan tempat untuk mobil, dan dari Parapat ke Tuktuk, untuk orang. Pakailah jaket pelampung; kalau tidak ada, tunggulah kapal berikutnya. Pada Juni 2018 feri <i>Sinar Bangun</i> yang kelebihan muatan tenggelam di sini, dan lebih dari 160 orang hilang.',
    ),
    table(
      ['Perhentian', 'Yang ada di sana', 'Sediakan'],
      ['Tomok', 'Peti batu keluarga Sidabutar, sedikit mendaki dari dermaga', 'Satu jam'],
      ['Ambarita', 'Lingkaran kursi batu di kampung berpagar marga Siallagan', 'Satu jam'],
      ['Simanindo', 'Kampung bekas raja, museum sejak 1969; tarian, biasanya pagi hari', 'Setengah pagi'],
      ['Tuktuk', 'Tempat tidur, tempat berenang, dan kubah lava di bawah penginapan', 'Semalam'],
    ),
    p(
      'Kalau harus memilih, pilihlah Simanindo pada pagi hari dan Tomok pada pukul empat, saat rombongan hari itu sudah kembali ke bus. Sebelum naik ke rumah orang atau mengangkat kamera, pelajarilah <a href="/articles/samosir-batak-villages">tata krama di kampung</a>. Sepuluh menit membacanya, dan itulah beda antara bertamu dan memotret orang.',
    ),
    h3('Kalau hujan'),
    p(
      'Hujan akan turun, kira-kira satu jam, entah kapan setelah makan siang. Tunggulah di rumah seorang penenun di Hutaraja, dekat Lumban Suhi-suhi Toruan di jalan ke Pangururan, dan bayarlah waktunya seperti halnya kainnya.',
    ),
    h2('Hari ketiga: ke barat, lalu pulang'),
    p(
      'Susuri pantai sampai Pangururan, tempat sebuah jembatan melintasi terusan yang menjadikan Samosir pulau. Di seberangnya berdiri <a href="/places/pusuk-buhit">Pusuk Buhit</a>, gunung api yang tumbuh setelah runtuhan besar; menurut tradisi Batak, leluhur pertama berasal dari sana, dan mata air panas keluar di kakinya. Dari danau jalan berkelok naik ke Tele. Berhentilah di atas dan lihatlah ke belakang: bibir, air, pulau, bibir. Itulah semuanya, utuh.',
    ),
    p(
      'Dari Tele, jalan ke Medan panjang; yang lebih pendek, lewat Dolok Sanggul, menuju bandara Silangit. Kalau Anda terbang, tempat pandang Huta Ginjang dan Sipinsur masing-masing sekitar setengah jam dari bandara itu.',
    ),
    button(TRIP, 'Masukkan tiga hari ini ke perjalanan saya'),
    h2('Kapan, dan dengan apa'),
    ul(
      [
        'Kapan',
        [
          'Bulan-bulan yang lebih kering adalah Mei sampai September. Malam selalu sejuk: danau ini sekitar 900 meter di atas laut.',
        ],
      ],
      ['Dengan siapa', ['Pemandu dari kampung tempat Anda menginap, paling sedikit setengah hari']],
      ['Naik apa', ['Mobil dengan sopir untuk hari pertama dan ketiga, skuter atau kaki sendiri untuk hari kedua']],
    ),
    checklist(
      ['Baju hangat, dan jas hujan yang mudah diambil', true],
      ['Pakaian yang menutup bahu dan lutut, untuk makam dan gereja', true],
      ['Uang tunai pecahan kecil untuk kapal, karcis, dan pemandu', true],
      ['Lihat pemberitahuan setiap tempat pada malam sebelumnya', true],
      ['Hari keempat, untuk berjaga-jaga', false],
      ['Daftar dua belas tempat lain', false],
    ),
    details(
      'Bagaimana kalau hanya ada dua hari?',
      'Lewatkan jalan memutar pada hari pertama dan langsunglah ke Parapat. Pertahankan pulaunya, dan jalan pulang lewat Tele kalau ada orang lain yang bisa menyetir.',
    ),
    p(
      'Sumber: perhentian-perhentian ini adalah tempat dalam tulisan kami tentang <a href="/articles/lake-toba-supervolcano">kaldera</a> dan <a href="/articles/samosir-batak-villages">kampung-kampungnya</a>, yang faktanya berasal dari <a href="https://www.unesco.org/en/iggp">program geopark UNESCO</a>, komite keselamatan transportasi Indonesia, dan makalah yang disebut di sana.',
    ),
  ],
}
