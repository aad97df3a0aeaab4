import { figure, h2, h3, ol, p, pCentered, table, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'samosir-batak-villages',
  language: 'id',
  title: 'Membaca sebuah kampung di Samosir',
  excerpt:
    'Kampung Batak Toba banyak bercerita tentang dirinya kalau kita tahu ke mana harus memandang. Jalan pelan dari bubungan atap sampai ke alat tenun, lengkap dengan tata kramanya.',
  caption: 'Lampu di sederet rumah, dibaca dari kiri ke kanan.',
  body: [
    p(
      'Yang pertama dipelajari di Samosir adalah satu kata. <b>Horas</b> berarti halo, sampai jumpa, semoga sehat, sekaligus ajakan bersulang. Paling mantap kalau diucapkan keras-keras. Seorang anak akan meneriakkannya dari ambang pintu, seorang bapak tua akan mengucapkannya sambil memandang ke arah lain. Balaslah keduanya.',
    ),
    p(
      'Selebihnya butuh waktu lebih lama. Samosir adalah jantung negeri Batak Toba. Kampung-kampungnya masih dihuni, termasuk yang berloket karcis. Inilah tiga hal untuk dibaca, beserta cara bersikap selagi membacanya.',
    ),
    h2('Pulau yang berparit terusan'),
    p(
      'Luas Samosir kira-kira 640 kilometer persegi, di tengah-tengah Danau Toba. Sampai awal abad kedua puluh ia belum benar-benar sebuah pulau. Sejalur sempit tanah menghubungkannya dengan Sumatra di dekat Pangururan. Pemerintah kolonial Belanda menggali terusan di situ dengan kerja paksa; soal tahunnya catatan-catatan berbeda, antara 1906 dan 1913. Galian itu bernama Tano Ponggol, “tanah yang patah”. Kini ada jembatan di atasnya, jadi Anda bisa datang lewat darat dari barat, bisa juga dengan kapal dari Parapat atau Ajibata di timur.',
    ),
    figure(
      'toba-map',
      'Samosir memenuhi bagian tengah Danau Toba; di Pangururan ia nyaris menyentuh daratan. “Caldera rim” menandai bibir kaldera. Permukaan danau 905 m di atas laut, bagian terdalamnya sekitar 500 m.',
    ),
    h2('Membaca rumah'),
    p(
      'Kampung disebut <i>huta</i> dan dahulu ia benteng kecil, bertembok tanah atau batu yang ditanami bambu. Di dalamnya rumah-rumah berdiri berdampingan dalam satu deret. Di seberang tiap rumah berdiri lumbung padinya, <i>sopo</i>. Halaman terbuka di antara dua deret itu menjadi pekarangan, bengkel, sekaligus tempat menjemur. Banyak lumbung kini sudah menjadi rumah. Mulailah dari tanah, lalu biarkan mata Anda naik.',
    ),
    ul(
      [
        'Bawah',
        [
          'Tiang-tiang kayu besar yang bertumpu pada batu pipih dan tidak ditanam di tanah, supaya tidak lapuk',
          'Balok-balok melintang menembus tiang: di sinilah dulu kandang kerbau dan babi',
        ],
      ],
      [
        'Tengah',
        [
          'Satu ruangan tanpa sekat, dahulu dihuni beberapa keluarga, masing-masing dengan sudutnya sendiri',
          'Pintu rendah yang dicapai lewat tangga, sehingga orang masuk dengan kepala menunduk',
        ],
      ],
      [
        'Atas',
        [
          'Atap berbentuk pelana, lebih tinggi di kedua ujung daripada di tengah, dibangun tanpa paku',
          'Ijuk hitam pada rumah-rumah tertua; selebihnya seng',
        ],
      ],
    ),
    p(
      'Ukiran di bagian depan bernama <i>gorga</i> dan warnanya hampir selalu tiga yang itu-itu juga: merah, hitam, dan putih. Carilah seekor cicak yang menghadap sederet payudara. Cicak itu, <i>boraspati</i>, melambangkan roh pelindung tanah, payudara melambangkan kesuburan. Bersama-sama, keduanya mendoakan seisi rumah. Kepala-kepala menonjol di ujung balok adalah <i>singa</i>: namanya singa, makhluknya dari legenda dan tugasnya berjaga.',
    ),
    h2('Membaca batu'),
    p(
      'Di Tomok, sedikit menanjak dari dermaga, terbaring peti-peti batu keluarga Sidabutar. Bentuknya seperti perahu, kendaraan orang mati dalam perjalanannya, dengan wajah besar yang menatap di haluan. Orang menyebutnya megalit, sehingga kedengarannya dari zaman prasejarah; para peneliti menempatkan makam batu Batak Toba dalam empat atau lima abad terakhir. Banyak di antaranya menyimpan tulang lebih dari satu orang, yang dikumpulkan beberapa tahun sesudah penguburan pertama lalu disatukan.',
    ),
    p(
      'Adat itu belum berakhir. Tulang-belulang leluhur bisa diangkat, dibersihkan, lalu dipindahkan ke makam baru dalam upacara bernama <i>mangongkal holi</i>. Tugu-tugu tinggi bercat yang Anda lewati di tengah sawah adalah wujud masa kini dari gagasan yang sama.',
    ),
    p(
      'Di Ambarita batunya berupa kursi. Di kampung bertembok milik marga Siallagan, kursi-kursi itu berdiri melingkar di bawah pohon. Para pemandu menjelaskan bahwa di situlah para tetua bermusyawarah dan mengadili. Kisah lanjutannya biasanya mengerikan. Nikmatilah sebagai pertunjukan, lalu bertanyalah tentang hukumnya.',
    ),
    h2('Membaca kain'),
    p(
      'Yang ketiga untuk dibaca adalah <i>ulos</i>, kain tenun tangan orang Batak. Para perempuan menenunnya dengan alat yang ditegangkan tali di sekeliling punggung, sehingga tubuh penenun sendirilah yang menjaga tegangannya. Sehelai kain bisa makan waktu satu sampai empat minggu, beberapa lebih lama lagi. Ulos dipakai, tetapi terutama <i>diberikan</i>: disampirkan di bahu pada kelahiran, perkawinan, atau kematian oleh seseorang yang tempatnya dalam keluarga memberinya hak untuk itu.',
    ),
    table(
      ['Kain', 'Pemakaiannya yang lazim'],
      [
        'Ragidup',
        '“Ragi kehidupan”, salah satu yang paling dihormati; pada perkawinan, pemberian orang tua pengantin perempuan kepada ibu pengantin laki-laki',
      ],
      ['Ragi hotang', 'Dinamai menurut rotan; disampirkan pada sepasang pengantin'],
      ['Mangiring', 'Merah tua; diberikan pada kelahiran anak pertama, yang digendong dengannya'],
      ['Sibolang', 'Biru nila dan bersahaja; terutama tampak saat berkabung'],
    ),
    p(
      'Adat berbeda-beda, jadi anggaplah tabel ini pelajaran pertama. Ambillah pelajaran kedua di Hutaraja, di Lumban Suhi-suhi Toruan di jalan menuju Pangururan, tempat para perempuan menenun di depan sederet rumah tua.',
    ),
    h3('Siapa memberi, siapa menerima'),
    p(
      'Di balik pemberian itu berdiri <i>Dalihan Na Tolu</i>, “tungku yang tiga”. Sebuah periuk butuh tiga batu untuk berdiri. Seorang Batak selalu tiga hal sekaligus: hormat kepada keluarga asal istrinya, hati-hati terhadap sesama marganya, sayang kepada keluarga tempat saudari dan anak perempuannya menikah. Dua orang Batak yang saling menanyakan <i>marga</i> sedang menghitung yang mana di antara ketiganya mereka itu.',
    ),
    h2('Tata krama, menurut urutan pemakaian'),
    ol(
      'Ucapkan <i>Horas</i> dulu. Sesudah itu mintalah izin sebelum naik ke rumah atau mengangkat kamera.',
      'Berpakaianlah untuk bertamu, bukan untuk ke pantai: bahu dan lutut tertutup di kampung dan di makam.',
      'Jika di makam Anda diberi ulos untuk dipakai, pakailah, lalu kembalikan dengan kedua tangan.',
      'Jangan sekali-kali duduk atau bersandar pada peti batu.',
      'Jika bertemu upacara, tinggallah di tepi sampai ada yang menunjukkan tempat. Di mana orang duduk bergantung pada kekerabatan.',
      'Bayarlah waktu seperti membayar barang. Penenun yang dua puluh menit menjelaskan motifnya selama itu tidak berpenghasilan.',
      'Biarkan Minggu pagi tenang. Kebanyakan orang ada di gereja dan nyanyiannya terdengar jauh.',
    ),
    h2('Berkeliling'),
    p(
      'Kebanyakan penginapan ada di Tuktuk. Jalan menyusuri pantai danau. Sepeda motor atau mobil sewaan membawa Anda dari Tomok lewat Ambarita ke Simanindo, tempat kompleks rumah seorang raja dahulu menjadi museum sejak 1969 dan tarian biasanya dipertunjukkan pada pagi hari. Berangkatlah lewat tepi danau. Pulanglah lewat dataran tingginya, tempat papan wisata berakhir dan sore menjadi milik kerbau.',
    ),
    p(
      'Bagaimana pulau ini naik dari dasar <a href="/places/lake-toba">Danau Toba</a> kami ceritakan <a href="/articles/lake-toba-supervolcano">dalam tulisan lain</a>; bagaimana melewatkan <a href="/articles/three-days-at-lake-toba">tiga hari</a> di sana, juga.',
    ),
    pCentered('<i>Mauliate</i> berarti terima kasih. <i>Horas</i> berarti semoga selamat.'),
  ],
}
