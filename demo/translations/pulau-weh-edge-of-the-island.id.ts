import { figure, h2, h3, ol, p, quote, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'pulau-weh-edge-of-the-island',
  language: 'id',
  title: 'Pulau Weh: tempat peta Indonesia bermula',
  excerpt:
    'Gunung api di lepas ujung Sumatra, dengan tugu kilometer nol, lereng yang beruap, gelembung di dasar laut, dan kenangan akan suatu pagi di bulan Desember.',
  caption: 'Teluk di sebelah barat Sabang, milik seekor burung cikalang.',
  body: [
    p(
      'Setiap negara harus mulai menghitung dari suatu tempat. Indonesia memulainya di sebuah tanjung berhutan di Pulau Weh, pulau seluas kira-kira 150 kilometer persegi di lepas ujung utara Sumatra. Kapal cepat dari Banda Aceh butuh sekitar 45 menit, feri mobil sampai dua jam. Kebanyakan orang datang untuk menyelam. Lebih sedikit yang menyadari bahwa pulau tempat mereka menyelam itu sendiri sebuah gunung api, dan belum sepenuhnya dingin.',
    ),
    h2('Kilometer Nol'),
    p(
      'Jalan ke barat dari Sabang, satu-satunya kota, berkelok hampir 30 kilometer menembus hutan, melewati kawanan monyet ekor panjang, lalu berakhir di sebuah tugu tinggi di atas laut. Tugu itu diresmikan pada September 1997 dan sejak itu dibangun ulang serta diperbesar. Sebuah prasasti mencantumkan letaknya, sedikit kurang dari enam derajat lintang utara, dengan ketinggian 43,6 meter. Situs-situs perjalanan mengulangnya sebagai tinggi tugu. Itu ketinggian di atas permukaan laut.',
    ),
    quote(
      'Dari Sabang sampai Merauke, berjajar pulau-pulau.',
      'Pembuka lagu yang dipelajari setiap anak Indonesia di sekolah',
    ),
    p(
      'Sebenarnya ini lambang saja. Pulau Rondo yang tak berpenghuni terletak lebih ke utara, dan beberapa noktah batu lain lebih ke barat. Namun, sebuah lambang butuh tempat parkir, dan yang satu ini memandang ke air semata. Pergilah menjelang sore, dan simpan makanan dari pandangan monyet.',
    ),
    figure(
      'ring-of-places',
      'Weh adalah titik paling atas. Semua tempat lain di majalah ini terletak di sebelah selatannya. Di sekelilingnya Samudra Hindia, Selat Malaka, Laut Cina Selatan, dan Laut Jawa.',
    ),
    h2('Gunung api yang bernapas'),
    p(
      'Weh adalah sisa sebuah gunung api yang sebagian tubuhnya runtuh lama berselang dan digenangi laut. Tidak ada catatan letusan pada masa sejarah. Namun, panasnya masih ada.',
    ),
    h3('Jaboi'),
    p(
      'Kira-kira lima belas kilometer dari Sabang, di atas Desa Jaboi, pepohonan menjadi gundul dan tanah memutih. Jalan setapak menuju beberapa kawah kecil, tempat uap dan belerang keluar dari lereng dan air mendidih di sela batu. Jalannya pendek dan gampang dianggap enteng. Tetaplah di jalan setapak, berdirilah di arah datangnya angin, awasi anak-anak dari dekat, dan berbaliklah jika asapnya mencekik tenggorokan.',
    ),
    p(
      'Air panas dari sumber yang sama dialirkan ke kolam pemandian di Jaboi dan di Keuneukai, desa tetangganya. Keluarga-keluarga datang menjelang petang. Mandilah seperti mereka, dengan kaus dan celana selutut atau sarung.',
    ),
    h3('Hal yang sama, di bawah air'),
    p(
      'Di Pria Laot, di teluk lebar di sebelah barat kota, untaian gelembung naik dari retakan pasir pada kedalaman sekitar sepuluh meter. Para ahli geologi yang meneliti perairan di utara pulau menghitung sedikitnya 33 tempat gas keluar dari dasar laut. Di darat atau di bawahnya, ini <mark class="cdx-marker">satu gunung api dengan dua perangkat cerobong</mark>.',
    ),
    h2('Terumbu dan aturannya'),
    p(
      'Di sekitar Iboih dan pulau kecil Rubiah, Anda bisa snorkeling langsung dari pantai di atas karang dan gerombolan ikan. Sebagian jasanya milik sebuah lembaga lama. Di Aceh, setiap bagian pantai punya seorang <i>Panglima Laot</i>, “panglima laut”, yang dipilih para nelayan untuk mendamaikan sengketa dan menentukan siapa boleh menangkap ikan di mana, dengan cara apa, dan kapan. Para peneliti yang membandingkan berbagai tempat di Weh menemukan dua sampai delapan kali lebih banyak ikan karang dan karang hidup di tempat jaring dilarang. Adat itu dibuat untuk menjaga kerukunan antartetangga; terumbu yang selamat adalah hasil sampingannya.',
    ),
    h2('Pagi 26 Desember'),
    p(
      'Menjelang pukul delapan pada Minggu, 26 Desember 2004, gempa bermagnitudo 9,1 memecah dasar laut di barat Sumatra. Tsunami yang menyusul merenggut nyawa di belasan negara. Tidak ada tempat yang terpukul lebih keras daripada Aceh, tempat sekitar 170.000 orang meninggal atau hilang. Di Banda Aceh, di seberang selat dari Weh, air masuk berkilo-kilometer ke daratan.',
    ),
    p(
      'Pulau ini lebih beruntung. Di Iboih orang melihat selat ke Rubiah surut sampai pasirnya telanjang lalu terisi lagi, berkali-kali. Di Gapang hampir semua bangunan kayu di sepanjang pantai terbawa. Dibandingkan dengan daratan besar, korban jiwanya sedikit. Mereka yang kini tinggal di sini mungkin bercerita, mungkin juga tidak; biarkan mereka memilih.',
    ),
    p(
      'Pembangunan kembali makan waktu bertahun-tahun. Perdamaian datang lebih dulu: pada Agustus 2005 pemerintah dan Gerakan Aceh Merdeka menandatangani perjanjian di Helsinki yang mengakhiri perang hampir tiga puluh tahun.',
    ),
    p(
      'Para nelayan membuat hukum sendiri. Pada akhir 2005 para Panglima Laot bersepakat bahwa tidak ada perahu di Aceh yang melaut pada 26 Desember. Awak yang melanggarnya kehilangan tangkapan, dan perahunya ditambat tiga sampai tujuh hari.',
    ),
    h2('Dua hari yang baik di Weh'),
    ol(
      [
        'Di perjalanan, berilah Banda Aceh setengah hari.',
        [
          'Museum Tsunami, yang dimasuki lewat lorong gelap di antara dinding-dinding beraliran air',
          'PLTD Apung, kapal pembangkit listrik berbobot sekitar 2.600 ton yang ditinggalkan laut di sebuah permukiman berkilo-kilometer dari pantai',
        ],
      ],
      [
        'Pagi pertama: snorkeling di Iboih atau Rubiah.',
        ['Mengapunglah, jangan berdiri; sirip kaki mematahkan dalam sedetik apa yang tumbuh sepuluh tahun'],
      ],
      'Sore pertama: Kilometer Nol.',
      [
        'Pagi kedua: lubang uap di Jaboi sebelum panas, lalu kolamnya.',
        ['Bawalah sepatu tertutup, air, dan pakaian yang boleh berbau belerang'],
      ],
      'Sore kedua: Rubiah dengan berjalan kaki, dengan reruntuhan stasiun karantina tempat para jemaah haji yang berlayar ke dan dari Makkah harus menunggu sejak sekitar 1920.',
    ),
    h2('Menjadi tamu di Aceh'),
    ul(
      [
        'Pakaian',
        [
          'Bahu dan lutut tertutup di kota dan desa, baik perempuan maupun laki-laki',
          'Pakaian renang di pantai, dan kemeja di atasnya begitu Anda meninggalkan pasir',
        ],
      ],
      ['Jumat', ['Kapal, toko, dan kedai kopi berhenti di sekitar salat Jumat; aturlah penyeberangan Anda menurutnya']],
      ['Minuman', ['Alkohol dilarang menurut hukum Islam di Aceh, dan kopinya istimewa']],
      [
        'Kenangan',
        ['Mintalah izin sebelum memotret kuburan massal atau tugu peringatan, dan jangan berpose di depannya'],
      ],
    ),
    p(
      'Di kapal pulang, duduklah di buritan. Pulau itu perlahan tertinggal di belakang, hijau sampai garis air, dengan sepulas kabut di atas Jaboi yang bisa jadi awan.',
    ),
    p(
      'Di seberang selat bermula <a href="/articles/sianok-canyon-great-sumatran-fault">sesar panjang</a> yang membelah seluruh Sumatra. Jika Anda menyusurinya sampai <a href="/places/lake-toba">Danau Toba</a>, ada gunung api lain yang berasap di tengah jalan: <a href="/articles/mount-sibayak-sunrise">Sibayak</a>.',
    ),
  ],
}
