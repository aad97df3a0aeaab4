import type { PlaceTexts } from './place'

/** The places whose articles are in English only, by their slugs. */
export const indonesianPlaces: Record<string, PlaceTexts> = {
  'lake-toba': {
    name: 'Danau Toba',
    summary:
      'Danau di dalam kaldera letusan terbesar selama dua juta tahun terakhir, sekitar 900 meter di atas permukaan laut.',
    practical: {
      when: 'Mei sampai September lebih kering. Malam terasa sejuk sepanjang tahun.',
      access: 'Terbang ke Silangit, atau naik mobil dari Medan ke Parapat selama empat sampai lima jam.',
      duration: 'Paling sedikit dua hari; empat hari untuk mengelilingi danau.',
      guide: 'Carilah pemandu di kampung tempat Anda menginap.',
      bring: 'Baju hangat untuk malam hari, dan kesabaran untuk menunggu feri.',
    },
    notices: {
      'life-jackets': 'Jangan naik perahu yang tidak punya jaket pelampung untuk setiap penumpang.',
    },
  },
  'mount-sibayak': {
    name: 'Gunung Sibayak',
    summary: 'Gunung api berasap di atas Berastagi, didaki sebelum subuh demi matahari terbit.',
    practical: {
      when: 'Pada bulan-bulan yang lebih kering, dan hanya saat cuaca cerah.',
      access: 'Dari Berastagi, lewat jalan melalui Jaranguda.',
      duration: 'Setengah hari.',
      guide: 'Disarankan pada pendakian pertama, dan wajib di jalur hutan.',
      bring: 'Senter, air minum, dan jaket untuk angin dan hujan.',
    },
    notices: {
      vents:
        'Letusan uap datang hampir tanpa tanda. Periksa tingkat aktivitasnya sebelum berangkat, dan jauhi lubang-lubang gas.',
    },
  },
  ketambe: {
    name: 'Ketambe',
    summary:
      'Hutan hujan dataran rendah di tepi Sungai Alas di Taman Nasional Gunung Leuser, tempat orang utan hidup liar.',
    practical: {
      access: 'Lewat jalan darat dari Medan melalui Kutacane, delapan jam atau lebih.',
      duration: 'Paling sedikit dua malam di hutan.',
      guide: 'Wajib, begitu pula izin masuk. Mintalah pemandu menunjukkan lisensinya.',
      bring: 'Kaus kaki pacet, pakaian panjang yang ringan, dan jas hujan.',
    },
  },
  'lake-maninjau': {
    name: 'Danau Maninjau',
    summary:
      'Danau lonjong di kaki dinding kaldera yang curam, di ujung jalan dengan empat puluh empat kelok bernomor.',
    practical: {
      access: 'Lewat jalan darat dari Bukittinggi melalui bibir kaldera di Embun Pagi.',
      duration: 'Sehari; dua hari dengan jalan kaki menyusuri bibir kaldera.',
    },
  },
  'sianok-canyon': {
    name: 'Ngarai Sianok',
    summary: 'Ngarai berdinding tuf yang tegak lurus di tepi Bukittinggi, sepanjang Sesar Besar Sumatra.',
    practical: {
      access: 'Berjalan kaki dari pusat kota Bukittinggi.',
      duration: 'Setengah hari.',
      bring: 'Sepatu yang boleh basah.',
    },
    notices: {
      'rock-falls': 'Jauhi kaki dinding ngarai: batu berjatuhan setelah hujan dan gempa.',
    },
  },
  'harau-valley': {
    name: 'Lembah Harau',
    summary:
      'Sawah di antara tebing merah dari konglomerat dan batu pasir, dengan air terjun yang jatuh dari kedua sisinya.',
    practical: { access: 'Lewat jalan darat dari Payakumbuh, setengah jam.', duration: 'Sehari.' },
  },
  'mount-kerinci': {
    name: 'Gunung Kerinci',
    summary: 'Gunung api tertinggi di Indonesia, 3.805 meter, di atas kebun teh Kayu Aro.',
    practical: {
      when: 'Juni sampai September, saat jalur pendakian dibuka.',
      access: 'Dari Kersik Tuo, di jalan antara Sungai Penuh dan Padang.',
      duration: 'Dua hari.',
      cost: 'Tiket taman nasional dan upah pemandu.',
      guide: 'Daftarkan diri ke pihak taman nasional sebelum berangkat.',
      bring: 'Pakaian hangat: malam di dekat batas pepohonan dingin.',
    },
    notices: {
      summit: 'Pada Level II, pendaki harus tetap berada tiga kilometer dari kawah: puncaknya ditutup.',
    },
  },
  'gunung-tujuh': {
    name: 'Danau Gunung Tujuh',
    summary:
      'Danau di antara tujuh puncak, hampir 2.000 meter di atas permukaan laut, di Taman Nasional Kerinci Seblat.',
    practical: {
      access: 'Dari Pelompek, 8 km di utara Kersik Tuo.',
      duration: 'Sehari. Berangkatlah paling lambat pukul delapan pagi.',
      cost: 'Tiket taman nasional.',
      guide: 'Pakailah pemandu: jalan setapak di ladang bercabang di mana-mana.',
    },
  },
  belitong: {
    name: 'Belitong',
    summary: 'Pulau bongkahan granit, pasir putih, dan tambang timah tua, UNESCO Global Geopark sejak 2021.',
    practical: {
      when: 'April sampai Oktober, saat laut di barat laut tenang.',
      access: 'Terbang dari Jakarta ke Tanjungpandan.',
      duration: 'Tiga hari.',
    },
  },
  'way-kambas': {
    name: 'Way Kambas',
    summary:
      'Hutan dataran rendah dan rawa di timur Lampung, rumah bagi gajah, tapir, dan sebagian badak sumatra terakhir.',
    practical: {
      access: 'Lewat jalan darat dari Bandar Lampung, dua sampai tiga jam.',
      duration: 'Satu atau dua hari.',
      guide: 'Jika ada gajah di dekat Anda, tetaplah di mobil atau di belakang pemandu.',
    },
    notices: {
      visitors:
        'Ditutup untuk pengunjung sampai pemberitahuan lebih lanjut: petugas terlalu sedikit untuk melayani pengunjung sekaligus menjaga batas taman nasional.',
    },
  },
  'anak-krakatau': {
    name: 'Anak Krakatau',
    summary: 'Gunung api yang tumbuh dari kaldera Krakatau di Selat Sunda sejak 1927.',
    practical: {
      access: 'Naik perahu dari Canti di Lampung, dengan izin, dan hanya sejauh yang dibolehkan tingkat aktivitasnya.',
      duration: 'Sehari penuh di laut.',
      guide: 'Izin masuk cagar alam harus memuat nama setiap penumpang.',
      bring: 'Masker untuk abu. Pastikan perahu punya jaket pelampung dan radio.',
    },
    notices: {
      island: 'Pada Level II, semua yang berada dalam dua kilometer dari kawah ditutup, yaitu seluruh Anak Krakatau.',
    },
  },
  'sipiso-piso': {
    name: 'Sipiso-piso',
    summary:
      'Air terjun setinggi sekitar 120 meter di atas Tongging, dan pemandangan utuh pertama ke Danau Toba bagi yang datang dari utara.',
    practical: {
      when: 'Sepanjang tahun. Pagi lebih cerah daripada siang.',
      access: 'Lewat jalan darat dari Berastagi, atau menyusuri bibir kaldera sebelah timur dari Parapat.',
      duration: 'Setengah jam di pagar pandang; dua jam dengan tangga ke kaki air terjun.',
      bring: 'Sepatu yang tidak licin di tangga basah.',
    },
  },
  'pusuk-buhit': {
    name: 'Pusuk Buhit',
    summary:
      'Gunung api yang tumbuh di tepi barat Danau Toba setelah runtuhan besar, dengan mata air panas di kakinya. Menurut tradisi Batak, di sinilah leluhur pertama.',
    practical: {
      when: 'Mei sampai September lebih kering.',
      access: 'Lewat jalan darat dari Pangururan, menyeberangi jembatan.',
      duration: 'Satu jam untuk mata air panas, setengah hari untuk gunungnya.',
      guide: 'Ajaklah pemandu dari kampung di kakinya: gunung ini tempat para leluhur.',
      bring: 'Baju renang, dan pakaian untuk menutupinya.',
    },
  },
}
