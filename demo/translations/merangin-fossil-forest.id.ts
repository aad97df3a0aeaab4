import { checklist, figure, h2, h3, ol, p, table } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'merangin-fossil-forest',
  language: 'id',
  title: 'Naik rakit menembus hutan berumur 296 juta tahun',
  excerpt:
    'Di sungai deras di Jambi, abu gunung api yang sudah lenyap menyimpan akar, batang, serta daun dari hutan yang lebih tua daripada dinosaurus mana pun. Cara terbaik mendatanginya: lewat air.',
  caption: 'Di Batang Merangin, di antara tebing abu dan lumpur sungai.',
  body: [
    p(
      'Batang Merangin turun cokelat dan riuh dari perbukitan barat Jambi. Di antara dua jeram, rakit berbelok ke air tenang, pemandu mengarahkan dayungnya ke tebing, lalu sesuatu yang tadinya tampak seperti noda di batu ternyata sebatang pohon. Sudah 296 juta tahun pohon itu tidak berdaun. Dinosaurus pertama baru muncul lebih dari lima puluh juta tahun sesudahnya; bunga, rumput, serta burung lebih lama lagi.',
    ),
    p(
      'Ruas sungai ini, di dekat Desa Air Batu, adalah jantung <b>Merangin Jambi UNESCO Global Geopark</b>, yang disahkan pada Mei 2023 bersama tujuh belas geopark lain. Fosilnya punya nama sendiri dalam buku-buku pelajaran: <i>flora Jambi</i>.',
    ),
    h2('Hutan di kaki gunung api'),
    p(
      'Batuan di sepanjang sungai termasuk Formasi Mengkarang. Delapan kali polanya berulang: abu gunung api yang kasar di bawah, lapisan yang makin tipis dan halus di atasnya, lalu paling atas abu yang diangkut sungai dan diendapkan kembali. Penanggalan isotop memberi umur 296,77 juta tahun untuk lapisan abu di dasar dan 296,14 juta tahun untuk yang di puncak. Jadi, seluruh susunan ini terbentuk dalam waktu sekitar 630.000 tahun, pada awal zaman Perem.',
    ),
    figure(
      'merangin-strata',
      'Abu, lumpur sungai, abu lagi: lapisan pembawa tumbuhan di Merangin, disederhanakan. Dari atas ke bawah: konglomerat (kerikil sungai purba), batupasir (dasar sungai berpasir), abu gunung api yang kini menjadi tuf dan menimbun hutan di tempatnya (di dalamnya batang fosil yang masih tegak), serpih (lumpur sungai dengan daun), lalu lapisan laut dengan cangkang brakiopoda.',
    ),
    p(
      'Para ahli paleobotani yang meneliti tiga tempat di sungai itu menyimpulkan bahwa pohon-pohonnya berdiri di lereng bawah gunung api yang aktif. Berkali-kali aliran panas abu dan gas merobohkan hutan. Sesudahnya abu lepas yang dihanyutkan hujan menimbun akar, tunggul, serta serasah begitu cepat sampai tidak sempat membusuk. Silika dari abu mengubah kayu menjadi batu. <mark class="cdx-marker">Gunung api menghancurkan hutan ini dan gunung api yang sama menyimpannya.</mark>',
    ),
    h3('Siapa yang tumbuh di sini'),
    table(
      ['Tumbuhan', 'Apa itu', 'Adakah yang serupa sekarang?'],
      [
        '<i>Agathoxylon</i> (pada label lama <i>Araucarioxylon</i>)',
        'Kayu dari pohon purba yang mirip konifer',
        'Kayunya menyerupai kayu araukaria',
      ],
      ['<i>Cordaites</i>', 'Pohon berdaun panjang seperti pita', 'Tidak ada; kerabat konifer yang sudah punah'],
      ['Paku biji', 'Daun seperti pakis, tetapi berbiji', 'Tidak ada; seluruh kelompoknya sudah punah'],
      ['Pakis', 'Daun dari jenis <i>Pecopteris</i>', 'Ada, termasuk paku tiang di daerah tropis'],
      ['<i>Calamites</i>', 'Paku ekor kuda beruas, setinggi pohon', 'Paku ekor kuda setinggi lutut'],
      ['Paku kawat', 'Tumbuhan berspora, sebagian berupa pohon', 'Paku kawat kecil di lantai hutan'],
    ),
    p(
      'Selama 630.000 tahun itu campurannya berubah. Di bagian bawah, <i>Cordaites</i>, pakis, atau paku kawat yang berkuasa; makin ke atas, paku biji mengambil alih. Karena pada saat yang sama muka laut naik dan turun, para penulis <a href="https://scholarworks.boisestate.edu/geo_facpubs/440/">kajian itu</a> menduga iklimlah yang berubah.',
    ),
    h2('Tumbuhan yang keliru di tempat yang benar'),
    p(
      'Spesimen pertama ditemukan dalam survei geologi pimpinan August Tobler pada awal abad kedua puluh. Sumatra terletak di tengah-tengah antara India dan Australia. Di keduanya, batuan Perem penuh dengan <i>Glossopteris</i>, daun berbentuk lidah dari benua-benua selatan yang dingin. Orang mengira akan menemukannya juga di Jambi. Ternyata tidak: tumbuhannya lebih mirip tumbuhan Eropa. Pada 1925 Oene Posthumus pergi ke hulu untuk mengumpulkan lebih banyak. Bersama temuan sesudahnya, kini lebih dari 2.000 spesimen bisa ditempatkan dalam urutannya, lapis demi lapis.',
    ),
    p(
      'Jawaban teka-teki itu: dahulu Sumatra tidak berada di satu tempat. Jalur baratnya, yang oleh ahli geologi disebut Blok Sumatra Barat, agaknya terletak di lintang rendah yang hangat dan berbagi banyak tumbuhan dengan wilayah yang kini Tiongkok. Cangkang di antara lapisan tumbuhan itu sejalan: brakiopoda serta fusulina mungil yang menyukai laut dangkal yang hangat. Saat pemandu memperlihatkan hewan laut beberapa langkah dari batang pohon, yang sedang Anda pandang adalah sebuah pantai.',
    ),
    h2('Sehari di sungai'),
    ol(
      [
        'Capai Air Batu',
        [
          'Bangko, kota terdekat, empat sampai lima jam lewat darat dari Kota Jambi.',
          'Air Batu masih sekitar 30 km lagi, tanpa angkutan umum yang tetap.',
        ],
      ],
      [
        'Lapor kepada pemandu desa',
        [
          'Rakit, helm, serta jaket pelampung datang bersama awaknya.',
          'Tanyakan tinggi air. Jika mereka menunda, bersyukurlah.',
        ],
      ],
      'Berakit sekitar 13 km selama kira-kira tiga jam. Ada sekitar dua puluh jeram yang bernama; Amin, Lade, serta Milan termasuk yang ganas.',
      'Berhenti di tempat awak berhenti: cetakan daun, cangkang, batang-batang batu, hingga air terjun yang meluncur di lereng granit.',
      'Berakhir di hilir ke arah Bangko, basah kuyup, lalu diantar pulang.',
    ),
    p(
      'Yang lebih suka kakinya kering bisa berjalan. Jalan setapak lewat kebun dan hutan ke situs-situs fosil utama memakan waktu sekitar tiga jam pulang pergi, bersama pemandu.',
    ),
    h2('Sebelum Anda turun dari rakit'),
    p('Sungai mengikis fosil-fosil ini, begitu pula kita. Tidak satu pun bisa diganti.'),
    checklist(
      ['Lihat, potret, jangan masukkan apa pun ke saku', true],
      ['Tanpa palu, tanpa kapur, tanpa menggores supaya cetakannya lebih jelas', true],
      ['Berdiri di batu polos, bukan di atas batang', true],
      ['Ponsel dan kamera dalam tas kedap air; sepatu yang tidak lepas saat berenang', false],
      ['Bayar pemandu desa dan homestay secara langsung', false],
      ['Bawa kembali setiap bungkus ke Bangko', false],
    ),
    p(
      'Pengajuan pertama ke UNESCO gagal pada 2014; yang kedua baru berhasil pada 2023. Bukalah <a href="https://geopark.meranginkab.go.id/en/">laman geopark itu sendiri</a> sebelum berangkat, lalu sediakan dua malam: satu hari untuk sungainya, satu lagi untuk perbukitan tempat ia berhulu.',
    ),
    p(
      'Dari Bangko, jalan menanjak sampai ke <a href="/places/mount-kerinci">Gunung Kerinci</a>. Dua geopark lain menunggu dibaca di majalah ini: <a href="/articles/lake-toba-supervolcano">Danau Toba</a> dan <a href="/articles/belitong-granite-and-tin">Belitong</a>.',
    ),
  ],
}
